//! Who is meant? Enemies, investigators, spaces and tokens as the texts name them (CONTENT.md §15.2).

use crate::content::Investigator;
use crate::effect::{Class, Foes, Goal, Pick, Spot, Who};
use crate::figures::{FOES, Foe, FoeSet};
use crate::frames::{Ctx, Frame, Thing};
use crate::ids::Kind;
use crate::map::{Graph, Site, Sites};
use crate::moves::Named;
use crate::people::{Inv, Invs};
use crate::state::{CardPlace, Lie, Stand, State};

impl State {
    /// Enemies on the board.
    pub fn foes(&self) -> FoeSet {
        let there = |foe: &Foe| matches!(self.figures[foe.index()].place, Stand::On(_));
        (0..FOES as u8).map(Foe).filter(there).collect()
    }

    pub fn foes_at(&self, sites: Sites) -> FoeSet {
        let there = |foe: &Foe| self.foe_site(*foe).is_some_and(|site| sites.contains(site));
        (0..FOES as u8).map(Foe).filter(there).collect()
    }

    pub fn foe_site(&self, foe: Foe) -> Option<Site> {
        match self.figures[foe.index()].place {
            Stand::On(site) => Some(site),
            Stand::Boxed | Stand::Reserve => None,
        }
    }

    /// No enemy there (DMD-5.6).
    pub fn is_safe(&self, site: Site) -> bool {
        self.foes_at(Sites::one(site)).is_empty()
    }

    /// Whether an enemy is one of these now.
    pub fn is_class(&self, foe: Foe, class: Class) -> bool {
        let kind = foe.kind();
        let cosmic = self.figures[foe.index()].cosmic;
        match class {
            Class::Of(wanted) => kind == Some(wanted),
            Class::ElderOne => kind.is_none(),
            Class::Enemy => true,
            Class::Monster => kind.is_some_and(Kind::is_monster),
            Class::Minion => kind.is_some(),
            Class::Cosmic => kind.is_some() && cosmic,
            Class::Plain => kind.is_some() && !cosmic,
            Class::PlainMonster => kind.is_some_and(Kind::is_monster) && !cosmic,
            Class::UnknownA => kind.is_some() && kind == self.unknown[0],
            Class::UnknownB => kind.is_some() && kind == self.unknown[1],
        }
    }

    /// The same of one that may have died.
    pub fn was_class(&self, foe: Foe, class: Class) -> bool {
        self.is_class(foe, class)
    }

    /// The passages an enemy can use: no Lock holds a Cultist (DMD-5.10).
    pub fn graph_of(&self, foe: Foe) -> &Graph {
        &self.graphs[usize::from(foe.kind() == Some(Kind::Cultist))]
    }

    /// The passages of investigators and tokens.
    pub fn graph(&self) -> &Graph {
        &self.graphs[0]
    }

    /// All enemies a text could mean, before one of them is chosen. It does not move them.
    pub fn fitting_foes(&self, foes: &Foes, ctx: &Ctx) -> FoeSet {
        self.foes_fitting(foes, ctx, self.rules < 4)
    }

    /// The same of a text that is about to move them.
    pub fn foes_to_move(&self, foes: &Foes, ctx: &Ctx) -> FoeSet {
        self.foes_fitting(foes, ctx, true)
    }

    fn foes_fitting(&self, foes: &Foes, ctx: &Ctx, moves: bool) -> FoeSet {
        let at = foes.at.map(|spot| self.any_of(spot, ctx));
        let near = foes.within.map(|steps| self.graph().within(self.sheet(ctx.you).site, steps));
        let fits = |foe: &Foe| {
            let Some(site) = self.foe_site(*foe) else { return false };
            self.is_class(*foe, foes.class)
                && at.is_none_or(|sites| sites.contains(site))
                && near.is_none_or(|sites| sites.contains(site))
        };
        let fitting: FoeSet = (0..FOES as u8).map(Foe).filter(fits).collect();
        let this = if let Thing::Foe(foe) = ctx.this { FoeSet::one(foe) } else { FoeSet::NONE };
        match foes.pick {
            Pick::All | Pick::One => fitting,
            Pick::Nearest => self.nearest_foes(fitting, self.sheet(ctx.you).site, moves),
            Pick::Others => fitting.minus(this),
            Pick::This => fitting.and(this),
            Pick::LeastWounded => {
                let wounds = |foe: Foe| self.figures[foe.index()].wounds;
                let least = fitting.iter().map(wounds).min();
                fitting.iter().filter(|foe| Some(wounds(*foe)) == least).collect()
            }
        }
    }

