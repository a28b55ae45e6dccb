//! Finds the installed programs of PostgreSQL.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::StartError;

/// The oldest major version used for a new cluster.
const MIN_MAJOR_VERSION: u32 = 15;

/// Where packages install PostgreSQL: parent directory, prefix of the directory name, path below it.
const PACKAGE_DIRECTORIES: &[(&str, &str, &str)] = &[
    ("/usr/lib/postgresql", "", "bin"),
    ("/usr", "pgsql-", "bin"),
    ("/usr/local", "pgsql", "bin"),
    ("/usr/libexec", "postgresql", ""),
    ("/opt/homebrew/opt", "postgresql@", "bin"),
    ("/usr/local/opt", "postgresql@", "bin"),
    ("/home/linuxbrew/.linuxbrew/opt", "postgresql@", "bin"),
    ("/Applications/Postgres.app/Contents/Versions", "", "bin"),
];

/// One installation of PostgreSQL.
#[derive(Debug, Clone)]
pub(crate) struct Binaries {
    pub(crate) initdb: PathBuf,
    pub(crate) postgres: PathBuf,
    major: u32,
}

impl Binaries {
    /// Returns the newest installation, or the one of major version `wanted` (that of an existing cluster). Searches only the
    /// folder `named`, if given.
    pub(crate) fn find(wanted: Option<u32>, named: Option<&Path>) -> Result<Self, StartError> {
        let folders = named.map_or_else(folders, |folder| vec![folder.to_owned()]);
        let mut found: Vec<Self> = folders.iter().filter_map(|folder| Self::in_folder(folder)).collect();
        found.retain(|it| wanted.map_or(it.major >= MIN_MAJOR_VERSION, |major| it.major == major));
        // The sort is stable: of equal versions, the one found first (in PATH) wins.
        found.sort_by_key(|it| std::cmp::Reverse(it.major));
        found.into_iter().next().ok_or_else(|| StartError::NoBinaries {
            wanted: wanted.map_or_else(|| format!("{MIN_MAJOR_VERSION} or newer"), |major| major.to_string()),
        })
    }

    fn in_folder(folder: &Path) -> Option<Self> {
        let (initdb, postgres) = (folder.join("initdb"), folder.join("postgres"));
        if !initdb.is_file() || !postgres.is_file() {
            return None;
        }
        let output = Command::new(&postgres).arg("--version").output().ok()?;
        let major = major_of(&String::from_utf8_lossy(&output.stdout))?;
        Some(Self { initdb, postgres, major })
    }
}

/// Parses `postgres (PostgreSQL) 15.18 (Debian ...)` as well as `postgres (PostgreSQL) 19beta1`.
fn major_of(version: &str) -> Option<u32> {
    let number = version.split("(PostgreSQL)").nth(1)?.trim_start();
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

fn folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = env::var_os("PATH")
        .map(|path| env::split_paths(&path).filter(|it| it.is_absolute()).collect())
        .unwrap_or_default();
    for (parent, prefix, rest) in PACKAGE_DIRECTORIES {
        let Ok(entries) = std::fs::read_dir(parent) else {
            continue;
        };
        for entry in entries.flatten() {
            if entry.file_name().to_string_lossy().starts_with(prefix) {
                folders.push(entry.path().join(rest));
            }
        }
    }
    folders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_parsed_from_the_version_output() {
        assert_eq!(major_of("postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n"), Some(15));
        assert_eq!(major_of("postgres (PostgreSQL) 19beta1"), Some(19));
        assert_eq!(major_of("something else"), None);
    }

    #[test]
    fn the_error_for_a_missing_version_says_what_to_install() {
        let error = Binaries::find(Some(7), None).unwrap_err().to_string();
        assert!(error.contains("PostgreSQL 7") && error.contains("apt-get install postgresql"), "{error}");
    }

    #[test]
    fn only_the_named_folder_is_searched() {
        assert!(Binaries::find(None, Some(Path::new("/nowhere"))).is_err());
    }
}
