//! What is drawn of buildings?

use super::notes::*;

pub const TOWER: &[Drawing] = &[&[
    part(A, "M0,-36V-50L16,-45L0,-40Z"),
    body("M-19,50L-15,-14H15L19,50Z"),
    shade("M5,-14H15L19,50H6Z"),
    body("M-23,-14V-38H-14V-31H-5V-38H5V-31H14V-38H23V-14L17,-8H-17Z"),
    shade("M8,-31H14V-38H23V-14L17,-8H8Z"),
    part(A, "M-5,6V-2A5,6 0 0 1 5,-2V6ZM-5,30V21A5,6 0 0 1 5,21V30Z"),
    fine("M-15,14h8M-16,24h6M8,16h8M9,38h8M-17,40h9M-12,-18h6M6,-20h8M-14,4h5"),
    part(D, "M-6,50V44A6,7 0 0 1 6,44V50Z"),
]];

pub const CASTLE: &[Drawing] = &[&[
    part(A, "M-38,-34V-47L-26,-43L-38,-39ZM38,-34V-47L50,-43L38,-39Z"),
    body("M-32,50V8H-24V2H-16V8H-8V2H8V8H16V2H24V8H32V50Z"),
    body("M-11,30V-22H11V30Z"),
    part(A, "M-16,-22L0,-50L16,-22Z"),
    shade("M0,-50L16,-22H4ZM4,-22H11V30H4Z"),
    body("M-48,50V-10H-28V50ZM28,50V-10H48V50Z"),
    part(A, "M-52,-10L-38,-36L-24,-10ZM24,-10L38,-36L52,-10Z"),
    shade("M-38,-36L-24,-10H-34ZM38,-36L52,-10H42ZM-34,-10H-28V50H-34ZM42,-10H48V50H42Z"),
    part(
        L,
        "M-41,14V5A3.5,4 0 0 1 -34,5V14ZM34,14V5A3.5,4 0 0 1 41,5V14ZM-3.5,-4V-13A3.5,4 0 0 1 3.5,-13V-4Z",
    ),
    part(D, "M-10,50V30A10,12 0 0 1 10,30V50Z"),
    line("M-5,50V22M0,50V19M5,50V22M-10,32H10M-10,41H10").detail(),
    fine("M-28,20h8M-24,28h8M16,20h8M20,30h8M-44,28h7M33,30h7M-42,38h7"),
]];

pub const LIGHTHOUSE: &[Drawing] = &[&[
    veil(L, 0.55, "M6,-34L50,-50V-16L6,-30ZM-6,-34L-50,-46V-20L-6,-30Z"),
    part(D, "-34 50! -28 42 -14 44 0 40 16 44 28 42 36 50!"),
    body("M-16,46L-9,-20H9L16,46Z"),
    part(A, "M-14.6,33L-13,18H13L14.6,33ZM-11.5,4L-10,-10H10L11.5,4Z"),
    shade("M3,-20H9L16,46H5Z"),
    part(D, "M-15,-19V-25H15V-19Z"),
    part(L, "M-8,-25V-39H8V-25Z"),
    line("M-3,-25V-39M3,-25V-39").detail(),
    part(A, "M-12,-38Q0,-54 12,-38Z"),
    part(D, "M-4,46V38A4,5 0 0 1 4,38V46Z"),
]];

pub const HOUSE: &[Drawing] = &[&[
    part(L, "20 -46 24 -50 32 -48 30 -44 24 -43"),
    part(A, "M17,-12V-40H30V-4Z"),
    body("M-36,50V-4L0,-36L36,-4V50Z"),
    shade("M20,-20L36,-4V50H20Z"),
    part(A, "M-49,4L0,-46L49,4L42,10L0,-32L-42,10Z"),
    fine("M-38,0L-30,6M-28,-10L-20,-4M-18,-20L-10,-14M38,0L30,6M28,-10L20,-4M18,-20L10,-14"),
    part(L, "M-29,12H-13V28H-29ZM13,12H29V28H13ZM-6,-14A6,6 0 1 1 6,-14A6,6 0 1 1 -6,-14Z"),
    line("M-21,12V28M-29,20H-13M21,12V28M13,20H29").detail(),
    part(D, "M-9,50V24A9,10 0 0 1 9,24V50Z"),
    fill(A, "o 5 36 2"),
]];

pub const TEMPLE: &[Drawing] = &[&[
    part(D, "M-38,38V-14H38V38Z"),
    part(
        L,
        "M-40,38V32H-38V-8H-40V-14H-27V-8H-29V32H-27V38ZM-17,38V32H-15V-8H-17V-14H-4V-8H-6V32H-4V38ZM4,38V32H6V-8H4V-14H17V-8H15V32H17V38ZM27,38V32H29V-8H27V-14H40V-8H38V32H40V38Z",
    ),
    veil(D, 0.3, "M-32,-8H-29V32H-32ZM-9,-8H-6V32H-9ZM12,-8H15V32H12ZM35,-8H38V32H35Z"),
    body("M-44,-14V-23H44V-14Z"),
    body("M-48,-23L0,-50L48,-23Z"),
    fill(A, "M-32,-26L0,-44L32,-26Z"),
    fill(L, "o 0 -33 5"),
    body("M-44,38H44V44H-44ZM-50,44H50V50H-50Z"),
]];

