//! What kind of place is each space? Its shape, its floor, what bounds it, and what stands in it.

use ::deathmaydie::content::Space::{self, *};

use super::props::Prop::{self, *};

/// The outline of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Square,
    /// With its corners cut.
    Cut,
    Round,
    /// As nature made it.
    Wild,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Floor {
    Cobbles,
    Flags,
    Planks,
    Tiles,
    Marble,
    Carpet,
    Padded,
    Grass,
    Earth,
    Straw,
    Sawdust,
    Rock,
    Water,
}

impl Floor {
    pub const ALL: [Floor; 13] = [
        Floor::Cobbles,
        Floor::Flags,
        Floor::Planks,
        Floor::Tiles,
        Floor::Marble,
        Floor::Carpet,
        Floor::Padded,
        Floor::Grass,
        Floor::Earth,
        Floor::Straw,
        Floor::Sawdust,
        Floor::Rock,
        Floor::Water,
    ];
}

/// What one would have to climb over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    Wall,
    Timber,
    Cave,
    Hedge,
    Kerb,
    Fence,
    Canvas,
}

/// A thing, where it stands (in half widths and half heights from the middle) and how it is turned (in degrees).
pub type Set = (Prop, f64, f64, f64);

pub struct Plan {
    pub shape: Shape,
    pub floor: Floor,
    pub edge: Edge,
    /// How far it may reach from its place, sideways and up or down.
    pub reach: (f64, f64),
    pub props: &'static [Set],
}

const fn place(shape: Shape, floor: Floor, edge: Edge, props: &'static [Set]) -> Plan {
    Plan { shape, floor, edge, reach: (106.0, 92.0), props }
}

/// Four walls of stone.
const fn room(floor: Floor, props: &'static [Set]) -> Plan {
    place(Shape::Square, floor, Edge::Wall, props)
}

/// A house of wood.
const fn hut(floor: Floor, props: &'static [Set]) -> Plan {
    place(Shape::Square, floor, Edge::Timber, props)
}

/// Under the sky, between kerbs.
const fn street(floor: Floor, props: &'static [Set]) -> Plan {
    place(Shape::Cut, floor, Edge::Kerb, props)
}

const fn tower(floor: Floor, props: &'static [Set]) -> Plan {
    Plan { reach: (94.0, 94.0), ..place(Shape::Round, floor, Edge::Wall, props) }
}

const fn wild(floor: Floor, edge: Edge, props: &'static [Set]) -> Plan {
    place(Shape::Wild, floor, edge, props)
}

const fn cave(floor: Floor, props: &'static [Set]) -> Plan {
    wild(floor, Edge::Cave, props)
}

pub const fn plan(space: Space) -> Plan {
    match space as u8 {
        n if n <= E1Kyteler as u8 => town(space),
        n if n <= E2Spire as u8 => island(space),
        n if n <= E3Cave as u8 => catacombs(space),
        n if n <= E4Bloodcrypt as u8 => castle(space),
        n if n <= E5Stage as u8 => fair(space),
        _ => manor(space),
    }
}

