//! How is something written in a picture where no typeface can be counted on? In capitals cut with a chisel, stroke by stroke.

use std::fmt::Write;

/// How high a capital is in its own measure, and how far letters stand apart.
const TALL: f32 = 10.0;
const APART: f32 = 2.4;

/// The strokes of a letter from (0, 0) at its upper left to the foot at 10, and how wide it is.
fn strokes(letter: char) -> Option<(&'static str, f32)> {
    Some(match letter {
        'A' => ("M0 10L3.5 0L7 10M1.3 6.6H5.7", 7.0),
        'B' => ("M0 0V10M0 0H2.6Q5 0 5 2.4T2.6 4.8H0M2.6 4.8Q5.6 4.8 5.6 7.4T2.6 10H0", 5.6),
        'C' => ("M6.8 1.8Q5.6 0 3.8 0Q0 0 0 5T3.8 10Q5.6 10 6.8 8.2", 6.8),
        'D' => ("M0 0V10H2.6Q6.6 10 6.6 5T2.6 0H0", 6.6),
        'E' => ("M5 0H0V10H5M0 4.8H4", 5.0),
        'F' => ("M5 0H0V10M0 4.8H4", 5.0),
        'G' => ("M6.8 1.8Q5.6 0 3.8 0Q0 0 0 5T3.8 10Q6.8 10 6.8 6.6V5.4H4.2", 6.8),
        'H' => ("M0 0V10M6.4 0V10M0 4.8H6.4", 6.4),
        'I' => ("M.6 0V10", 1.2),
        'J' => ("M3.4 0V7.4Q3.4 10 1.4 10T0 9", 3.4),
        'K' => ("M0 0V10M5.8 0L0 5.8M2 3.9L6.2 10", 6.2),
        'L' => ("M0 0V10H4.8", 4.8),
        'M' => ("M0 10L1 0L4.2 7L7.4 0L8.4 10", 8.4),
        'N' => ("M0 10V0L6.4 10V0", 6.4),
        'O' => ("M3.9 0Q7.8 0 7.8 5T3.9 10T0 5T3.9 0", 7.8),
        'P' => ("M0 10V0H2.8Q5.4 0 5.4 2.7T2.8 5.4H0", 5.4),
        'Q' => ("M3.9 0Q7.8 0 7.8 5T3.9 10T0 5T3.9 0M4.8 7.6L8 11", 8.0),
        'R' => ("M0 10V0H2.8Q5.2 0 5.2 2.6T2.8 5.2H0M2.6 5.2L6 10", 6.0),
        'S' => ("M5 1.5Q4.2 0 2.6 0T.3 2.3Q.3 4 2.7 4.8T5.3 7.5Q5.3 10 2.6 10T0 8.3", 5.3),
        'T' => ("M0 0H6.4M3.2 0V10", 6.4),
        'U' => ("M0 0V6.6Q0 10 3.1 10T6.2 6.6V0", 6.2),
        'V' => ("M0 0L3.4 10L6.8 0", 6.8),
        'W' => ("M0 0L2.4 10L4.8 1.4L7.2 10L9.6 0", 9.6),
        'X' => ("M0 0L6.4 10M6.4 0L0 10", 6.4),
        'Y' => ("M0 0L3.2 5V10M6.4 0L3.2 5", 6.4),
        'Z' => ("M0 0H6L0 10H6.2", 6.2),
        _ => return sign(letter),
    })
}

