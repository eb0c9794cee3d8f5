//! What each mark of a position weighs, before the Elder One comes, while the Ritual goes on with it, and in the fight: fitted
//! by `weigh_deathmaydie`, but for Wounds, which come with time and so with success.

use super::worth::MARKS;

pub(super) static WEIGHTS: [[f32; MARKS]; 3] = [
    [
        0.05, 1.34, 0.00, -1.31, -0.24, 0.00, -0.30, -0.80, -0.80, -0.01, 1.62, -0.59, -2.23, 0.00, 1.45,
        -0.24, 0.06, -0.40, 0.71, 0.08,
    ],
    [
        -0.95, 2.64, 0.00, -4.61, -0.83, -2.69, -0.30, -0.80, -0.80, 0.10, 0.38, -0.06, -1.72, -0.03, 1.32,
        -0.19, -0.48, 0.75, 1.15, -0.00,
    ],
    [
        1.24, 1.24, 4.60, -3.61, -0.62, -3.30, -0.30, -0.40, -0.30, -0.33, 1.55, -0.31, -0.66, 0.02, 0.79,
        -0.39, -0.22, 0.21, 0.47, -0.93,
    ],
];