const fn town(space: Space) -> Plan {
    use Floor::*;
    match space {
        E1Square => street(
            Cobbles,
            &[
                (Fountain, 0.0, -0.05, 0.0),
                (Lamp, -0.82, -0.78, 0.0),
                (Lamp, 0.82, 0.78, 0.0),
                (Cart, 0.62, -0.72, 20.0),
            ],
        ),
        E1Pub => hut(
            Planks,
            &[
                (Table, -0.55, -0.5, 0.0),
                (Table, 0.5, 0.45, 90.0),
                (Barrel, 0.72, -0.62, 0.0),
                (Hearth, -0.45, 0.86, 180.0),
            ],
        ),
        E1Court => room(
            Marble,
            &[
                (Desk, 0.0, -0.62, 0.0),
                (Pew, -0.5, 0.3, 0.0),
                (Pew, 0.5, 0.3, 0.0),
                (Pew, -0.5, 0.68, 0.0),
                (Pew, 0.5, 0.68, 0.0),
                (Candles, -0.78, -0.7, 0.0),
                (Column, 0.84, -0.72, 0.0),
            ],
        ),
        E1Market => street(
            Cobbles,
            &[
                (Stall, -0.55, -0.72, 0.0),
                (Stall, 0.5, -0.72, 0.0),
                (Stall, -0.5, 0.74, 180.0),
                (Sacks, 0.3, 0.76, 0.0),
                (Crate, 0.74, 0.66, 0.0),
            ],
        ),
        E1Bridge => place(
            Shape::Square,
            Flags,
            Edge::Kerb,
            &[
                (Railing, 0.0, -0.86, 0.0),
                (Railing, 0.0, 0.86, 0.0),
                (Lamp, -0.86, -0.8, 0.0),
                (Lamp, 0.86, 0.8, 0.0),
            ],
        ),
        E1Gaol => room(
            Flags,
            &[
                (Bars, -0.45, -0.3, 0.0),
                (Bars, 0.5, -0.3, 0.0),
                (Cot, -0.7, -0.68, 90.0),
                (Cot, 0.3, -0.68, 90.0),
                (Chain, 0.7, 0.8, 0.0),
                (Lamp, -0.8, 0.75, 0.0),
            ],
        ),
        E1Castle => street(
            Flags,
            &[
                (Gallows, -0.45, -0.55, 0.0),
                (Well, 0.6, -0.45, 0.0),
                (Brazier, 0.72, 0.6, 0.0),
                (Rack, -0.5, 0.8, 0.0),
            ],
        ),
        E1Mill => hut(
            Planks,
            &[
                (Sacks, -0.7, -0.7, 0.0),
                (Sacks, -0.35, -0.75, 40.0),
                (Wheel, 0.9, 0.0, 0.0),
                (Barrel, -0.65, 0.65, 0.0),
                (Lamp, 0.45, -0.74, 0.0),
            ],
        ),
        E1River => wild(
            Grass,
            Edge::Kerb,
            &[
                (Boat, 0.25, 0.7, 6.0),
                (Bush, -0.75, -0.55, 0.0),
                (Rocks, 0.75, -0.55, 0.0),
                (Puddle, -0.5, 0.66, 0.0),
            ],
        ),
        E1Cathedral => room(
            Marble,
            &[
                (Altar, 0.0, -0.7, 0.0),
                (Runner, 0.0, 0.25, 0.0),
                (Pew, -0.55, 0.4, 0.0),
                (Pew, 0.55, 0.4, 0.0),
                (Pew, -0.58, 0.74, 0.0),
                (Pew, 0.58, 0.74, 0.0),
                (Column, -0.85, -0.55, 0.0),
                (Column, 0.85, -0.7, 0.0),
            ],
        ),
        E1Cloister => room(
            Grass,
            &[
                (Well, 0.0, 0.0, 0.0),
                (Column, -0.8, -0.75, 0.0),
                (Column, 0.8, -0.75, 0.0),
                (Column, -0.8, 0.75, 0.0),
                (Column, 0.8, 0.75, 0.0),
                (Roses, -0.8, 0.0, 0.0),
                (Candles, 0.82, 0.0, 0.0),
            ],
        ),
        E1Graves => wild(
            Grass,
            Edge::Fence,
            &[
                (Grave, -0.62, -0.5, 0.0),
                (Grave, -0.1, -0.62, 0.0),
                (Grave, 0.45, -0.5, 0.0),
                (Grave, -0.6, 0.4, 0.0),
                (Grave, 0.7, 0.3, 0.0),
                (Mound, 0.1, 0.66, 0.0),
                (Candles, -0.1, -0.1, 0.0),
            ],
        ),
        E1Pyre => wild(
            Earth,
            Edge::Kerb,
            &[(Pyre, 0.0, -0.18, 0.0), (Rocks, -0.72, 0.5, 0.0), (Bones, 0.5, 0.68, 0.0)],
        ),
        _ => hut(
            Planks,
            &[
                (Rug, 0.0, 0.0, 0.0),
                (Bed, -0.66, -0.42, 0.0),
                (Books, 0.4, -0.84, 0.0),
                (Brazier, 0.74, 0.5, 0.0),
                (Table, -0.5, 0.68, 0.0),
            ],
        ),
    }
}

