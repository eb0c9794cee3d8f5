//! Information-set tree search: one tree over what the seat sees, a freshly imagined world for every iteration.
//!
//! The seat's own moves compete by how they turned out where they were available; everybody else acts by habit on
//! what they would know themselves. Chance is open loop: a branch is a line of moves, whatever was drawn on the way.

use table::{Actor, Chance, Events, Eyes, Game, Seat};

use crate::Budget;
use crate::brain::Brain;
use crate::tree::{Index, ROOT, Tree};

/// Between two looks at the clock.
const STRIDE: u32 = 32;
/// Between two looks at whether the favourite can still change.
const GLANCE: u32 = 8;
/// Upper bound of moves in one imagined game; beyond it the position is valued as it stands.
const LONGEST: usize = 2_000;
/// Worlds drawn before an implausible one is accepted.
const PATIENCE: u32 = 4;

pub(crate) fn search<G: Brain>(
    eyes: &Eyes<G>,
    moves: &[G::Move],
    budget: Budget,
    chance: &mut Chance,
) -> G::Move {
    if G::is_minor(moves) || budget.is_over() {
        return G::quick(eyes, moves, chance);
    }
    let sure = matches!(budget, Budget::Iterations(_));
    let search = thought(eyes, moves, budget, sure, chance);
    search.favourite().unwrap_or_else(|| G::quick(eyes, moves, chance))
}

/// The moves the search came back to most, the sturdiest first, each with how it turned out on average.
pub(crate) fn weigh<G: Brain>(
    eyes: &Eyes<G>,
    moves: &[G::Move],
    budget: Budget,
    chance: &mut Chance,
) -> Vec<(G::Move, Option<f32>)> {
    if G::is_minor(moves) {
        return vec![(G::quick(eyes, moves, chance), None)];
    }
    let search = thought(eyes, moves, budget, false, chance);
    let tree = &search.tree;
    let mut tried: Vec<Index> = tree.children(ROOT).collect();
    tried.sort_by(|a, b| {
        let (a, b) = (tree.node(*a), tree.node(*b));
        b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean()))
    });
    tried.iter().map(|index| tree.node(*index)).map(|node| (node.mv, Some(node.mean()))).collect()
}

/// `sure`: ends as soon as the rest of the budget could not change the favourite any more.
fn thought<'a, 'b, G: Brain>(
    eyes: &'a Eyes<'b, G>,
    moves: &[G::Move],
    budget: Budget,
    sure: bool,
    chance: &mut Chance,
) -> Search<'a, 'b, G> {
    let mut search = Search::new(eyes, moves[0], chance.clone());
    let mut done = 0;
    while done < budget.iterations() && !(done % STRIDE == 0 && budget.is_over()) {
        search.iterate(chance);
        done += 1;
        if sure && done % GLANCE == 0 && search.lead() > budget.iterations() - done {
            break;
        }
    }
    search
}

/// One seat's thought, with the buffers it reuses.
pub(crate) struct Search<'a, 'b, G: Brain> {
    eyes: &'a Eyes<'b, G>,
    /// Some world as it is now: how far an imagined game has gone is told from what everybody sees.
    start: G::State,
    tree: Tree<G::Move>,
    path: Vec<Index>,
    moves: Vec<G::Move>,
    /// Branches that can be taken in the world that is played.
    open: Vec<Index>,
    events: Events<G::Event>,
}

impl<'a, 'b, G: Brain> Search<'a, 'b, G> {
    fn new(eyes: &'a Eyes<'b, G>, any: G::Move, mut chance: Chance) -> Self {
        Search {
            eyes,
            start: eyes.imagine(&mut chance),
            tree: Tree::new(any),
            path: Vec::with_capacity(64),
            moves: Vec::with_capacity(16),
            open: Vec::with_capacity(16),
            events: Events::silent(),
        }
    }

    fn seat(&self) -> Seat {
        self.eyes.seat()
    }

