//! Are the six maps drawn as they are played? Connected, without passages that cross or spaces that touch (CONTENT.md §16).

use std::collections::BTreeSet;

use deathmaydie::content::{Episode, Passage, Space};

/// From the left and from the top, on the grid all maps are drawn on.
const GRID: [u8; 2] = [13, 9];

fn reached(episode: Episode, passages: &[Passage]) -> usize {
    let mut found = BTreeSet::from([episode.row().start]);
    for _ in Space::ALL {
        let next = passages.iter().filter(|ends| ends.iter().any(|end| found.contains(end)));
        let next: Vec<Space> = next.flatten().copied().collect();
        found.extend(next);
    }
    found.len()
}

#[test]
fn every_space_can_be_reached_by_passages_alone() {
    for episode in Episode::ALL {
        assert_eq!(reached(episode, episode.row().passages), episode.spaces().count(), "{episode}");
    }
}

#[test]
fn passages_join_two_spaces_of_their_map_once() {
    for episode in Episode::ALL {
        let row = episode.row();
        let links = row.passages.iter().chain(&row.stairs).chain(&row.tunnel);
        let mut seen = BTreeSet::new();
        for [from, to] in links {
            assert!(from != to && [from, to].iter().all(|end| end.row().episode == episode), "{from} {to}");
            assert!(seen.insert([from.min(to), from.max(to)]), "{from} {to} twice");
        }
        assert!(episode.locks().iter().all(|lock| row.passages.contains(lock)), "{episode}");
        let places: BTreeSet<Space> = row.gates.iter().chain([&row.start]).copied().collect();
        assert_eq!(places.len(), 4, "{episode}: three Gates and a start, all apart");
        assert!(places.iter().all(|space| space.row().episode == episode), "{episode}");
    }
}

fn at(space: Space) -> [i32; 2] {
    space.row().at.map(i32::from)
}

#[test]
fn spaces_lie_on_the_grid_and_apart() {
    for episode in Episode::ALL {
        let spaces: Vec<Space> = episode.spaces().collect();
        for (index, &space) in spaces.iter().enumerate() {
            let [x, y] = space.row().at;
            assert!(x < GRID[0] && y < GRID[1], "{space}");
            for &other in &spaces[..index] {
                let [[x, y], [left, top]] = [at(space), at(other)];
                assert!((x - left).pow(2) + (y - top).pow(2) >= 4, "{space} touches {other}");
            }
        }
    }
}

/// On which side of a line a point lies.
fn side([from, to]: [[i32; 2]; 2], point: [i32; 2]) -> i32 {
    ((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])).signum()
}

#[test]
fn no_two_passages_cross() {
    for episode in Episode::ALL {
        let passages = episode.row().passages;
        for (index, one) in passages.iter().enumerate() {
            for other in passages[..index].iter().filter(|other| !other.iter().any(|end| one.contains(end))) {
                let (line, across) = (one.map(at), other.map(at));
                let parted = |line, [a, b]: [[i32; 2]; 2]| side(line, a) * side(line, b) < 0;
                assert!(!(parted(line, across) && parted(across, line)), "{one:?} crosses {other:?}");
            }
        }
    }
}
