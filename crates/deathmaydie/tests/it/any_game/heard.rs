//! What is told is what was decided and what came of it: each line of the log against the question that was answered, the
//! answer, and the position after it.

use std::collections::BTreeSet;

use deathmaydie::content::{BONUS_THRESHOLDS, Investigator, THRESHOLDS};
use deathmaydie::events::{Deed, Event};
use deathmaydie::figures::{Foe, FoeSet};
use deathmaydie::frames::{Frame, Loss};
use deathmaydie::moves::{Meter, Move, With};
use deathmaydie::people::Inv;
use deathmaydie::rolls::Reason;
use deathmaydie::state::{Phase, State};

/// A move and what was told of it.
pub struct Heard<'a> {
    pub before: &'a State,
    pub mv: Move,
    pub told: &'a [Event],
    pub after: &'a State,
}

impl Heard<'_> {
    /// Everything that was told is so, and what had to be told was.
    pub fn fits(&self) {
        self.begins_with_the_answer();
        self.nothing_is_said_twice();
        self.sneaks();
        self.attacks();
        self.thresholds();
        self.tallied();
        self.turns();
        self.deals();
        self.cards();
        self.blows();
        self.places();
    }

    fn asked(&self) -> Option<(Frame, Investigator)> {
        let frame = self.before.stack.top()?;
        Some((frame, self.name(frame.asks(self.before)?)))
    }

    fn name(&self, who: Inv) -> Investigator {
        self.after.sheets[who.index()].investigator
    }

    fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| fits(event)).count()
    }

    /// The first line says what was decided, in the words of the decision.
    fn begins_with_the_answer(&self) {
        let Some((frame, who)) = self.asked() else { return };
        let acted = |deed| Some(Event::Acted { who, deed });
        let wanted = match (self.mv, frame) {
            (Move::Run, _) => acted(Deed::Run),
            (Move::Rest, _) => acted(Deed::Rest),
            (Move::Trade, _) => acted(Deed::Trade),
            (Move::Task(action), _) => acted(Deed::Task(action)),
            (Move::Leave, _) => acted(Deed::Leave),
            (Move::Mind, _) => acted(Deed::Mind),
            (Move::Use(what), _) => Some(Event::Used { who, what }),
            (Move::Convert(what, count), _) => Some(Event::Converted { who, what, count }),
            (Move::Prevent(what, count), _) => Some(Event::Prevented { who, what, count }),
            (Move::Option(option), Frame::Choose { ctx, .. }) => {
                let of = deathmaydie::question::origin(self.before, &ctx);
                Some(Event::Chose { who, of, option })
            }
            (Move::Decline, _) | (Move::No, Frame::Consent { .. }) => Some(Event::Declined { who }),
            (Move::Avoid, _) => Some(Event::Avoided { who }),
            (Move::Sacrifice, _) => Some(Event::Sacrificed { who }),
            (Move::Face(foe), _) => Some(Event::EnemyAttacks { foe, who }),
            (Move::Play(who), _) => Some(Event::Joined { who }),
            (Move::Heal(stress, wounds), Frame::Heal { who, .. }) if stress + wounds > 0 => {
                Some(Event::Healed { who: self.name(who), stress, wounds })
            }
            (Move::Mend(who, meter), _) => {
                let stress = u8::from(meter == Meter::Stress);
                Some(Event::Healed { who, stress, wounds: 1 - stress })
            }
            (Move::Refresh(meter), Frame::Heal { who, .. }) => {
                Some(Event::FatigueWent { who: self.name(who), meter })
            }
            (Move::Yes, Frame::May(cue)) => {
                let using = self.before.using(cue.ctx.from, cue.which);
                using.map(|what| Event::Used { who: self.name(cue.ctx.you), what })
            }
            _ => None,
        };
        if let Some(wanted) = wanted {
            assert_eq!(self.told.first(), Some(&wanted), "{} of {who}", self.mv);
        }
        self.begins_with_one_of_a_kind(who);
    }

    /// The same, where the line says more than the decision.
    fn begins_with_one_of_a_kind(&self, who: Investigator) {
        let first = self.told.first();
        match self.mv {
            Move::Take(wanted) => assert!(
                matches!(first, Some(Event::RelicTaken { who: it, relic, .. }) if (*it, *relic) == (who, wanted))
            ),
            Move::LevelUp(wanted) => assert!(
                matches!(first, Some(Event::Levelled { who: it, what, .. }) if (*it, *what) == (who, wanted))
            ),
            Move::Reroll(die, with) => assert_eq!(
                self.count(|event| matches!(event, Event::Rerolled { who: it, from, to, stress }
                    if (*it, *from, to.is_bonus(), *stress) == (who, die, die.is_bonus(), with == With::Stress))),
                1
            ),
            Move::Number(count) => {
                let taken = |event: &Event| matches!(event, Event::TokenTaken { who: it, .. } if *it == who);
                assert_eq!(self.count(taken), usize::from(count));
            }
            Move::Claim(wanted) if self.after.person(who).is_some_and(|it| self.after.is_living(it)) => {
                let claimed = |event: &Event| {
                    matches!(event, Event::Claimed { who: it, side, .. } if (*it, *side) == (who, wanted))
                };
                let cost_is_due = self.after.stack.frames().iter().any(|it| matches!(it, Frame::Claimed { .. }));
                assert!(cost_is_due || self.after.end.is_some() || self.count(claimed) > 0, "{:?}", self.told);
            }
            _ => {}
        }
    }

    /// What only an answer brings about is told for that answer and at no other time.
    fn nothing_is_said_twice(&self) {
        let one = |is: bool| usize::from(is);
        let mv = self.mv;
        let once = [
            ("Avoided", self.count(|it| matches!(it, Event::Avoided { .. })), one(mv == Move::Avoid)),
            (
                "Sacrificed",
                self.count(|it| matches!(it, Event::Sacrificed { .. })),
                one(mv == Move::Sacrifice),
            ),
            (
                "Converted",
                self.count(|it| matches!(it, Event::Converted { .. })),
                one(matches!(mv, Move::Convert(..))),
            ),
            (
                "Prevented",
                self.count(|it| matches!(it, Event::Prevented { .. })),
                one(matches!(mv, Move::Prevent(..))),
            ),
            (
                "Rerolled",
                self.count(|it| matches!(it, Event::Rerolled { .. })),
                one(matches!(mv, Move::Reroll(..))),
            ),
        ];
        for (what, told, wanted) in once {
            assert_eq!(told, wanted, "{mv}: {what}");
        }
        if let Some(Event::Sacrificed { who }) = self.told.first() {
            assert!(
                matches!(self.told[1], Event::Eliminated { who: it, .. } if it == *who),
                "{:?}",
                self.told
            );
        }
    }

    /// Whom a Run leaves behind is told one by one.
    fn sneaks(&self) {
        let (run, past) = match (self.before.stack.top(), self.mv) {
            (Some(Frame::Sneak { run, past, .. }), Move::Sneak(foe)) => (run, past.with(foe)),
            (Some(Frame::Sneak { run, past, .. } | Frame::Carry { run, past, .. }), _) => (run, past),
            (Some(Frame::Step(run)), Move::Step(_)) => (run, FoeSet::NONE),
            _ => return,
        };
        let waits = matches!(self.after.stack.top(), Some(Frame::Sneak { .. } | Frame::Carry { .. }));
        if waits {
            return;
        }
        let who = self.name(run.who);
        let told = self.told.iter().filter_map(|event| match event {
            Event::Sneaked { who: it, past } if *it == who => Some(*past),
            _ => None,
        });
        assert_eq!(told.collect::<BTreeSet<Foe>>(), past.iter().collect(), "{} Sneaks", who);
    }

    /// Everybody aimed at is named, and whoever attacks.
    fn attacks(&self) {
        let Reason::Attack { .. } = self.after.roll.reason else { return };
        let Some(place) =
            self.told.iter().rposition(|event| matches!(event, Event::Acted { deed: Deed::Attack, .. }))
        else {
            return;
        };
        let attacker = self.name(self.after.roll.who);
        assert_eq!(self.told[place], Event::Acted { who: attacker, deed: Deed::Attack });
        let targets = self.told[place + 1..].iter().map_while(|event| match event {
            Event::Attacks { who, target } if *who == attacker => Some(*target),
            _ => None,
        });
        assert_eq!(targets.collect::<BTreeSet<Foe>>(), self.after.roll.targets.iter().collect(), "targets");
    }

    /// Which threshold it is, whether it gives a die, and that its Insanity strikes whoever has it.
    fn thresholds(&self) {
        for (place, event) in self.told.iter().enumerate() {
            let Event::ThresholdReached { who, number, die } = *event else { continue };
            let inv = self.after.person(who).expect("a sheet");
            let stops = THRESHOLDS[usize::from(number) - 1];
            assert_eq!(die, BONUS_THRESHOLDS.contains(&stops), "threshold {number}");
            let sheet = self.after.sheet(inv);
            assert!(sheet.sanity >= stops && self.before.sheet(inv).sanity <= stops, "threshold {number}");
            let strikes = self.told[place + 1..].iter().find_map(|event| match event {
                Event::InsanityStruck { who: it, insanity } => Some((*it, *insanity)),
                _ => None,
            });
            assert_eq!(strikes, Some((who, sheet.insanity)));
        }
        let reached = self.count(|event| matches!(event, Event::ThresholdReached { .. }));
        assert_eq!(self.count(|event| matches!(event, Event::InsanityStruck { .. })), reached);
    }

    /// The sum is that of the roll, as long as its dice lie there.
    fn tallied(&self) {
        let place = self.told.iter().rposition(|event| matches!(event, Event::Tallied { .. }));
        let Some(place) = place.filter(|_| !self.after.roll.dice.is_empty()) else { return };
        if self.told[place..].iter().any(|event| matches!(event, Event::Thrown { .. })) {
            return;
        }
        let roll = &self.after.roll;
        let shown = |count: i16| count.clamp(0, 255) as u8;
        let [success, elder, tentacle] =
            [roll.symbols.success, roll.symbols.elder, roll.symbols.tentacle].map(shown);
        assert_eq!(self.told[place], Event::Tallied { who: self.name(roll.who), success, elder, tentacle });
    }

    /// As many turns begin as are counted, and the last is that of whose turn it is.
    fn turns(&self) {
        let begun = self.told.iter().filter_map(|event| match event {
            Event::TurnBegan { who } => Some(*who),
            _ => None,
        });
        let begun: Vec<Investigator> = begun.collect();
        assert_eq!(begun.len(), usize::from(self.after.turn - self.before.turn));
        assert!(begun.last().is_none_or(|who| *who == self.name(self.after.active)), "{begun:?}");
    }

    /// What was dealt lies where it was told, and everything that was dealt is told.
    fn deals(&self) {
        let is_dealt = self.before.phase == Phase::SetUp && self.after.turn > 0;
        let dealt = |event: &Event| matches!(event, Event::InsanityDealt { .. });
        let came = |event: &Event| matches!(event, Event::UnknownCame { .. });
        if self.before.stack.frames().iter().any(|it| matches!(it, Frame::PickInvestigator(_))) && is_dealt {
            assert_eq!(self.count(dealt), usize::from(self.after.count));
            assert_eq!(self.count(came), usize::from(self.after.options.unknown));
        }
        for event in self.told {
            match *event {
                Event::InsanityDealt { who, insanity } => {
                    let inv = self.after.person(who).expect("a sheet");
                    assert_eq!(self.after.sheet(inv).insanity, insanity);
                }
                Event::UnknownCame { slot, kind } => {
                    assert_eq!(self.after.unknown[usize::from(slot)], Some(kind));
                }
                _ => {}
            }
        }
    }

    /// Whoever Investigates is whoever may claim, and what was looked at is shown.
    fn cards(&self) {
        for (place, event) in self.told.iter().enumerate() {
            match *event {
                Event::Investigated { who, card } => {
                    let asked = match self.after.stack.top() {
                        Some(Frame::ClaimBy { who: it, card: number, .. })
                            if self.after.discovery(number) == card =>
                        {
                            Some(self.name(it))
                        }
                        _ => None,
                    };
                    let claimed = self.told[place..].iter().find_map(|event| match event {
                        Event::Claimed { who: it, card: other, .. } if *other == card => Some(*it),
                        _ => None,
                    });
                    assert!(asked.or(claimed).is_none_or(|it| it == who), "{who} Investigates {card}");
                }
                Event::TokenShown { token, value } => {
                    assert!(value.is_some_and(|value| token.values().contains(&value)), "{event:?}");
                }
                _ => {}
            }
        }
    }

    /// What somebody turns aside is what lands.
    fn blows(&self) {
        for (place, event) in self.told.iter().enumerate() {
            let Event::Redirected { who, foe, count } = *event else { continue };
            let turned = self.before.stack.frames().iter().find_map(|frame| match frame {
                Frame::Prevent(harm, Loss::Wounds) => Some((harm.who, harm.left)),
                Frame::Redirect { who, count, .. } => Some((*who, *count)),
                _ => None,
            });
            assert_eq!(turned.map(|(it, left)| (self.name(it), left)), Some((who, count)));
            assert!(
                matches!(self.told[place + 1], Event::FoeWounded { foe: it, count: lands, .. } if (it, lands) == (foe, count))
            );
        }
    }

    /// A place that is drawn for the Elder One is where it then stands.
    fn places(&self) {
        let draws = self.after.options.random_elder_place;
        let drawn = self.count(|event| matches!(event, Event::PlaceDrawn { .. }));
        let late = self.count(|event| matches!(event, Event::StageRevealed { stage } if *stage >= 3));
        assert!(self.after.end.is_some() || drawn == if draws { late } else { 0 }, "{:?}", self.told);
        for (place, event) in self.told.iter().enumerate() {
            let Event::PlaceDrawn { space } = *event else { continue };
            assert!(self.told[place..].contains(&Event::FoePlaced { foe: Foe::ELDER, to: space }));
        }
    }
}
