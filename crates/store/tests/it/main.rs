//! What every store does, whatever it is made of; and what goes wrong in the one in memory, as planned.

mod contract;
mod faults;