/// The same of figures and what stands between words.
fn sign(letter: char) -> Option<(&'static str, f32)> {
    Some(match letter {
        '0' => ("M2.8 0Q5.6 0 5.6 5T2.8 10T0 5T2.8 0", 5.6),
        '1' => ("M.4 2L2.4 0V10", 3.0),
        '2' => ("M.3 2.3Q.6 0 2.7 0T5.2 2.6Q5.2 4.4 0 10H5.4", 5.4),
        '3' => ("M.2 0H5L2.3 3.9Q5.3 3.9 5.3 7T2.4 10T0 8.4", 5.3),
        '4' => ("M4.2 10V0L0 7H5.8", 5.8),
        '5' => ("M4.8 0H1L.5 4.6Q1.3 3.8 2.6 3.8Q5.3 3.8 5.3 6.9T2.4 10T0 8.6", 5.3),
        '6' => ("M4.2 0Q0 3 0 7Q0 10 2.7 10T5.4 7.1T2.8 4.3T.2 6.4", 5.4),
        '7' => ("M0 0H5.4L2 10", 5.4),
        '8' => ("M2.8 4.6Q.4 4.6 .4 2.3T2.8 0T5.2 2.3T2.8 4.6Q5.6 4.6 5.6 7.3T2.8 10T0 7.3T2.8 4.6", 5.6),
        '9' => ("M1.2 10Q5.4 7 5.4 3Q5.4 0 2.7 0T0 2.9T2.6 5.7T5.2 3.6", 5.4),
        ' ' => ("", 2.6),
        '.' => ("M.4 9.6V10", 0.8),
        ',' => ("M.8 9.4L.2 11.4", 0.9),
        ':' => ("M.4 3.6V4M.4 9.4V9.8", 0.8),
        '-' | '–' => ("M0 5.4H3.4", 3.4),
        '\'' | '’' => ("M.4 0V2", 0.8),
        '%' => (
            "M6.6 0L1 10M1.7 0Q3.2 0 3.2 1.8T1.7 3.6T.2 1.8T1.7 0M5.9 6.4Q7.4 6.4 7.4 8.2T5.9 10T4.4 8.2T5.9 6.4",
            7.4,
        ),
        _ => return None,
    })
}

/// A capital and what stands over it: Á is an A under a stroke.
fn parts(letter: char) -> (char, &'static str) {
    const ACUTE: &str = "M-.6 -1.2L.8 -2.8";
    const TILDE: &str = "M-2 -1.4Q-1 -2.8 0 -2T2 -2.6";
    const DOTS: &str = "M-1.4 -2.2V-1.8M1.4 -2.2V-1.8";
    match letter {
        'Á' | 'À' | 'Â' => ('A', ACUTE),
        'É' | 'È' | 'Ê' => ('E', ACUTE),
        'Í' | 'Ì' | 'Î' => ('I', ACUTE),
        'Ó' | 'Ò' | 'Ô' => ('O', ACUTE),
        'Ú' | 'Ù' | 'Û' => ('U', ACUTE),
        'Ñ' => ('N', TILDE),
        'Ã' => ('A', TILDE),
        'Õ' => ('O', TILDE),
        'Ä' => ('A', DOTS),
        'Ö' => ('O', DOTS),
        'Ü' => ('U', DOTS),
        'Ç' => ('C', ""),
        plain => (plain, ""),
    }
}

/// Writes a line as strokes, as tall as asked for, its upper left at the origin; says how wide it became. Letters nobody
/// has cut are left out.
pub fn write(text: &str, tall: f32) -> (String, f32) {
    let (mut out, mut x) = (String::new(), 0.0);
    for letter in text.chars().flat_map(char::to_uppercase) {
        let (plain, above) = parts(letter);
        let Some((path, wide)) = strokes(plain) else { continue };
        if !path.is_empty() {
            let _ = write!(out, r#"<path transform="translate({x:.1} 0)" d="{path}"/>"#);
        }
        if !above.is_empty() {
            let _ = write!(out, r#"<path transform="translate({:.1} 0)" d="{above}"/>"#, x + wide / 2.0);
        }
        x += wide + APART;
    }
    let scale = tall / TALL;
    (format!(r#"<g transform="scale({scale:.3})">{out}</g>"#), (x - APART).max(0.0) * scale)
}

/// Whether most of this can be written so.
pub fn can_write(text: &str) -> bool {
    let letters = || text.chars().flat_map(char::to_uppercase).filter(|letter| !letter.is_whitespace());
    let known = letters().filter(|letter| strokes(parts(*letter).0).is_some()).count();
    known > 0 && known * 4 >= letters().count() * 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_both_languages_is_cut() {
        let all = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜ0123456789 .,:-–'’%";
        for letter in all.chars() {
            assert!(strokes(parts(letter).0).is_some(), "{letter}");
        }
        assert!(can_write("Ana María") && !can_write("山田") && !can_write(""));
    }

    #[test]
    fn a_line_is_as_wide_as_its_letters() {
        let (_, one) = write("L", 10.0);
        let (drawn, two) = write("LL山", 10.0);
        assert_eq!((one, two), (4.8, 12.0));
        assert_eq!(drawn.matches("<path").count(), 2);
    }
}
