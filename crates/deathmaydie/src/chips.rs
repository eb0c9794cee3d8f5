//! Which Episode tokens are meant (CONTENT.md §15.2: TSEL)?

use crate::content::Token;
use crate::effect::{Class, From, Taking, TokenSet, Tokens};
use crate::frames::{Ctx, Thing};
use crate::ids::Kind;
use crate::map::{Site, Sites};
use crate::state::{Lie, State};

impl State {
    /// The tokens of a kind.
    pub fn chips_of(&self, token: Token) -> impl Iterator<Item = u8> + '_ {
        (0..self.chip_count).filter(move |chip| self.chips[*chip as usize].token == token)
    }

    /// The spaces a token is in: two for one on a passage.
    pub fn chip_sites(&self, chip: u8) -> Sites {
        match self.chips[chip as usize].place {
            Lie::On(site) => Sites::one(site),
            Lie::Between(one, other) => Sites::one(one).or(Sites::one(other)),
            Lie::OutOfGame | Lie::Pile | Lie::Held(_) => Sites::NONE,
        }
    }

    /// The tokens a text means, as bits, and whether some of them have to be chosen.
    pub fn chosen_chips(&self, tokens: Tokens, ctx: &Ctx) -> (u32, bool) {
        let one = |thing: Thing| if let Thing::Chip(chip) = thing { 1 << chip } else { 0 };
        let set = match tokens {
            Tokens::Such(set) => set,
            Tokens::BoundToken | Tokens::Second => return (one(ctx.bound), false),
            Tokens::ThisToken | Tokens::First => return (one(ctx.this), false),
            Tokens::Both => return (one(ctx.this) | one(ctx.bound), false),
        };
        let fitting = self.chips_of(set.token).filter(|chip| self.chip_fits(*chip, &set, ctx));
        let fitting: u32 = fitting.fold(0, |all, chip| all | 1 << chip);
        match set.taking {
            Taking::All => (fitting, false),
            Taking::Nearest => (self.nearest_chips(fitting, self.sheet(ctx.you).site), true),
            Taking::One | Taking::UpToNumber | Taking::Just(_) => (fitting, true),
        }
    }

    fn chip_fits(&self, chip: u8, set: &TokenSet, ctx: &Ctx) -> bool {
        let it = &self.chips[chip as usize];
        let sites = self.chip_sites(chip);
        let touches = |others: Sites| !sites.and(others).is_empty();
        let lies = match set.from {
            From::Board => !sites.is_empty(),
            From::At(spot) => touches(self.any_of(spot, ctx)),
            From::Within(steps) => touches(self.graph().within(self.sheet(ctx.you).site, steps)),
            From::BesideEnemies => touches(self.sites_with(Class::Enemy)),
            From::BesideCultists => touches(self.sites_with(Class::Of(Kind::Cultist))),
            From::Held => it.place == Lie::Held(ctx.you),
            From::Pile => it.place == Lie::Pile,
        };
        lies && set.face.is_none_or(|face| it.face == face)
    }

    fn nearest_chips(&self, chips: u32, site: Site) -> u32 {
        let far = self.graph().distances(Sites::one(site));
        let distance = |chip: u8| self.chip_sites(chip).iter().map(|site| far[site.index()]).min();
        let fitting = (0..self.chip_count).filter(|chip| chips & 1 << chip != 0);
        let least = fitting.clone().filter_map(distance).min();
        fitting.filter(|chip| distance(*chip) == least).fold(0, |all, chip| all | 1 << chip)
    }
}
