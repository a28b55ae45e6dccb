//! Keeps the throwaway PostgreSQL of a test run; started by the tests, ends by itself.

use std::path::PathBuf;

fn main() {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let directory = arguments.next().expect("a directory");
    salon_tests::keeper::keep(&directory, arguments.next());
}