const fn island(space: Space) -> Plan {
    use Floor::*;
    match space {
        E2Ward => room(
            Tiles,
            &[
                (Cot, -0.75, -0.55, 0.0),
                (Cot, -0.38, -0.55, 0.0),
                (Cot, 0.38, -0.55, 0.0),
                (Cot, 0.75, -0.55, 0.0),
                (Cot, -0.75, 0.6, 0.0),
                (Cot, 0.75, 0.6, 0.0),
                (Lamp, 0.0, -0.75, 0.0),
            ],
        ),
        E2Cells => room(
            Padded,
            &[
                (Bars, 0.0, 0.28, 0.0),
                (Cot, -0.7, -0.45, 0.0),
                (Cot, 0.7, -0.45, 0.0),
                (Chain, 0.0, -0.75, 0.0),
            ],
        ),
        E2Laundry => room(
            Tiles,
            &[
                (Tub, -0.65, -0.6, 0.0),
                (Tub, -0.65, 0.55, 0.0),
                (Sheets, 0.35, -0.7, 0.0),
                (Sheets, 0.35, 0.7, 0.0),
                (Lamp, 0.84, 0.0, 0.0),
            ],
        ),
        E2Corridor => room(
            Tiles,
            &[
                (Runner, 0.0, 0.0, 90.0),
                (Lamp, -0.8, -0.78, 0.0),
                (Lamp, 0.8, -0.78, 0.0),
                (Cot, 0.6, 0.7, 90.0),
            ],
        ),
        E2Yard => street(
            Flags,
            &[
                (Tree, -0.65, -0.6, 0.0),
                (Fountain, 0.1, 0.1, 0.0),
                (Puddle, 0.65, 0.65, 0.0),
                (Lamp, 0.8, -0.76, 0.0),
            ],
        ),
        E2Infirmary => room(
            Tiles,
            &[
                (Cot, -0.72, -0.5, 0.0),
                (Cot, 0.0, -0.5, 0.0),
                (Cot, 0.72, -0.5, 0.0),
                (Desk, -0.45, 0.62, 0.0),
                (Lamp, 0.78, 0.72, 0.0),
            ],
        ),
        E2Theatre => Plan {
            shape: Shape::Cut,
            ..room(
                Tiles,
                &[
                    (Slab, 0.0, -0.1, 0.0),
                    (Blood, 0.2, 0.5, 0.0),
                    (Lamp, 0.0, -0.74, 0.0),
                    (Rack, -0.5, 0.8, 0.0),
                    (Tub, 0.68, 0.62, 0.0),
                ],
            )
        },
        E2Morgue => room(
            Tiles,
            &[
                (Slab, -0.65, -0.3, 0.0),
                (Slab, -0.1, -0.3, 0.0),
                (Slab, 0.45, -0.3, 0.0),
                (Blood, 0.4, 0.66, 0.0),
                (Candles, 0.84, -0.7, 0.0),
            ],
        ),
        E2Chapel => room(
            Marble,
            &[
                (Altar, 0.0, -0.66, 0.0),
                (Pew, -0.5, 0.05, 0.0),
                (Pew, 0.5, 0.05, 0.0),
                (Pew, -0.5, 0.45, 0.0),
                (Pew, 0.5, 0.45, 0.0),
            ],
        ),
        E2Kitchen => room(
            Tiles,
            &[
                (Stove, -0.55, -0.72, 0.0),
                (Table, 0.45, -0.35, 0.0),
                (Barrel, 0.7, 0.62, 0.0),
                (Sacks, -0.7, 0.66, 0.0),
            ],
        ),
        E2Garden => wild(
            Grass,
            Edge::Hedge,
            &[
                (Tree, -0.6, -0.5, 0.0),
                (Roses, 0.55, -0.6, 0.0),
                (Roses, -0.66, 0.42, 0.0),
                (Statue, 0.6, 0.35, 0.0),
                (Bush, 0.0, 0.78, 0.0),
            ],
        ),
        E2Dock => place(
            Shape::Square,
            Planks,
            Edge::Kerb,
            &[
                (Boat, 0.55, -0.6, 90.0),
                (Crate, -0.65, -0.66, 0.0),
                (Barrel, -0.6, 0.62, 0.0),
                (Lamp, 0.8, 0.76, 0.0),
                (Chain, 0.3, 0.82, 0.0),
            ],
        ),
        E2Office => room(
            Carpet,
            &[
                (Desk, 0.0, -0.45, 0.0),
                (Books, -0.62, -0.87, 0.0),
                (Books, 0.64, -0.87, 0.0),
                (Lamp, 0.55, -0.45, 0.0),
                (Chest, -0.7, 0.7, 0.0),
                (Portrait, 0.5, 0.9, 0.0),
            ],
        ),
        E2Stairs => {
            room(Flags, &[(Spiral, 0.0, 0.0, 0.0), (Lamp, -0.8, -0.74, 0.0), (Statue, 0.76, 0.66, 0.0)])
        }
        _ => tower(
            Marble,
            &[
                (Altar, 0.0, -0.6, 0.0),
                (Candles, -0.6, 0.2, 0.0),
                (Candles, 0.6, 0.2, 0.0),
                (Blood, 0.0, 0.3, 0.0),
            ],
        ),
    }
}