    /// What is about to move is measured on its own graph; otherwise what blocks investigators blocks (DMD-5.10, DMD-5.12).
    fn nearest_foes(&self, foes: FoeSet, site: Site, moves: bool) -> FoeSet {
        let far = self.graphs.map(|graph| graph.distances(Sites::one(site)));
        let distance = |foe: Foe| {
            let graph = usize::from(moves && foe.kind() == Some(Kind::Cultist));
            self.foe_site(foe).map(|at| far[graph][at.index()])
        };
        let least = foes.iter().filter_map(distance).min();
        foes.iter().filter(|foe| distance(*foe) == least).collect()
    }

    /// One of each set of figures that nobody can tell apart: same kind, space, Wounds and token. In a Fight those that have
    /// attacked are told from those that have not.
    pub fn distinct(&self, foes: FoeSet) -> FoeSet {
        let attacked = self.attacked_now();
        let same = |one: Foe, other: Foe| {
            one.kind() == other.kind()
                && self.figures[one.index()] == self.figures[other.index()]
                && attacked.contains(one) == attacked.contains(other)
        };
        foes.iter().fold(FoeSet::NONE, |kept, foe| {
            if kept.iter().any(|other| same(foe, other)) { kept } else { kept.with(foe) }
        })
    }

    /// Enemies that have attacked in the Fight under way. Versions 1 and 2 did not tell them apart.
    pub fn attacked_now(&self) -> FoeSet {
        let told = self.rules >= 3 && self.stack.frames().contains(&Frame::Fight);
        if told { self.attacked } else { FoeSet::NONE }
    }

    /// Enemies that attack the active investigator in the Fight under way and have not done so yet (DMD-10.5).
    pub fn still_to_attack(&self) -> FoeSet {
        if !self.is_living(self.active) {
            return FoeSet::NONE;
        }
        self.foes_at(Sites::one(self.sheet(self.active).site)).minus(self.attacked)
    }

    /// Other living investigators within so many spaces.
    pub fn others_within(&self, who: Inv, steps: u8) -> Invs {
        let near = self.graph().within(self.sheet(who).site, steps);
        self.living().without(who).iter().filter(|other| near.contains(self.sheet(*other).site)).collect()
    }

    fn within(&self, who: Inv, steps: u8) -> Invs {
        let others = self.others_within(who, steps);
        if self.is_living(who) { others.with(who) } else { others }
    }

    /// Whom a text means, and whether one of them has to be chosen.
    pub fn people(&self, who: Who, ctx: &Ctx) -> (Invs, bool) {
        let living = self.living();
        let those = |fits: &dyn Fn(Inv) -> bool| living.iter().filter(|inv| fits(*inv)).collect::<Invs>();
        let site = |inv: Inv| self.sheet(inv).site;
        match who {
            Who::You => (living.and(Invs::one(ctx.you)), false),
            Who::Each => (living, false),
            Who::EachHere => (self.within(ctx.you, 0), false),
            Who::Chosen => (living, true),
            Who::ChosenHere => (self.within(ctx.you, 0), true),
            Who::ChosenOtherHere => (self.others_within(ctx.you, 0), true),
            Who::Within(steps) | Who::ShareWithin(steps) => (self.within(ctx.you, steps), false),
            Who::MostFatigued => (self.most_fatigued(), true),
            Who::Fatigued => (those(&|inv| self.sheet(inv).fatigues() > 0), false),
            Who::Afflicted(condition) => {
                let has = |inv: Inv| {
                    let mut held = self.held(inv);
                    held.any(|(_, side)| side.held == crate::content::HeldAs::Condition(condition))
                };
                (those(&has), false)
            }
            Who::Standing(spot) => {
                let sites = self.any_of(spot, ctx);
                (those(&|inv| sites.contains(site(inv))), false)
            }
            Who::Beside(class) => {
                let sites = self.sites_with(class);
                (those(&|inv| sites.contains(site(inv))), false)
            }
            Who::Near(class, steps) => {
                let far = self.graph().distances(self.sites_with(class));
                (those(&|inv| far[site(inv).index()] <= steps), false)
            }
            Who::Bound => match ctx.bound {
                Thing::Inv(inv) => (living.and(Invs::one(inv)), false),
                _ => (Invs::NONE, false),
            },
        }
    }

    pub fn sites_with(&self, class: Class) -> Sites {
        let foes = self.foes();
        foes.iter().filter(|foe| self.is_class(*foe, class)).filter_map(|foe| self.foe_site(foe)).collect()
    }

