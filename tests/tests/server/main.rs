//! The server itself: what it refuses, limits and tells about itself; starting, stopping, dying; what a person types.

mod about_itself;
mod answers;
mod check_scripts;
mod command_line;
mod crashes;
mod database_tls;
mod harness;
mod junk;
mod limits;
mod logs;
mod readme;
mod refusals;
mod restored;
mod running;
mod scripts;
mod slow;
mod stopping;