const fn catacombs(space: Space) -> Plan {
    use Floor::*;
    match space {
        E3Stairs => {
            room(Flags, &[(Stairs, -0.3, -0.45, 0.0), (Lamp, 0.66, -0.6, 0.0), (Crate, 0.6, 0.62, 0.0)])
        }
        E3Gallery => room(
            Flags,
            &[
                (Column, -0.7, -0.6, 0.0),
                (Column, 0.7, -0.6, 0.0),
                (Column, -0.7, 0.62, 0.0),
                (Column, 0.7, 0.62, 0.0),
                (Lamp, 0.0, -0.8, 0.0),
            ],
        ),
        E3Quarry => cave(
            Rock,
            &[
                (Rocks, -0.6, -0.45, 0.0),
                (Cart, 0.45, -0.5, 15.0),
                (Rocks, 0.55, 0.6, 0.0),
                (Lamp, -0.2, 0.72, 0.0),
            ],
        ),
        E3Well => cave(
            Rock,
            &[
                (Well, 0.0, -0.05, 0.0),
                (Rocks, 0.66, 0.5, 0.0),
                (Puddle, -0.55, 0.58, 0.0),
                (Candles, -0.6, -0.55, 0.0),
            ],
        ),
        E3Ossn => cave(
            Rock,
            &[
                (Skulls, -0.35, -0.74, 0.0),
                (Skulls, 0.42, -0.72, 0.0),
                (Bones, -0.5, 0.6, 0.0),
                (Skulls, 0.4, 0.72, 0.0),
                (Candles, 0.0, -0.35, 0.0),
            ],
        ),
        E3Crypt => room(
            Flags,
            &[
                (Tomb, -0.6, -0.2, 0.0),
                (Tomb, 0.0, -0.35, 0.0),
                (Tomb, 0.6, -0.2, 0.0),
                (Candles, 0.0, 0.7, 0.0),
                (Column, -0.84, 0.74, 0.0),
                (Column, 0.84, 0.74, 0.0),
            ],
        ),
        E3Rotunda => tower(
            Marble,
            &[
                (Statue, 0.0, 0.0, 0.0),
                (Column, -0.62, -0.48, 0.0),
                (Column, 0.62, -0.48, 0.0),
                (Column, -0.62, 0.48, 0.0),
                (Column, 0.62, 0.48, 0.0),
                (Lamp, 0.0, -0.72, 0.0),
            ],
        ),
        E3Lamp => {
            tower(Flags, &[(Brazier, 0.0, -0.05, 0.0), (Skulls, 0.0, -0.72, 0.0), (Skulls, 0.0, 0.7, 0.0)])
        }
        E3Ossw => cave(
            Rock,
            &[
                (Skulls, 0.0, -0.76, 0.0),
                (Skulls, 0.0, -0.55, 0.0),
                (Bones, -0.4, 0.55, 0.0),
                (Bones, 0.5, 0.4, 0.0),
                (Candles, 0.6, -0.2, 0.0),
            ],
        ),
        E3Bones => room(
            Rock,
            &[
                (Skulls, 0.48, -0.84, 0.0),
                (Skulls, 0.3, 0.84, 0.0),
                (Skulls, -0.88, 0.5, 90.0),
                (Bones, -0.2, 0.2, 0.0),
            ],
        ),
        E3Altar => tower(
            Marble,
            &[
                (Altar, 0.0, -0.35, 0.0),
                (Blood, 0.0, 0.25, 0.0),
                (Candles, -0.62, 0.2, 0.0),
                (Candles, 0.62, 0.2, 0.0),
            ],
        ),
        E3Flood => {
            cave(Water, &[(Boat, 0.2, -0.45, 70.0), (Rocks, -0.6, 0.55, 0.0), (Rocks, 0.62, 0.5, 0.0)])
        }
        E3Osss => cave(
            Rock,
            &[
                (Skulls, -0.4, -0.7, 0.0),
                (Bones, 0.45, -0.6, 0.0),
                (Bones, -0.5, 0.55, 0.0),
                (Skulls, 0.4, 0.72, 0.0),
                (Candles, -0.74, 0.0, 0.0),
            ],
        ),
        E3Pit => cave(Earth, &[(Pit, 0.0, 0.0, 0.0), (Bones, -0.55, 0.62, 0.0), (Bones, 0.6, -0.5, 0.0)]),
        _ => cave(
            Earth,
            &[
                (Crate, -0.55, -0.45, 0.0),
                (Barrel, 0.1, -0.66, 0.0),
                (Chest, 0.62, -0.3, 0.0),
                (Lamp, -0.1, 0.1, 0.0),
                (Puddle, 0.5, 0.6, 0.0),
            ],
        ),
    }
}

