//! Steps about Episode tokens.

use super::{Now, Step, bits, lowest};
use crate::effect::{Destination, Effect, From, Taking, TokenSet, Tokens, Who};
use crate::frames::{Frame, Picks};
use crate::people::Inv;
use crate::state::Lie;

impl Now<'_> {
    /// Steps about Episode tokens.
    pub(super) fn tokens_do(&mut self, effect: &'static Effect, step: &mut Step) -> Option<()> {
        let ctx = step.ctx;
        match effect {
            Effect::PutTokens(token, count, spot) => {
                if let Some(site) = self.site_meant(step, *spot)? {
                    self.put_chips(*token, self.state.amount(*count, &ctx), site);
                }
            }
            Effect::MoveTokens(tokens, count, heading) => {
                let chips = self.chips_meant(step, *tokens)?;
                let steps = self.state.amount(*count, &ctx);
                let picks = Picks::default();
                self.push(Frame::MoveChips { chips, steps, heading: *heading, ctx, picks });
            }
            Effect::FlipTokens(tokens, face) => {
                let chips = self.chips_meant(step, *tokens)?;
                bits(chips).for_each(|chip| self.turn_chip(chip, *face));
            }
            Effect::TakeTokens(tokens, who) => self.take_tokens(step, *tokens, *who)?,
            Effect::GiveTokens(tokens, to) => {
                let chips = self.given_chips(step, *tokens, *to)?;
                let site = match to {
                    Destination::Onto(spot) if chips != 0 => self.site_meant(step, *spot)?,
                    _ => None,
                };
                self.give_chips(chips, *to, site);
            }
            Effect::Reveal(tokens, then, after) => {
                let chips = self.chips_meant(step, *tokens)?;
                if let Some(chip) = bits(chips).next() {
                    self.reveal(chip, then, *after, ctx);
                }
            }
            Effect::Match(first, second, same, differ) => {
                let one = self.chips_meant(step, *first)?;
                let other = self.chips_meant(step, *second)?;
                if let (Some(one), Some(other)) = (bits(one).next(), bits(other).next()) {
                    self.compare([one, other], same, differ, ctx);
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn take_tokens(&mut self, step: &mut Step, tokens: Tokens, who: Who) -> Option<()> {
        let Some(who) = self.people_meant(step, who)?.iter().next() else { return Some(()) };
        if let Tokens::Such(TokenSet { taking: Taking::UpToNumber, .. }) = tokens {
            let (chips, _) = self.state.chosen_chips(tokens, &step.ctx);
            let most = (chips.count_ones() as u8).min(step.ctx.main.max(0) as u8);
            self.push(Frame::HowMany { who, chips, most });
            return Some(());
        }
        let chips = self.chips_meant(step, tokens)?;
        bits(chips).for_each(|chip| self.take_chip(chip, who));
        Some(())
    }

    pub(in crate::effects) fn take_number(&mut self, who: Inv, chips: u32, count: u8) {
        bits(lowest(chips, count)).for_each(|chip| self.take_chip(chip, who));
    }

    /// What leaves the game leaves it wherever it is: carried, laid aside or on the board.
    fn given_chips(&mut self, step: &mut Step, tokens: Tokens, to: Destination) -> Option<u32> {
        if let (Tokens::Such(set), Destination::OutOfGame) = (tokens, to)
            && (set.taking, set.from) == (Taking::All, From::Board)
        {
            let state = &*self.state;
            let left = |chip: &u8| state.chips[*chip as usize].place != Lie::OutOfGame;
            return Some(state.chips_of(set.token).filter(left).fold(0, |all, chip| all | 1 << chip));
        }
        self.chips_meant(step, tokens)
    }
}
