# shellcheck shell=bash
# Sourced by scripts that run tests: a temporary directory per run, in memory if there is enough, for a temporary PostgreSQL that all
# tests of the run share. Both are removed when the run ends, also after a failure.

# Creates the directory of a run; the tests write the responses they received below it.
begin_run() {
    local memory=/dev/shm
    if [[ ! -d $memory || ! -w $memory || $(df -Pk $memory | awk 'NR==2 {print $4}') -lt 2097152 ]]; then memory=${TMPDIR:-/tmp}; fi
    SALON_TEST_DIR=$(mktemp -d "$memory/salon-test-XXXXXX")
    export SALON_TEST_DIR
    # When started by root, PostgreSQL runs as another user, who needs access to the directories below.
    chmod 711 "$SALON_TEST_DIR"
    export SALON_ANSWERS_DIR=$SALON_TEST_DIR/answers
    mkdir "$SALON_ANSWERS_DIR"
}

# Stops the PostgreSQL of the run and removes its directory.
end_run() {
    if [[ -z ${SALON_TEST_DIR:-} || ! -d $SALON_TEST_DIR ]]; then return 0; fi
    touch "$SALON_TEST_DIR/stop" 2>/dev/null || true
    for _ in {1..100}; do
        if ! compgen -G "$SALON_TEST_DIR/*/cluster" >/dev/null; then break; fi
        sleep 0.1
    done
    rm -rf "$SALON_TEST_DIR"
}

# Sets SALON_BIN to the server that the build step made, unless it is set.
name_server() {
    SALON_BIN=${SALON_BIN:-$(cd "${CARGO_TARGET_DIR:-target}" && pwd)/debug/salon}
    export SALON_BIN
}

# Sets the number of tests that run at once to 1.5 per core, since tests often wait; at most 24, since all share one PostgreSQL.
choose_threads() {
    local cores threads
    cores=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
    threads=$((cores * 3 / 2))
    export NEXTEST_TEST_THREADS=${NEXTEST_TEST_THREADS:-$((threads > 24 ? 24 : threads))}
}
