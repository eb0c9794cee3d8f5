//! Which tests took longest? Read from the report that `cargo nextest` writes; a file for a browser adds a line for each of
//! its tests (`browser/reporter.mjs`).

use std::fs;
use std::path::Path;

const SHOWN: usize = 10;

/// Prints the slowest tests of the last run.
pub fn print(report: &Path) {
    let Ok(report) = fs::read_to_string(report) else { return };
    let mut tests = read(&report);
    tests.sort_by(|one, other| other.1.total_cmp(&one.1));
    println!("the slowest of {} tests:", tests.len());
    tests.iter().take(SHOWN).for_each(|(name, seconds)| println!("  {seconds:6.1} s  {name}"));
}

/// Names and seconds of all tests. A file for a browser counts as its tests.
fn read(report: &str) -> Vec<(String, f32)> {
    let mut tests = Vec::new();
    for case in report.split("<testcase").skip(1) {
        let browser: Vec<(String, f32)> = case.lines().filter_map(browser_test).collect();
        if browser.is_empty() {
            let (tag, _) = case.split_once('>').unwrap_or((case, ""));
            let seconds = attribute(tag, "time").and_then(|time| time.parse().ok());
            let name = format!(
                "{} {}",
                attribute(tag, "classname").unwrap_or_default(),
                attribute(tag, "name").unwrap_or_default()
            );
            tests.extend(seconds.map(|seconds| (name, seconds)));
        }
        tests.extend(browser);
    }
    tests
}

/// `::time MILLISECONDS NAME`
fn browser_test(line: &str) -> Option<(String, f32)> {
    let (_, rest) = line.split_once("::time ")?;
    let (milliseconds, name) = rest.split('<').next()?.split_once(' ')?;
    Some((format!("browser {name}"), milliseconds.parse::<f32>().ok()? / 1000.0))
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_and_the_parts_of_a_browser_file_have_times() {
        let report = r#"<testsuite name="art"><testcase name="a_card" classname="art" time="1.250"></testcase>
            <testcase name="care" classname="conclave::browser" time="9.0"><system-out>::time 4000 care › a nudge
::time 500.5 care › a rest</system-out></testcase></testsuite>"#;
        let expected =
            [("art a_card", 1.25), ("browser care › a nudge", 4.0), ("browser care › a rest", 0.5005)];
        assert_eq!(read(report), expected.map(|(name, seconds)| (name.to_owned(), seconds)));
    }
}
