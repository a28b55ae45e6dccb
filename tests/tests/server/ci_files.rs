//! The CI workflow files run `script/test` with the toolchain that `Cargo.toml` asks for.

use std::fs;
use std::path::Path;

#[test]
fn every_ci_file_calls_the_test_script_with_the_declared_toolchain() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace");
    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let manifest = read("Cargo.toml");
    let version = manifest.split("\nrust-version = \"").nth(1).and_then(|rest| rest.split('"').next());
    let version = version.expect("a version");
    for file in [".github/workflows/test.yml", ".gitlab-ci.yml"] {
        let text = read(file);
        assert!(text.lines().any(|line| line.trim_start().ends_with("script/test")), "{file}");
        assert!(text.contains(&format!(": rust:{version}-")), "{file}");
        assert!(text.contains("CI: \"true\""), "{file}");
    }
}
