//! Runs the throwaway PostgreSQL cluster of a test run. The tests start it; it exits when no test uses it any more.

use std::path::PathBuf;

fn main() {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let directory = arguments.next().expect("a directory");
    salon_tests::cluster_process::run(&directory, arguments.next());
}