    /// The most visited of the seat's moves: the sturdiest choice.
    fn favourite(&self) -> Option<G::Move> {
        let tree = &self.tree;
        let best = tree.children(ROOT).max_by(|a, b| {
            let (a, b) = (tree.node(*a), tree.node(*b));
            a.visits.cmp(&b.visits).then(a.mean().total_cmp(&b.mean()))
        })?;
        Some(tree.node(best).mv)
    }

    /// By how many visits the favourite is ahead. Every iteration visits one of the moves at most.
    fn lead(&self) -> u32 {
        let visits = self.tree.children(ROOT).map(|child| self.tree.node(child).visits);
        let (first, second) =
            visits.fold(
                (0, 0),
                |(first, second), visits| {
                    if visits > first { (visits, first) } else { (first, second.max(visits)) }
                },
            );
        first - second
    }

    fn iterate(&mut self, chance: &mut Chance) {
        let mut world = self.imagine(chance);
        self.walk(&mut world, chance);
        self.play_on(&mut world, chance);
        let worth = G::worth(&world, self.seat());
        for index in self.path.drain(..) {
            let node = self.tree.node_mut(index);
            node.visits += 1;
            node.total += worth;
        }
    }

    fn imagine(&self, chance: &mut Chance) -> G::State {
        let mut world = self.eyes.imagine(chance);
        for _ in 1..PATIENCE {
            let plausible = G::plausibility(&world, self.seat());
            if plausible >= 1.0 || (chance.word() >> 8) as f32 <= plausible * (1u32 << 24) as f32 {
                break;
            }
            world = self.eyes.imagine(chance);
        }
        world
    }

    /// Down the tree to a move never tried before, or not yet ripe, which is made too.
    fn walk(&mut self, world: &mut G::State, chance: &mut Chance) {
        let mut parent = ROOT;
        while let Some(actor) = next_actor::<G>(world, self.seat())
            && !G::is_far_enough(&self.start, world)
        {
            self.moves.clear();
            G::moves(world, actor, &mut self.moves);
            let own = actor == Actor::Seat(self.seat());
            let only = self.moves.len() == 1 || own && G::is_minor(&self.moves);
            let (mv, branch) = if self.moves.len() == 1 {
                (self.moves[0], None)
            } else if own && !only {
                G::shortlist(world, self.seat(), &mut self.moves);
                if G::TRUST > 0.0 { (self.try_trusted(parent), None) } else { self.try_own(parent, chance) }
            } else {
                (G::habit(world, actor, &self.moves, chance), None)
            };
            if G::play(world, actor, mv, &mut self.events).is_err() {
                return;
            }
            if only {
                continue;
            }
            let known = branch.or_else(|| self.tree.child(parent, mv));
            let Some(child) = known.or_else(|| self.tree.grow(parent, mv)) else { return };
            self.path.push(child);
            if known.is_none() || self.tree.node(child).visits < G::RIPE {
                return;
            }
            parent = child;
        }
    }

    /// The move that promises most, or is least known, and its branch. Only moves available in this world count as
    /// passed over.
    fn try_own(&mut self, parent: Index, chance: &mut Chance) -> (G::Move, Option<Index>) {
        let Search { tree, moves, open, .. } = self;
        open.clear();
        open.extend(tree.children(parent).filter(|child| moves.contains(&tree.node(*child).mv)));
        let fresh = moves.len() - open.len();
        if fresh > 0 {
            let pick = chance.below(fresh as u32) as usize;
            let mut untried = moves.iter().filter(|mv| tree.child(parent, **mv).is_none());
            if let Some(mv) = untried.nth(pick) {
                return (*mv, None);
            }
        }
        let mut best = (f32::NEG_INFINITY, ROOT);
        for child in open {
            let node = tree.node_mut(*child);
            node.available += 1;
            let temptation = G::CURIOSITY * (node.available as f32).sqrt() / (1 + node.visits) as f32;
            let promise = node.mean() + temptation;
            if promise > best.0 {
                best = (promise, *child);
            }
        }
        match best {
            (_, ROOT) => (moves[0], None),
            (_, child) => (tree.node(child).mv, Some(child)),
        }
    }

