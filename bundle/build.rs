//! Compresses the files of `web/dist` and writes the table of them that `src/lib.rs` includes. The compressed files are not committed,
//! so that the committed bundle is exactly what the build of the client makes.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use flate2::{Compression, write::GzEncoder};

/// The built client, from the folder of this crate.
const DIST: &str = "../web/dist";
/// Quality and window of brotli: the best, since it is paid once.
const BROTLI_QUALITY: u32 = 11;
const BROTLI_WINDOW: u32 = 22;
const BROTLI_BUFFER_BYTES: usize = 1 << 16;
/// A compressed form is kept only if it saves at least this share of the size, as a divisor.
const MIN_SAVING: usize = 10;

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={DIST}");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?);
    let mut files = Vec::new();
    if Path::new(DIST).is_dir() {
        collect(&fs::canonicalize(DIST)?, "", &mut files)?;
    }
    let mut table = fs::File::create(out.join("table.rs"))?;
    writeln!(table, "&[")?;
    for (number, (name, path)) in files.iter().enumerate() {
        let plain = fs::read(path)?;
        let gzip = kept(&out.join(format!("{number}.gz")), &plain, gzip(&plain)?)?;
        let brotli = kept(&out.join(format!("{number}.br")), &plain, brotli(&plain)?)?;
        // A copy, so that the table stays right while the client is built anew.
        let copy = out.join(format!("{number}.plain"));
        fs::write(&copy, &plain)?;
        writeln!(
            table,
            "Embedded {{ path: {name:?}, plain: include_bytes!({copy:?}), gzip: {gzip}, brotli: {brotli} }},"
        )?;
    }
    writeln!(table, "]")
}

/// Adds all files of a folder with their paths in the bundle, in order. Hidden files are for the build of the client only.
fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().into_string().map_err(|_| io::Error::other("a file name that is not UTF-8"))?;
        if name.starts_with('.') {
            continue;
        }
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{prefix}{name}/"), files)?;
        } else {
            files.push((format!("{prefix}{name}"), entry.path()));
        }
    }
    Ok(())
}

/// Writes a compressed form and returns the expression that includes it; `None` if it saves too little.
fn kept(path: &Path, plain: &[u8], compressed: Vec<u8>) -> io::Result<String> {
    if compressed.len() + plain.len() / MIN_SAVING >= plain.len() {
        return Ok("None".to_owned());
    }
    fs::write(path, compressed)?;
    Ok(format!("Some(include_bytes!({path:?}))"))
}

fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain)?;
    encoder.finish()
}

fn brotli(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = brotli::CompressorWriter::new(Vec::new(), BROTLI_BUFFER_BYTES, BROTLI_QUALITY, BROTLI_WINDOW);
    encoder.write_all(plain)?;
    encoder.flush()?;
    Ok(encoder.into_inner())
}
