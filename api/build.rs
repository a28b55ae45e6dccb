//! Rebuilds when migrations change, which a macro embeds, and computes the digest of the rules that names snapshots.

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

/// Adds the names and contents of all files of a folder to the digest, in the order of their names.
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
