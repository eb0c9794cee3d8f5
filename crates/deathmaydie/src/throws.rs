//! What can dice of one kind show, as far as a roll asks, and what comes of throwing one of them again?

/// What one face counts: successes, and Elder Signs where only some of them may count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Counts {
    pub success: u16,
    pub elder: u16,
}

/// One face that counts something of its own, and how many of the six sides of a die show it.
pub(crate) type Side = (Counts, u64);

/// The most different faces on a die.
const FACES: usize = 4;

/// Where a throw comes to lie if one die is thrown again, and in how many ways.
type Again = [(u16, u16); FACES];

/// Everything that so many dice of one kind can show.
pub(crate) struct Throws {
    /// For each throw, what it counts together.
    pub counts: Vec<Counts>,
    /// In how many ways it falls.
    pub ways: Vec<u128>,
    /// For each throw, the dice worth throwing again.
    again: Vec<[Option<Again>; 2]>,
}

/// How many dice show which face.
type Shown = [u8; FACES];

impl Throws {
    /// `sides` differ from each other. `ranked`: each is at least as good as those before it, whatever else lies there.
    pub fn new(dice: u8, sides: &[Side], ranked: bool) -> Throws {
        let all = arrangements(dice, sides.len());
        let place = |shown: &Shown| all.binary_search(shown).expect("a throw of these dice") as u16;
        let again = |shown: &Shown, face: usize| {
            let mut lands = Again::default();
            for (to, (_, count)) in sides.iter().enumerate() {
                let mut then = *shown;
                then[face] -= 1;
                then[to] += 1;
                lands[to] = (place(&then), *count as u16);
            }
            lands
        };
        let worst = |shown: &Shown| {
            // Among dice of a kind nobody throws a better face again than the worst; where an Elder Sign and a success
            // cannot be compared, it may be either.
            let mut shows = (0..sides.len()).filter(|face| shown[*face] > 0);
            let first = shows.next();
            let second = shows.next().filter(|_| !ranked && first != Some(0));
            [first, second].map(|face| face.map(|face| again(shown, face)))
        };
        Throws {
            counts: all.iter().map(|shown| together(shown, sides)).collect(),
            ways: all.iter().map(|shown| ways(shown, sides)).collect(),
            again: if dice == 0 { vec![[None; 2]] } else { all.iter().map(worst).collect() },
        }
    }

    pub fn len(&self) -> usize {
        self.counts.len()
    }

    /// The most ways that throwing one of these dice again leaves, from the ways of every throw.
    #[inline]
    pub fn best_again(&self, throw: usize, ways: impl Fn(usize) -> u64) -> u64 {
        let after =
            |lands: &Again| lands.iter().map(|(to, count)| u64::from(*count) * ways(usize::from(*to))).sum();
        self.again[throw].iter().flatten().map(after).max().unwrap_or(0)
    }
}

/// All ways to share so many dice among so many faces, in order.
fn arrangements(dice: u8, faces: usize) -> Vec<Shown> {
    let mut all = vec![[0; FACES]];
    for face in 0..faces {
        let last = face + 1 == faces;
        let shared = |shown: Shown| {
            let left = dice - shown.iter().sum::<u8>();
            let least = if last { left } else { 0 };
            (least..=left).map(move |count| {
                let mut shown = shown;
                shown[face] = count;
                shown
            })
        };
        all = all.into_iter().flat_map(shared).collect();
    }
    all
}

fn together(shown: &Shown, sides: &[Side]) -> Counts {
    shown.iter().zip(sides).fold(Counts::default(), |all, (count, (each, _))| Counts {
        success: all.success + u16::from(*count) * each.success,
        elder: all.elder + u16::from(*count) * each.elder,
    })
}

/// In how many ways dice show these faces.
fn ways(shown: &Shown, sides: &[Side]) -> u128 {
    let mut left: u8 = shown.iter().sum();
    shown.iter().zip(sides).fold(1, |ways, (count, (_, face))| {
        let ways = ways * choose(left, *count) * u128::from(*face).pow(u32::from(*count));
        left -= count;
        ways
    })
}

fn choose(of: u8, count: u8) -> u128 {
    (0..u128::from(count)).fold(1, |ways, step| ways * (u128::from(of) - step) / (step + 1))
}