    /// The same where the moves come in an order that means something: early ones tempt more, and a move never tried
    /// is taken to be as good as those that were.
    fn try_trusted(&self, parent: Index) -> G::Move {
        let tried = self.tree.children(parent).map(|child| self.tree.node(child));
        let (visits, total) = tried.fold((0, 0.0), |(n, sum), node| (n + node.visits, sum + node.total));
        let usual = total / visits.max(1) as f32;
        let mut best = (f32::NEG_INFINITY, self.moves[0]);
        for (rank, mv) in self.moves.iter().enumerate() {
            let node = self.tree.child(parent, *mv).map(|child| self.tree.node(child));
            let (mean, known) = node.map_or((usual, 0), |node| (node.mean(), node.visits));
            let trust = 1.0 / (1.0 + G::TRUST * rank as f32);
            let promise = mean + G::CURIOSITY * trust * (visits as f32).sqrt() / (1 + known) as f32;
            if promise > best.0 {
                best = (promise, *mv);
            }
        }
        best.1
    }

    fn play_on(&mut self, world: &mut G::State, chance: &mut Chance) {
        for _ in 0..LONGEST {
            if G::is_far_enough(&self.start, world) {
                return;
            }
            let Some(actor) = next_actor::<G>(world, self.seat()) else { return };
            let mv = G::hasty(world, actor, chance, &mut self.moves);
            if G::play(world, actor, mv, &mut self.events).is_err() {
                return;
            }
        }
    }
}

/// Who moves next in an imagined world: where several may, the seat that thinks goes first.
#[inline]
fn next_actor<G: Game>(world: &G::State, seat: Seat) -> Option<Actor> {
    let pending = G::pending(world);
    if pending.seats.contains(seat) { Some(Actor::Seat(seat)) } else { pending.actors().next() }
}

#[cfg(test)]
mod tests {
    use madness::{Madness, Options};
    use table::Seed;

    use super::*;
    use crate::company::Company;

    /// A thought that ends early must have taken fewer iterations and come to the same answer.
    #[test]
    fn a_sure_thought_is_shorter_and_no_different() {
        let mut company = Company::<Madness>::new(&Options::usual(3), 4, true);
        let (mut shorter, budget) = (0, Budget::Iterations(60));
        for number in 0..60 {
            let Some(Actor::Seat(seat)) = company.next() else { break };
            let eyes = company.eyes(seat);
            let moves = eyes.moves();
            if moves.len() > 1 && !Madness::is_minor(&moves) {
                let luck = || Seed::Fast(number).stream("sure", 0);
                let whole = thought(&eyes, &moves, budget, false, &mut luck());
                let sure = thought(&eyes, &moves, budget, true, &mut luck());
                assert_eq!(sure.favourite(), whole.favourite());
                let visits = |it: &Search<Madness>| {
                    let mut all: Vec<u32> =
                        it.tree.children(ROOT).map(|child| it.tree.node(child).visits).collect();
                    all.sort_unstable_by(|a, b| b.cmp(a));
                    all
                };
                let (all, some) = (visits(&whole).iter().sum::<u32>(), visits(&sure));
                let left = all - some.iter().sum::<u32>();
                let second = some.get(1).copied().unwrap_or(0);
                assert!(left == 0 || some[0] > second + left, "{some:?}, and {left} might have changed it");
                shorter += u32::from(left > 0);
            }
            let mv = Madness::quick(&eyes, &moves, &mut company.chance());
            company.play(Actor::Seat(seat), mv, None);
        }
        assert!(shorter > 10, "{shorter}");
    }
}