const fn castle(space: Space) -> Plan {
    use Floor::*;
    match space {
        E4Gatehouse => Plan {
            shape: Shape::Cut,
            ..room(
                Flags,
                &[
                    (Bars, 0.0, 0.72, 0.0),
                    (Rack, -0.4, -0.78, 0.0),
                    (Lamp, 0.78, -0.68, 0.0),
                    (Chain, 0.5, -0.8, 0.0),
                ],
            )
        },
        E4Field => wild(
            Earth,
            Edge::Fence,
            &[
                (Stake, -0.65, -0.35, 0.0),
                (Stake, -0.3, -0.55, 0.0),
                (Stake, 0.1, -0.4, 0.0),
                (Stake, 0.5, -0.55, 0.0),
                (Stake, 0.7, 0.0, 0.0),
                (Stake, -0.7, 0.35, 0.0),
                (Stake, -0.1, 0.66, 0.0),
                (Stake, 0.45, 0.6, 0.0),
                (Blood, 0.1, 0.1, 0.0),
            ],
        ),
        E4Bridge => place(
            Shape::Square,
            Planks,
            Edge::Kerb,
            &[
                (Chain, -0.5, -0.88, 0.0),
                (Chain, 0.5, -0.88, 0.0),
                (Chain, -0.5, 0.88, 0.0),
                (Chain, 0.5, 0.88, 0.0),
                (Lamp, 0.88, -0.8, 0.0),
            ],
        ),
        E4Court => street(
            Flags,
            &[
                (Well, -0.35, -0.3, 0.0),
                (Brazier, 0.7, 0.6, 0.0),
                (Cart, 0.6, -0.68, -12.0),
                (Crate, -0.7, 0.68, 0.0),
            ],
        ),
        E4Stables => hut(
            Straw,
            &[
                (Bars, -0.5, -0.2, 90.0),
                (Bars, 0.1, -0.2, 90.0),
                (Sacks, 0.7, -0.6, 0.0),
                (Cart, 0.55, 0.62, 0.0),
                (Barrel, -0.75, 0.66, 0.0),
            ],
        ),
        E4Powder => room(
            Planks,
            &[
                (Kegs, -0.5, -0.5, 0.0),
                (Kegs, 0.55, -0.4, 0.0),
                (Kegs, -0.55, 0.6, 0.0),
                (Crate, 0.65, 0.66, 0.0),
            ],
        ),
        E4Hall => room(
            Flags,
            &[
                (Table, -0.5, -0.4, 0.0),
                (Table, 0.35, -0.4, 0.0),
                (Hearth, -0.6, 0.84, 180.0),
                (Column, 0.86, 0.76, 0.0),
            ],
        ),
        E4Kitchen => room(
            Tiles,
            &[
                (Stove, -0.5, -0.74, 0.0),
                (Table, 0.5, -0.4, 0.0),
                (Barrel, -0.68, 0.64, 0.0),
                (Sacks, 0.66, 0.7, 0.0),
            ],
        ),
        E4Chapel => room(
            Marble,
            &[
                (Altar, 0.0, -0.62, 0.0),
                (Pew, -0.5, 0.1, 0.0),
                (Pew, 0.5, 0.1, 0.0),
                (Pew, -0.5, 0.52, 0.0),
                (Pew, 0.5, 0.52, 0.0),
            ],
        ),
        E4Armoury => room(
            Flags,
            &[
                (Rack, 0.5, -0.76, 0.0),
                (Anvil, -0.5, 0.4, 0.0),
                (Hearth, 0.5, 0.82, 180.0),
                (Chest, -0.74, 0.76, 0.0),
            ],
        ),
        E4Gallery => room(
            Carpet,
            &[
                (Portrait, -0.66, -0.91, 0.0),
                (Portrait, 0.0, -0.91, 0.0),
                (Portrait, 0.66, -0.91, 0.0),
                (Portrait, -0.6, 0.91, 0.0),
                (Portrait, 0.6, 0.91, 0.0),
                (Candles, -0.8, -0.5, 0.0),
                (Candles, 0.8, -0.5, 0.0),
                (Statue, -0.74, 0.5, 0.0),
            ],
        ),
        E4Throne => room(
            Marble,
            &[
                (Runner, 0.0, -0.2, 0.0),
                (Throne, 0.0, 0.62, 0.0),
                (Column, -0.7, -0.6, 0.0),
                (Column, 0.7, -0.6, 0.0),
                (Candles, -0.5, 0.66, 0.0),
                (Candles, 0.5, 0.66, 0.0),
            ],
        ),
        E4Tower => tower(Flags, &[(Spiral, 0.0, 0.0, 0.0), (Lamp, -0.55, -0.5, 0.0), (Crate, 0.5, 0.5, 0.0)]),
        E4Bedroom => room(
            Carpet,
            &[
                (Bed, -0.45, -0.4, 0.0),
                (Mirror, 0.5, -0.86, 0.0),
                (Candles, 0.1, -0.6, 0.0),
                (Chest, 0.68, 0.72, 0.0),
                (Rug, 0.25, 0.25, 0.0),
            ],
        ),
        _ => room(
            Flags,
            &[
                (Tomb, -0.6, -0.3, 0.0),
                (Tomb, 0.6, -0.3, 0.0),
                (Blood, 0.0, 0.05, 0.0),
                (Blood, -0.4, 0.6, 60.0),
                (Candles, 0.0, -0.66, 0.0),
                (Stairs, 0.62, 0.62, 0.0),
            ],
        ),
    }
}