pub const BRIDGE: &[Drawing] = &[&[
    body("M-50,4Q0,-30 50,4V46H38V44A15,26 0 0 0 8,44V46H-8V44A15,26 0 0 0 -38,44V46H-50Z"),
    shade(
        "M38,44A15,26 0 0 0 8,44V46H13V44A11,22 0 0 1 34,44V46H38ZM-8,44A15,26 0 0 0 -38,44V46H-33V44A11,22 0 0 1 -12,44V46H-8Z",
    ),
    line("M-38,46V44A15,26 0 0 1 -8,44V46M8,46V44A15,26 0 0 1 38,44V46"),
    fine(
        "M-46,16L-38,20M-46,30L-41,31M-30,14L-28,20M-16,14L-18,20M30,14L28,20M16,14L18,20M0,20V40M-6,6h12M46,16L38,20M46,30L41,31M-36,6h8M28,6h8M-18,0h8M12,0h8",
    ),
    rod(A, 5.0, "M-50,4Q0,-30 50,4"),
    rod(M, 4.0, "M-44,-2V-18M-22,-10V-26M0,-13V-30M22,-10V-26M44,-2V-18"),
    rod(A, 4.0, "M-50,-13Q0,-46 50,-13"),
    stroke(A, 4.0, "-50 47 -40 44 -30 47 -20 44 -10 47 0 44 10 47 20 44 30 47 40 44 50 47"),
]];

pub const WINDOW: &[Drawing] = &[
    // A bull's-eye in a wall of stones, the night behind it; where it is small, the eye alone.
    &[
        body("M-49,-49H49V49H-49Z").detail(),
        veil(D, 0.34, "M-49,-49H49V49H-49Z").detail(),
        line("M-49,-30H-33M-36,-30V-49M49,-30H33M36,-30V-49M-49,30H-33M-36,30V49M49,30H33M36,30V49M-49,0H-44M44,0H49").detail(),
        body("o 0 -2 43"),
        shade("M18,-41A43,43 0 0 1 -15,38A52,52 0 0 0 18,-41Z"),
        part(D, "o 0 -2 33"),
        veil(A, 0.55, "o 0 -2 33"),
        veil(L, 0.7, "M-30,-16A33,33 0 0 1 -5,-34.5V-24L-26,-3H-33A33,33 0 0 1 -30,-16ZM5,12L20,-2H33A33,33 0 0 1 32,6L5,26Z"),
        fill(L, "M16,-26L18,-20L24,-18L18,-16L16,-10L14,-16L8,-18L14,-20Z"),
        rod(M, 5.0, "M0,-36V32M-34,-2H34"),
        stroke(M, 5.0, "M0,-36V32M-34,-2H34"),
        part(A, "M-38,40H38L44,49H-44Z"),
    ],
    // A pointed arch with tracery.
    &[
        body("M-32,50V-8Q-30,-36 0,-50Q30,-36 32,-8V50Z"),
        part(A, "M-24,43V-6Q-22,-30 0,-41Q22,-30 24,-6V43Z"),
        veil(L, 0.7, "M-24,8V-6Q-22,-14 -19,-20L0,-4V8ZM0,8H24V26H0ZM-24,26H0V43H-24Z"),
        rod(M, 3.6, "M0,-12V43M-24,8H24M-24,26H24M-24,-4Q-10,-8 0,-22Q10,-8 24,-4"),
        stroke(M, 3.6, "M0,-12V43M-24,8H24M-24,26H24"),
        part(L, "M0,-35L7,-26L0,-17L-7,-26Z"),
        body("M-36,50V44H36V50Z"),
    ],
    // Four panes, a sill, and night outside.
    &[
        body("M-38,-48H38V38H-38Z"),
        part(A, "M-30,-40H-4V-8H-30ZM4,-40H30V-8H4ZM-30,0H-4V31H-30ZM4,0H30V31H4Z"),
        veil(L, 0.7, "M-30,-14V-40H-10ZM4,-22V-40H18ZM-30,18V0H-14ZM4,26V0H22Z"),
        body("M-45,38H45V47H-45Z"),
        shade("M-45,43H45V47H-45Z"),
    ],
];

