//! Pictures of chosen positions of every ruleset, compared byte by byte with the committed files, and checks of their
//! texts. `SALON_BLESS=1 cargo test --test pictures` rewrites the files, `SALON_BLESS=<ruleset>` those of one ruleset;
//! look at them before they are committed.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod legend;
mod positions;
mod readable;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use salon_domain::kernel::Ruleset;
use salon_domain::rulesets::{RulesetVisitor, visit_all};

use positions::{Snapshot, snapshots};

/// The largest total size of the committed pictures, in bytes.
const MAX_TOTAL_BYTES: usize = 2_000_000;

fn folder(key: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(key)
}

/// Returns the names of the committed pictures of a ruleset.
fn committed(key: &str) -> BTreeSet<String> {
    let Ok(files) = fs::read_dir(folder(key)) else { return BTreeSet::new() };
    files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

fn bless<R: Ruleset>(snapshots: &[Snapshot]) {
    for name in committed(R::KEY) {
        fs::remove_file(folder(R::KEY).join(name)).unwrap();
    }
    fs::create_dir_all(folder(R::KEY)).unwrap();
    for snapshot in snapshots {
        fs::write(folder(R::KEY).join(&snapshot.name), snapshot.svg.as_str()).unwrap();
    }
}

/// Compares the pictures of a ruleset with the committed ones. Returns their total size in bytes.
fn compare<R: Ruleset>(snapshots: &[Snapshot]) -> usize {
    let names: BTreeSet<String> = snapshots.iter().map(|snapshot| snapshot.name.clone()).collect();
    assert_eq!(committed(R::KEY), names, "{}: SALON_BLESS={} writes the missing pictures", R::KEY, R::KEY);
    for Snapshot { name, svg } in snapshots {
        let path = folder(R::KEY).join(name);
        let expected = fs::read_to_string(&path).unwrap();
        let differs = svg.as_str().lines().zip(expected.lines()).find(|(drawn, expected)| drawn != expected);
        assert!(svg.as_str() == expected, "{} differs: {differs:?}", path.display());
    }
    snapshots.iter().map(|snapshot| snapshot.svg.as_str().len()).sum()
}

#[test]
fn pictures_are_as_committed() {
    struct Check {
        bytes: usize,
    }
    impl RulesetVisitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            let snapshots = snapshots::<R>();
            if std::env::var("SALON_BLESS").is_ok_and(|wanted| ["1", R::KEY].contains(&wanted.as_str())) {
                bless::<R>(&snapshots);
            }
            self.bytes += compare::<R>(&snapshots);
        }
    }
    let mut check = Check { bytes: 0 };
    visit_all(&mut check);
    assert!(check.bytes < MAX_TOTAL_BYTES, "{} bytes of pictures", check.bytes);
}

#[test]
fn texts_are_large_enough_and_contrast_with_their_background() {
    struct Check;
    impl RulesetVisitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            for snapshot in snapshots::<R>() {
                readable::check(&format!("{}/{}", R::KEY, snapshot.name), snapshot.svg.as_str());
            }
        }
    }
    visit_all(&mut Check);
}

#[test]
fn legends_explain_every_sign() {
    struct Check(Vec<usize>);
    impl RulesetVisitor for Check {
        fn visit<R: Ruleset>(&mut self) {
            self.0.push(legend::check::<R>());
        }
    }
    let mut check = Check(Vec::new());
    visit_all(&mut check);
    let explained: Vec<usize> = check.0.into_iter().filter(|count| *count > 0).collect();
    assert!(explained.len() == 2 && explained.iter().all(|count| *count >= 20), "{explained:?}");
}
