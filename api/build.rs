//! Migrations are embedded by a macro that Cargo does not see reading them.

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
}
