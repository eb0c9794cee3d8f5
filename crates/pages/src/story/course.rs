//! Where does each point of a course stand on a sheet of a given size?

use words::Story;

/// A sheet with room around the drawing.
#[derive(Clone, Copy, Debug)]
pub struct Plot {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    pub low: i16,
    pub high: i16,
    /// The last moment.
    pub latest: usize,
}

impl Plot {
    /// A sheet on which the whole course and its goal have room.
    pub fn of(story: &Story, (left, top): (f32, f32), (width, height): (f32, f32)) -> Plot {
        let values = || story.stood.iter().flatten().copied().chain(story.course.goal);
        let high = values().max().unwrap_or(1).max(1);
        Plot {
            left,
            top,
            width,
            height,
            low: values().min().unwrap_or(0).min(0),
            high: if story.course.unit.contains('%') { high.max(100) } else { high },
            latest: story.stood.len().saturating_sub(1).max(1),
        }
    }

    pub fn x(&self, at: usize) -> f32 {
        self.left + self.width * at as f32 / self.latest as f32
    }

    pub fn y(&self, value: i16) -> f32 {
        let share = f32::from(value - self.low) / f32::from((self.high - self.low).max(1));
        self.top + self.height * (1.0 - share)
    }

    /// One line of the course, as the data of a path: it stays where it is until something moves it.
    pub fn path(&self, story: &Story, line: usize) -> String {
        let mut path = String::new();
        let mut before = None;
        for (at, stood) in story.stood.iter().enumerate() {
            let Some(value) = stood.get(line).copied() else { break };
            match before {
                None => path = format!("M{:.1} {:.1}", self.x(at), self.y(value)),
                Some(before) if before != value => {
                    path += &format!("H{:.1}V{:.1}", self.x(at), self.y(value));
                }
                Some(_) => {}
            }
            before = Some(value);
        }
        path + &format!("H{:.1}", self.x(self.latest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Sentence;
    use words::tale::Course;

    #[test]
    fn a_line_stays_until_something_moves_it_and_fills_the_sheet() {
        let course = Course { title: "Points", lines: vec!["Ana".into()], unit: "", goal: Some(4) };
        let stood = [0, 0, 2, 4, 4].map(|value| vec![value]).to_vec();
        let story = Story {
            ended: Sentence::new(),
            course,
            stood,
            parts: Vec::new(),
            turns: Vec::new(),
            feats: Vec::new(),
        };
        let plot = Plot::of(&story, (10.0, 10.0), (100.0, 40.0));
        assert_eq!(plot.path(&story, 0), "M10.0 50.0H60.0V30.0H85.0V10.0H110.0");
    }
}