const fn fair(space: Space) -> Plan {
    use Floor::*;
    const fn pitch(props: &'static [Set]) -> Plan {
        wild(Sawdust, Edge::Fence, props)
    }
    match space {
        E5Entrance => street(
            Sawdust,
            &[
                (Column, -0.55, -0.55, 0.0),
                (Column, 0.55, -0.55, 0.0),
                (Lamp, -0.55, 0.55, 0.0),
                (Lamp, 0.55, 0.55, 0.0),
                (Stall, 0.0, -0.74, 0.0),
            ],
        ),
        E5Midway => street(
            Sawdust,
            &[
                (Lamp, -0.8, -0.78, 0.0),
                (Lamp, 0.8, -0.78, 0.0),
                (Lamp, -0.8, 0.78, 0.0),
                (Lamp, 0.8, 0.78, 0.0),
                (Puddle, 0.2, 0.3, 0.0),
            ],
        ),
        E5Carousel => Plan { shape: Shape::Round, ..pitch(&[(Carousel, 0.0, -0.05, 0.0)]) },
        E5Bigtop => Plan {
            shape: Shape::Round,
            edge: Edge::Canvas,
            ..pitch(&[(BigTop, 0.0, -0.1, 0.0), (Candles, 0.0, 0.78, 0.0)])
        },
        E5Shooting => {
            pitch(&[(Targets, 0.0, -0.62, 0.0), (Crate, -0.65, 0.62, 0.0), (Barrel, 0.68, 0.62, 0.0)])
        }
        E5Striker => {
            pitch(&[(Striker, -0.35, -0.05, 0.0), (Crate, 0.65, -0.58, 0.0), (Lamp, 0.66, 0.6, 0.0)])
        }
        E5Fortune => pitch(&[(Tent, 0.0, -0.3, 0.0), (Candles, -0.62, 0.4, 0.0), (Rug, 0.05, 0.55, 0.0)]),
        E5Rings => pitch(&[(Rings, 0.0, -0.45, 0.0), (Sacks, -0.62, 0.55, 0.0), (Lamp, 0.66, 0.55, 0.0)]),
        E5Mirrors => hut(
            Tiles,
            &[
                (Mirror, -0.5, -0.5, 0.0),
                (Mirror, 0.45, -0.72, 0.0),
                (Mirror, 0.7, 0.1, 90.0),
                (Mirror, -0.74, 0.25, 60.0),
                (Mirror, 0.1, 0.72, 180.0),
                (Lamp, 0.0, -0.1, 0.0),
            ],
        ),
        E5Ferris => pitch(&[(Ferris, 0.0, -0.15, 0.0)]),
        E5Freaks => {
            hut(Planks, &[(Stage, 0.0, -0.6, 0.0), (Cage, -0.55, 0.6, 0.0), (Crate, 0.66, 0.66, 0.0)])
        }
        E5Cages => pitch(&[
            (Cage, -0.45, -0.5, 0.0),
            (Cage, 0.45, -0.5, 0.0),
            (Cage, -0.45, 0.55, 0.0),
            (Blood, 0.3, 0.4, 0.0),
            (Sacks, 0.68, 0.55, 0.0),
        ]),
        E5Candy => pitch(&[
            (Stall, -0.45, -0.58, 0.0),
            (Stall, 0.5, -0.5, 0.0),
            (Stall, -0.4, 0.64, 180.0),
            (Barrel, 0.6, 0.55, 0.0),
        ]),
        E5Wagons => pitch(&[
            (Wagon, -0.3, -0.5, 8.0),
            (Wagon, 0.3, 0.5, -10.0),
            (Brazier, 0.5, -0.1, 0.0),
            (Barrel, -0.68, 0.45, 0.0),
        ]),
        _ => pitch(&[
            (Stage, 0.0, -0.5, 0.0),
            (Pew, -0.4, 0.3, 0.0),
            (Pew, 0.4, 0.3, 0.0),
            (Pew, 0.0, 0.62, 0.0),
        ]),
    }
}

