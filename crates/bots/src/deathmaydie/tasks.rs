//! What does the Episode want done, and where? Its two actions by what they bring in each space, until the Ritual is disrupted.

use deathmaydie::content::{Action, Counter, Face, Skill, Space, Tag, Token};
use deathmaydie::figures::Foe;
use deathmaydie::ids::Kind;
use deathmaydie::map::{Site, Sites, UNREACHABLE};
use deathmaydie::state::{Chip, Lie};

use super::sight::{Sight, likely};

/// A step that ends the Ritual.
const LAST_STEP: f32 = 9.0;
/// Foundations that must be loaded before the Fuse is lit.
const FOUNDATIONS: usize = 3;
const BOOTHS: [(Space, &[Skill]); 4] = [
    (Space::E5Shooting, &[Skill::Marksman]),
    (Space::E5Striker, &[Skill::Brawling]),
    (Space::E5Fortune, &[Skill::Arcane]),
    (Space::E5Rings, &[Skill::Stealth, Skill::Swiftness]),
];

impl Sight<'_> {
    /// What this action of the Episode would be worth in a space.
    pub fn task(&self, action: Action, site: Site) -> f32 {
        match action {
            Action::GatherTheJury => self.gather(site),
            Action::ConvinceAJuror => self.convince(site),
            Action::OpenADoor => self.open(site),
            Action::StartARiot => self.riot(site),
            Action::CarryOrGuide => self.carry(site),
            Action::StrikeTheAltar => self.strike(site),
            Action::HaulOrPlant => self.haul(site),
            Action::LightTheFuse => self.fuse(site),
            Action::PlayAGame => self.game(site),
            Action::ShooTheTownsfolk => self.shoo(site),
            Action::ListenToTheGhosts => self.listen(site),
            Action::BaitTheBeast => self.bait(site),
        }
    }

    /// The more useful of both; somebody else there will do it as well.
    pub fn errand(&self, site: Site) -> f32 {
        if self.state.disrupted {
            return 0.0;
        }
        let [one, other] = self.state.episode.actions();
        let others = self.state.living().without(self.who).iter();
        let there = others.filter(|it| self.state.sheet(*it).site == site).count() as f32;
        let task = self.task(one, site).max(self.task(other, site));
        task.max(self.goal(site)) / (1.0 + 0.5 * there)
    }

    /// Where merely being is what is asked for.
    fn goal(&self, site: Site) -> f32 {
        let space = self.state.space(site);
        let top = space == Space::E5Bigtop && self.all_won();
        let spire = space == Space::E2Spire && self.at(site) != UNREACHABLE;
        if top || spire { LAST_STEP } else { 0.0 }
    }

    fn chips(&self, token: Token) -> impl Iterator<Item = &Chip> {
        self.state.chips_of(token).map(|chip| &self.state.chips[usize::from(chip)])
    }

    fn lying(&self, token: Token, site: Site) -> usize {
        self.chips(token).filter(|chip| chip.place == Lie::On(site)).count()
    }

    fn showing(&self, token: Token, face: Face) -> usize {
        self.chips(token).filter(|chip| chip.face == face && matches!(chip.place, Lie::On(_))).count()
    }

    fn carried(&self, token: Token) -> usize {
        self.chips(token).filter(|chip| chip.place == Lie::Held(self.who)).count()
    }

    /// Jurors are led to the square, the innocent first.
    fn gather(&self, site: Site) -> f32 {
        if site == self.state.site(Space::E1Square) {
            return 0.0;
        }
        // Whoever has no Evidence brings them to those who have.
        let guilty = if self.evidence() < 1.0 { 1.2 } else { 0.4 };
        let here = self.chips(Token::Juror).filter(|chip| chip.place == Lie::On(site));
        here.map(|chip| if chip.face == Face::Innocent { 2.4 } else { guilty }).fold(0.0, f32::max)
    }

    fn evidence(&self) -> f32 {
        self.state.held(self.who).filter(|(_, side)| side.tags.contains(&Tag::Evidence)).count() as f32
    }

    fn convince(&self, site: Site) -> f32 {
        let guilty = |chip: &&Chip| chip.place == Lie::On(site) && chip.face == Face::Guilty;
        if self.chips(Token::Juror).filter(guilty).count() == 0 {
            return 0.0;
        }
        let hope = self.chance(self.might.check, 4.0 - self.evidence());
        if hope < 0.05 { 0.0 } else { 5.0 * hope }
    }

    /// Locks that stand between everything within reach and the Spire.
    fn open(&self, site: Site) -> f32 {
        if self.carried(Token::Key) == 0 {
            return 0.0;
        }
        let spire = self.state.graphs[1].distances(Sites::one(self.state.site(Space::E2Spire)));
        let nearest = (0..spire.len()).filter(|at| self.far[*at] != UNREACHABLE).map(|at| spire[at]).min();
        let nearest = nearest.unwrap_or(UNREACHABLE);
        let lock = |chip: &Chip| match chip.place {
            Lie::Between(one, other) if one == site || other == site => {
                let beyond = spire[one.index()].min(spire[other.index()]);
                if beyond < nearest { 3.0 } else { 0.3 }
            }
            _ => 0.0,
        };
        self.chips(Token::Lock).map(lock).fold(0.0, f32::max)
    }

    /// Calls a Cultist who is out of reach, to take a Key from.
    fn riot(&self, site: Site) -> f32 {
        if site != self.me.site || self.carried(Token::Key) > 1 || self.harm[site.index()] > 0.0 {
            return 0.0;
        }
        let cultist = |foe: &Foe| foe.kind() == Some(Kind::Cultist);
        let near = |foe: Foe| self.state.foe_site(foe).is_some_and(|at| self.at(at) <= 3);
        if self.foes.iter().filter(cultist).any(near) { 0.0 } else { 0.9 }
    }

    fn carry(&self, site: Site) -> f32 {
        let (bones, carried) = (self.lying(Token::Bone, site), self.carried(Token::Bone));
        let take: f32 = match (bones, carried) {
            (0, _) | (_, 2..) => 0.0,
            (2.., 0) => 2.6,
            (_, 0) => 1.9,
            _ => 0.7,
        };
        let stairs = self.state.graph().distance(site, self.state.site(Space::E3Stairs));
        let guide = if self.lying(Token::Victim, site) > 0 && carried == 0 {
            1.6 / f32::from(stairs.clamp(1, 9))
        } else {
            0.0
        };
        take.max(guide)
    }

    fn strike(&self, site: Site) -> f32 {
        if self.carried(Token::Bone) == 0 || site != self.state.site(Space::E3Altar) {
            return 0.0;
        }
        let rescued = f32::from(self.state.counters[Counter::Rescued.index()]);
        let seals = f32::from(self.state.counters[Counter::Seals.index()]);
        let dice = self.might.check + rescued;
        let hope = self.chance(dice, 2.0) + if seals > 1.0 { likely(dice, 1.0, 4.0) } else { 0.0 };
        3.4 * hope
    }

    fn haul(&self, site: Site) -> f32 {
        let bare = self.showing(Token::Foundation, Face::Bare);
        let carried = self.carried(Token::Charge);
        let held = self.chips(Token::Charge).filter(|chip| matches!(chip.place, Lie::Held(_))).count();
        let powder = site == self.state.site(Space::E4Powder) && self.lying(Token::Charge, site) > 0;
        let take: f32 = if powder && carried == 0 && held < bare { 2.4 } else { 0.0 };
        let open = |chip: &Chip| chip.place == Lie::On(site) && chip.face == Face::Bare;
        let plants = carried > 0 && self.chips(Token::Foundation).any(open);
        // Only where nobody watches: enemies there, and those that follow, have to go first.
        let watched = self.harm[site.index()] > 0.0 || self.harm[self.me.site.index()] > 0.0;
        let plant = if !plants {
            0.0
        } else if watched {
            1.5
        } else {
            3.6
        };
        take.max(plant)
    }

    fn fuse(&self, site: Site) -> f32 {
        let loaded = self.showing(Token::Foundation, Face::Loaded);
        if loaded < FOUNDATIONS || site != self.state.site(Space::E4Court) {
            return 0.0;
        }
        LAST_STEP * self.chance(self.might.check, 3.0)
    }

    fn all_won(&self) -> bool {
        self.showing(Token::Booth, Face::Won) >= 4
    }

    fn game(&self, site: Site) -> f32 {
        let open = |chip: &Chip| chip.place == Lie::On(site) && chip.face == Face::Open;
        if !self.chips(Token::Booth).any(open) || self.lying(Token::Townsfolk, site) > 0 {
            return 0.0;
        }
        let space = self.state.space(site);
        let Some((_, skills)) = BOOTHS.iter().find(|booth| booth.0 == space) else { return 0.0 };
        let skilled = skills.iter().any(|skill| self.state.level(self.who, *skill) > 0);
        let helped = f32::from(u8::from(skilled));
        let dice = self.might.check;
        let hope = match space {
            Space::E5Fortune => likely(dice, 0.0, 3.0 - helped),
            Space::E5Rings => self.chance(dice, 2.0) * if skilled { 0.7 } else { 0.45 },
            _ => self.chance(dice, 4.0 - helped),
        };
        0.4 + 4.5 * hope
    }

    fn shoo(&self, site: Site) -> f32 {
        if self.lying(Token::Townsfolk, site) == 0 {
            return 0.0;
        }
        let open = |chip: &Chip| chip.place == Lie::On(site) && chip.face == Face::Open;
        let top = site == self.state.site(Space::E5Bigtop);
        if top && self.all_won() {
            LAST_STEP - 1.0
        } else if self.chips(Token::Booth).any(open) {
            2.6
        } else {
            0.3
        }
    }

    /// Whispers make the Beast mortal.
    fn listen(&self, site: Site) -> f32 {
        let memories = self.state.counters[Counter::Memories.index()];
        if self.lying(Token::Whisper, site) == 0 || memories >= 4 {
            return 0.0;
        }
        let watched = self.harm[site.index()] > 0.0 || self.harm[self.me.site.index()] > 0.0;
        if watched { 0.7 } else { 2.3 }
    }

    /// The Beast comes when most is remembered, and one is well.
    fn bait(&self, site: Site) -> f32 {
        let beast = Foe::first(Kind::Unnamable);
        let Some(lair) = self.state.foe_site(beast) else { return 0.0 };
        let memories = self.state.counters[Counter::Memories.index()];
        let near = self.at(lair) <= 3 && lair != self.me.site;
        if site == self.me.site && near && memories >= 3 && self.me.wounds <= 1 { 1.2 } else { 0.0 }
    }
}
