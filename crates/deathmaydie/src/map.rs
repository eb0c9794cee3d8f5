//! Where can one go from here, and how far is it? Spaces, passages and distances (section 5).

use table::{Member, SmallSet};

/// A space of the Episode's map, by its number there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(pub u8);

/// The most spaces a map has.
pub const SITES: usize = 16;
/// No path leads there (DMD-5.12).
pub const UNREACHABLE: u8 = u8::MAX;

impl Site {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for Site {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn at(number: u8) -> Site {
        Site(number)
    }
}

/// A set of spaces.
pub type Sites = SmallSet<Site>;

/// Which spaces are adjacent, for whoever is bound by the same walls (DMD-5.9, DMD-5.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Graph([Sites; SITES]);

impl Graph {
    /// Passages are two-way (DMD-5.2).
    pub fn join(&mut self, one: Site, other: Site) {
        self.0[one.index()].add(other);
        self.0[other.index()].add(one);
    }

    pub fn around(&self, site: Site) -> Sites {
        self.0[site.index()]
    }

    /// How far every space is from the nearest of these (DMD-5.8).
    pub fn distances(&self, from: Sites) -> [u8; SITES] {
        let mut far = [UNREACHABLE; SITES];
        let (mut reached, mut edge, mut steps) = (Sites::NONE, from, 0);
        while !edge.is_empty() {
            reached = reached.or(edge);
            let mut next = Sites::NONE;
            for site in edge.iter() {
                far[site.index()] = steps;
                next = next.or(self.around(site));
            }
            edge = next.minus(reached);
            steps += 1;
        }
        far
    }

    pub fn distance(&self, from: Site, to: Site) -> u8 {
        self.distances(Sites::one(from))[to.index()]
    }

    /// All spaces at most so many steps away.
    pub fn within(&self, from: Site, steps: u8) -> Sites {
        let mut reached = Sites::one(from);
        for _ in 0..steps {
            reached = reached.iter().fold(reached, |all, site| all.or(self.around(site)));
        }
        reached
    }

    /// Where somebody can stand after going up to `steps` along shortest paths to a goal (DMD-5.13). Passing through a
    /// space does nothing, so only where one ends is worth a choice.
    pub fn toward(&self, from: Site, goal: Site, steps: u8) -> Sites {
        let far = self.distances(Sites::one(goal));
        if far[from.index()] == UNREACHABLE {
            return Sites::one(from);
        }
        let mut here = Sites::one(from);
        for _ in 0..steps.min(far[from.index()]) {
            let nearer = |site: Site| {
                self.around(site).iter().filter(move |next| far[next.index()] + 1 == far[site.index()])
            };
            here = here.iter().flat_map(nearer).collect();
        }
        here
    }

    /// The adjacent spaces that are farther from a place (DMD-5.15).
    pub fn away(&self, from: Site, place: Site) -> Sites {
        let far = self.distances(Sites::one(place));
        self.around(from).iter().filter(|next| far[next.index()] > far[from.index()]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 0 - 1 - 2 - 3, and 1 - 4 - 3: two ways from 1 to 3; 5 is cut off.
    fn small() -> Graph {
        let mut graph = Graph::default();
        for (one, other) in [(0, 1), (1, 2), (2, 3), (1, 4), (4, 3)] {
            graph.join(Site(one), Site(other));
        }
        graph
    }

    #[test]
    fn shortest_paths_may_end_in_several_spaces() {
        let graph = small();
        assert_eq!(graph.toward(Site(0), Site(3), 2), [Site(2), Site(4)].into_iter().collect());
        assert_eq!(graph.toward(Site(0), Site(3), 9), Sites::one(Site(3)));
        assert_eq!(graph.toward(Site(0), Site(5), 2), Sites::one(Site(0)));
        assert_eq!(graph.distance(Site(0), Site(5)), UNREACHABLE);
    }

    #[test]
    fn away_is_strictly_farther() {
        let graph = small();
        assert_eq!(graph.away(Site(1), Site(0)), [Site(2), Site(4)].into_iter().collect());
        assert!(graph.away(Site(3), Site(0)).is_empty());
        assert_eq!(graph.within(Site(0), 1).len(), 2);
    }
}