const fn manor(space: Space) -> Plan {
    use Floor::*;
    match space {
        E6Irongates => wild(
            Earth,
            Edge::Hedge,
            &[
                (Bars, -0.3, -0.62, 0.0),
                (Bars, 0.42, -0.62, 0.0),
                (Lamp, -0.72, -0.4, 0.0),
                (Lamp, 0.72, -0.4, 0.0),
                (Tree, -0.5, 0.58, 0.0),
            ],
        ),
        E6Garden => wild(
            Grass,
            Edge::Hedge,
            &[
                (Fountain, 0.0, 0.0, 0.0),
                (Roses, -0.62, -0.5, 0.0),
                (Roses, 0.6, -0.52, 0.0),
                (Roses, 0.62, 0.5, 0.0),
                (Roses, 0.0, -0.74, 0.0),
            ],
        ),
        E6Chapel => room(
            Marble,
            &[
                (Altar, 0.0, -0.64, 0.0),
                (Pew, -0.5, 0.05, 0.0),
                (Pew, 0.5, 0.05, 0.0),
                (Pew, -0.5, 0.46, 0.0),
                (Pew, 0.5, 0.46, 0.0),
            ],
        ),
        E6Hall => room(
            Tiles,
            &[
                (Runner, 0.0, 0.1, 90.0),
                (Stairs, 0.62, -0.4, 0.0),
                (Lamp, -0.7, -0.7, 0.0),
                (Statue, -0.76, 0.7, 0.0),
                (Statue, 0.76, 0.7, 0.0),
            ],
        ),
        E6Library => room(
            Carpet,
            &[
                (Books, -0.55, -0.84, 0.0),
                (Books, 0.32, -0.84, 0.0),
                (Books, -0.84, 0.2, 90.0),
                (Desk, 0.25, -0.05, 0.0),
                (Lamp, -0.25, -0.15, 0.0),
                (Portrait, 0.66, 0.91, 0.0),
            ],
        ),
        E6Dining => room(
            Planks,
            &[
                (Rug, 0.0, 0.0, 0.0),
                (Table, -0.3, -0.05, 0.0),
                (Table, 0.32, -0.05, 0.0),
                (Hearth, 0.0, -0.86, 0.0),
                (Candles, 0.82, 0.7, 0.0),
            ],
        ),
        E6Ballroom => room(
            Tiles,
            &[
                (Piano, -0.6, -0.55, 0.0),
                (Candles, 0.8, 0.74, 0.0),
                (Candles, -0.8, 0.74, 0.0),
                (Mirror, 0.3, -0.88, 0.0),
            ],
        ),
        E6Westwing => room(
            Carpet,
            &[
                (Bed, -0.5, -0.36, 0.0),
                (Portrait, 0.45, -0.91, 0.0),
                (Roses, 0.5, -0.2, 0.0),
                (Candles, 0.76, 0.66, 0.0),
            ],
        ),
        E6Mirror => room(
            Marble,
            &[
                (Mirror, -0.45, -0.84, 0.0),
                (Mirror, 0.45, -0.84, 0.0),
                (Mirror, -0.86, 0.64, 270.0),
                (Mirror, 0.86, 0.2, 90.0),
                (Candles, 0.4, 0.7, 0.0),
            ],
        ),
        E6Tower => tower(
            Planks,
            &[
                (Bed, -0.3, -0.25, -12.0),
                (Candles, 0.5, -0.4, 0.0),
                (Roses, 0.5, 0.42, 0.0),
                (Chest, -0.2, 0.66, 0.0),
            ],
        ),
        E6Eastwing => room(
            Carpet,
            &[
                (Desk, -0.45, -0.45, 0.0),
                (Portrait, 0.4, -0.91, 0.0),
                (Spiral, 0.5, 0.35, 0.0),
                (Lamp, -0.8, 0.7, 0.0),
            ],
        ),
        E6Cellar => cave(
            Rock,
            &[
                (Wine, -0.38, -0.58, 0.0),
                (Wine, -0.3, 0.7, 180.0),
                (Spiral, 0.5, 0.45, 0.0),
                (Candles, 0.0, 0.05, 0.0),
            ],
        ),
        E6Passage => {
            cave(Rock, &[(Rocks, -0.6, -0.4, 0.0), (Candles, 0.4, -0.6, 0.0), (Bones, 0.5, 0.6, 0.0)])
        }
        E6Oubliette => cave(
            Rock,
            &[
                (Pit, 0.0, 0.1, 0.0),
                (Chain, -0.45, -0.62, 0.0),
                (Chain, 0.5, -0.5, 30.0),
                (Bones, 0.5, 0.66, 0.0),
            ],
        ),
        E6Kennels => cave(
            Straw,
            &[
                (Cage, -0.45, -0.42, 0.0),
                (Cage, 0.48, -0.42, 0.0),
                (Bones, -0.4, 0.6, 0.0),
                (Blood, 0.5, 0.5, 0.0),
            ],
        ),
        _ => cave(
            Earth,
            &[
                (Bones, -0.5, -0.5, 0.0),
                (Bones, 0.45, -0.45, 0.0),
                (Blood, 0.1, 0.1, 0.0),
                (Roses, -0.6, 0.5, 0.0),
                (Chain, 0.5, 0.62, 20.0),
            ],
        ),
    }
}