    /// All are tied if nobody has any (RUL-DMD-73); up to version 3 it was nobody then.
    fn most_fatigued(&self) -> Invs {
        let most = self.living().iter().map(|inv| self.sheet(inv).fatigues()).max().unwrap_or(0);
        let counts = most > 0 || self.rules >= 4;
        self.living().iter().filter(|inv| counts && self.sheet(*inv).fatigues() == most).collect()
    }

    /// The spaces a text names: as a place any of them, as a destination one of them.
    pub fn any_of(&self, spot: Spot, ctx: &Ctx) -> Sites {
        let row = self.episode.row();
        let one = |space| Sites::one(self.site(space));
        match spot {
            Spot::Here => Sites::one(self.sheet(ctx.you).site),
            Spot::Start => one(row.start),
            Spot::There => self.site_of(ctx.this).map_or(Sites::NONE, Sites::one),
            Spot::Gate(gate) => one(row.gates[gate as usize]),
            Spot::NearestGate => self.gates_by_distance(|all| all.iter().min().copied()),
            Spot::FarthestGate => self.gates_by_distance(|all| all.iter().max().copied()),
            Spot::At(space) => one(space),
            Spot::OneOf(spaces) => self.sites_of(spaces),
            Spot::With(token) => {
                self.chips_of(token).fold(Sites::NONE, |all, chip| all.or(self.chip_sites(chip)))
            }
        }
    }

    /// From the active investigator, on its graph (RUL-DMD-72).
    fn gates_by_distance(&self, wanted: impl Fn(&[u8]) -> Option<u8>) -> Sites {
        let far = self.graph().distances(Sites::one(self.sheet(self.active).site));
        let gates = self.episode.row().gates.map(|gate| self.site(gate));
        let best = wanted(&gates.map(|gate| far[gate.index()]));
        gates.into_iter().filter(|gate| Some(far[gate.index()]) == best).collect()
    }

    /// Where an enemy may be headed: spaces of the investigators or places it goes to. Ties are to be decided.
    pub fn goals(&self, foe: Foe, goal: Goal, ctx: &Ctx) -> Sites {
        let Some(from) = self.foe_site(foe) else { return Sites::NONE };
        let sites = |people: Invs| people.iter().map(|inv| self.sheet(inv).site).collect::<Sites>();
        match goal {
            Goal::ToYou => Sites::one(self.sheet(ctx.you).site),
            Goal::To(spot) => self.any_of(spot, ctx),
            Goal::ToMostFatigued => {
                let most = self.most_fatigued();
                sites(if most.is_empty() { self.living() } else { most })
            }
            Goal::ToMostStressed => {
                let most = self.living().iter().map(|inv| self.sheet(inv).stress).max();
                sites(self.living().iter().filter(|inv| Some(self.sheet(*inv).stress) == most).collect())
            }
            Goal::ToNearest => {
                let far = self.graph_of(foe).distances(Sites::one(from));
                let all = sites(self.living());
                let least = all.iter().map(|site| far[site.index()]).min();
                all.iter().filter(|site| Some(far[site.index()]) == least).collect()
            }
        }
    }

    /// Who holds a card or a token.
    pub fn holder(&self, thing: Thing) -> Option<Inv> {
        match thing {
            Thing::Card(card) => match self.cards[card as usize].place {
                CardPlace::Held(who) => Some(who),
                CardPlace::Deck | CardPlace::Drawn | CardPlace::Discarded => None,
            },
            Thing::Chip(chip) => match self.chips[chip as usize].place {
                Lie::Held(who) => Some(who),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn name(&self, who: Inv) -> Investigator {
        self.sheet(who).investigator
    }

    /// The investigator in play who is this person.
    pub fn person(&self, who: Investigator) -> Option<Inv> {
        (0..self.count).map(Inv).find(|inv| self.sheet(*inv).investigator == who)
    }

    /// A thing as moves call it.
    pub fn named(&self, thing: Thing) -> Option<Named> {
        Some(match thing {
            Thing::Nothing => return None,
            Thing::Foe(foe) => Named::Foe(foe),
            Thing::Inv(inv) => Named::Investigator(self.name(inv)),
            Thing::Site(site) => Named::Space(self.space(site)),
            Thing::Card(card) => Named::Card(self.discovery(card)),
            Thing::Chip(chip) => {
                let token = self.chips[chip as usize].token;
                let number = self.chips_of(token).position(|it| it == chip).unwrap_or(0) + 1;
                Named::Token(token, number as u8)
            }
        })
    }
}
