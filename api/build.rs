//! What Cargo does not see: migrations are embedded by a macro that reads them, and snapshots are named by the rules they follow.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::Path,
};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=../migrations");
    println!("cargo:rerun-if-changed=../domain/src");
    let mut digest = DefaultHasher::new();
    add(Path::new("../domain/src"), &mut digest)?;
    println!("cargo:rustc-env=SALON_RULES_DIGEST={:016x}", digest.finish());
    Ok(())
}

/// Every file of a folder in the order of their names, which also count.
fn add(folder: &Path, digest: &mut DefaultHasher) -> io::Result<()> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        path.hash(digest);
        if path.is_dir() {
            add(&path, digest)?;
        } else {
            fs::read(&path)?.hash(digest);
        }
    }
    Ok(())
}
