//! The built web client as a set of files in memory: the embedded one, or one from a folder. Knows nothing of HTTP.

use std::{collections::BTreeMap, fs, io, path::Path};

use bytes::Bytes;

/// The page of the client, which all its addresses show.
pub const INDEX: &str = "index.html";
/// The folder of files whose names contain a hash of their contents.
pub const HASHED: &str = "assets/";
/// Shown instead of the client if the program was built without one.
const NO_CLIENT: &str = include_str!("no_client.html");

/// A file of `web/dist`, as `build.rs` lists it.
struct Embedded {
    path: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
}

const EMBEDDED: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/table.rs"));

/// A file of the client.
#[derive(Clone, Debug)]
pub struct File {
    /// Its media type.
    pub content_type: &'static str,
    /// The file itself.
    pub plain: Bytes,
    /// Compressed with gzip, if that saves something.
    pub gzip: Option<Bytes>,
    /// Compressed with brotli, if that saves something.
    pub brotli: Option<Bytes>,
}

/// The files of a client by path, for example `assets/index-4f2a.js`. It always has an index.
#[derive(Clone, Debug)]
pub struct Bundle {
    files: BTreeMap<String, File>,
    index: File,
}

impl Bundle {
    /// Returns the client that is part of the program.
    #[must_use]
    pub fn embedded() -> Self {
        let files = EMBEDDED.iter().map(|file| {
            let known = File {
                content_type: content_type(file.path),
                plain: Bytes::from_static(file.plain),
                gzip: file.gzip.map(Bytes::from_static),
                brotli: file.brotli.map(Bytes::from_static),
            };
            (file.path.to_owned(), known)
        });
        Self::of(files.collect())
    }

    /// Reads a client from a folder, without compressing it.
    ///
    /// # Errors
    /// When the folder or a file in it cannot be read.
    pub fn read(folder: &Path) -> io::Result<Self> {
        let mut files = BTreeMap::new();
        add(folder, "", &mut files)?;
        Ok(Self::of(files))
    }

    fn of(files: BTreeMap<String, File>) -> Self {
        let index = files.get(INDEX).cloned().unwrap_or_else(|| plain(INDEX, Bytes::from_static(NO_CLIENT.as_bytes())));
        Self { files, index }
    }

    /// Returns a file by its path.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    /// Returns the page of the client, or one that says that there is none.
    #[must_use]
    pub fn index(&self) -> &File {
        &self.index
    }

    /// Returns the paths of all files.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }
}

fn plain(path: &str, bytes: Bytes) -> File {
    File { content_type: content_type(path), plain: bytes, gzip: None, brotli: None }
}

/// Adds all files of a folder except hidden ones.
fn add(folder: &Path, prefix: &str, files: &mut BTreeMap<String, File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        if name.starts_with('.') {
            continue;
        }
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            add(&entry.path(), &format!("{path}/"), files)?;
        } else {
            let file = plain(&path, fs::read(entry.path())?.into());
            files.insert(path, file);
        }
    }
    Ok(())
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("salon-bundle-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("assets")).unwrap();
        folder
    }

    #[test]
    fn the_embedded_client_has_a_page_with_a_title() {
        let index = String::from_utf8(Bundle::embedded().index().plain.to_vec()).unwrap();
        assert!(index.contains("<title>"), "{index}");
    }

    #[test]
    fn a_folder_without_a_page_shows_that_there_is_no_client() {
        let folder = folder("empty");
        let bundle = Bundle::read(&folder).unwrap();
        let index = String::from_utf8(bundle.index().plain.to_vec()).unwrap();
        assert!(index.contains("no web client") && index.contains("script/web build"), "{index}");
        assert_eq!(bundle.paths().count(), 0);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_folder_is_read_with_the_types_of_its_files_and_without_hidden_ones() {
        let folder = folder("full");
        for (file, text) in [("index.html", "<title>x</title>"), ("assets/a.js", "1"), (".vite", "hidden")] {
            fs::write(folder.join(file), text).unwrap();
        }
        let bundle = Bundle::read(&folder).unwrap();
        assert_eq!(bundle.paths().collect::<Vec<_>>(), ["assets/a.js", "index.html"]);
        assert_eq!(bundle.get("assets/a.js").unwrap().content_type, "text/javascript; charset=utf-8");
        assert_eq!(bundle.index().plain, "<title>x</title>");
        fs::remove_dir_all(folder).unwrap();
        assert!(Bundle::read(Path::new("/nowhere")).is_err());
    }

    #[test]
    fn compressed_forms_are_smaller() {
        let bundle = Bundle::embedded();
        for path in bundle.paths() {
            let file = bundle.get(path).unwrap();
            for compressed in [&file.gzip, &file.brotli].into_iter().flatten() {
                assert!(compressed.len() < file.plain.len(), "{path}");
            }
        }
    }
}