pub const DOOR: &[Drawing] = &[
    // Shut.
    &[
        part(D, "M-33,50V-14A33,34 0 0 1 33,-14V50Z"),
        veil(L, 0.3, "M-33,50V-14A33,34 0 0 1 33,-14V50H28V-12A28,29 0 0 0 -28,-12V50Z"),
        body("M-25,50V-12A25,27 0 0 1 25,-12V50Z"),
        line("M-9,-37V50M9,-37V50").detail(),
        shade("M9,-37A25,27 0 0 1 25,-12V50H9Z"),
        stroke(D, 6.0, "M-25,-8H14M-25,32H14"),
        stroke(A, 3.0, "M-24,-8H12M-24,32H12"),
        part(A, "o 17 14 5"),
        body("M-40,50V46H40V50Z"),
    ],
    // Ajar, with light behind it.
    &[
        part(D, "M-33,50V-14A33,34 0 0 1 33,-14V50Z"),
        fill(L, "M-25,50V-12A25,27 0 0 1 25,-12V50Z"),
        veil(A, 0.35, "M4,50L25,50V-12A25,27 0 0 0 8,-36Z"),
        body("M-25,50V-12A25,27 0 0 1 -6,-38L2,-28V60L-25,50Z"),
        shade("M-6,-38L2,-28V60L-8,56V-36Z"),
        line("M-17,-33V53M-9,-37V56").detail(),
        stroke(A, 3.0, "M-24,-6L0,-3M-24,32L0,38"),
        part(A, "o -3 16 4"),
        veil(L, 0.35, "M4,50L25,50L44,60H4Z"),
    ],
];

pub const STAIRCASE: &[Drawing] = &[
    // Steps up to the right, with a rail.
    &[
        body("M-50,50V36H-32V22H-14V8H4V-6H22V-20H50V50Z"),
        shade("M-32,36H-26V50H-32ZM-14,22H-8V50H-14ZM4,8H10V50H4ZM22,-6H28V50H22Z"),
        part(A, "M-50,38V33H-29V38ZM-32,24V19H-11V24ZM-14,10V5H7V10ZM4,-4V-9H25V-4ZM22,-18V-23H50V-18Z"),
        rod(A, 3.0, "M-44,33V12M-24,19V-2M-6,5V-16M12,-9V-30M30,-23V-44"),
        rod(M, 4.5, "M-48,13L-44,10L32,-46L50,-46"),
    ],
    // Twice round a post: the flights before it in the light, those behind it in shadow.
    &[
        body(
            "M48,10H30V4H12V-1H-12V-6H-30V-11H-48V-3Q-8,14 48,20ZM48,-38H30V-43H10V-48H-10V-41Q20,-34 48,-28Z",
        ),
        veil(
            D,
            0.5,
            "M48,10H30V4H12V-1H-12V-6H-30V-11H-48V-3Q-8,14 48,20ZM48,-38H30V-43H10V-48H-10V-41Q20,-34 48,-28Z",
        ),
        rod(A, 7.0, "M0,-50V48"),
        body(
            "M-48,38H-30V33H-11V27H9V20H28V12H48V21Q16,46 -48,49ZM-48,-10H-30V-15H-11V-21H9V-28H28V-36H48V-27Q16,-2 -48,1Z",
        ),
        shade("M-48,43Q8,40 48,15V21Q16,46 -48,49ZM-48,-5Q8,-8 48,-33V-27Q16,-2 -48,1Z"),
        fill(
            L,
            "M-48,38H-28V34H-48ZM-30,33H-9V29H-30ZM-11,27H11V23H-11ZM9,20H30V16H9ZM28,12H48V8H28ZM-48,-10H-28V-14H-48ZM-30,-15H-9V-19H-30ZM-11,-21H11V-25H-11ZM9,-28H30V-32H9ZM28,-36H48V-40H28Z",
        ),
        rod(A, 2.2, "M-46,36V22M-20,31V15M10,20V5M38,10V-6M-46,-12V-26M-20,-17V-33M10,-28V-43").detail(),
        rod(A, 3.2, "-46 22 -20 15 10 5 46 -10 / -46 -26 -20 -33 10 -43 28 -50").detail(),
    ],
];

pub const LABYRINTH: &[Drawing] = &[&[
    body("M-48,-48H48V48H-48Z"),
    veil(D, 0.35, "M-42,-42H42V42H-42Z"),
    rod(A, 5.0, "M-6,48V34H-34V-34H34V34H8M-20,34V-20H20V20H-8M20,-2H34M-34,2H-20M-8,20V6M-8,-20V-8H8V8"),
    stroke(A, 5.0, "M-6,48V34H-34V-34H34V34H8M-20,34V-20H20V20H-8M20,-2H34M-34,2H-20M-8,20V6M-8,-20V-8H8V8"),
    fill(L, "M0,-4L2,-1L6,0L2,2L0,6L-2,2L-6,0L-2,-1Z"),
    part(M, "M-48,-48H48V48H8V41H41V-41H-41V41H-12V48H-48Z"),
]];
