# Sourced by scripts that run tests: one throwaway PostgreSQL for a run, in memory where there is some, gone with it however it ends.

# Makes the folder of a run; every test writes the answers it got below it.
begin_run() {
    local memory=/dev/shm
    if [[ ! -d $memory || ! -w $memory || $(df -Pk $memory | awk 'NR==2 {print $4}') -lt 2097152 ]]; then memory=${TMPDIR:-/tmp}; fi
    SALON_TEST_DIR=$(mktemp -d "$memory/salon-test-XXXXXX")
    export SALON_TEST_DIR
    # Root's PostgreSQL runs as another user, who has to pass through.
    chmod 711 "$SALON_TEST_DIR"
    export SALON_ANSWERS_DIR=$SALON_TEST_DIR/answers
    mkdir "$SALON_ANSWERS_DIR"
}

# Ends its PostgreSQL and removes the folder.
end_run() {
    if [[ -z ${SALON_TEST_DIR:-} || ! -d $SALON_TEST_DIR ]]; then return 0; fi
    touch "$SALON_TEST_DIR/stop" 2>/dev/null || true
    for _ in {1..100}; do
        if ! compgen -G "$SALON_TEST_DIR/*/cluster" >/dev/null; then break; fi
        sleep 0.1
    done
    rm -rf "$SALON_TEST_DIR"
}

# The server that is tested, as it was built with everything else.
name_server() {
    SALON_BIN=${SALON_BIN:-$(cd "${CARGO_TARGET_DIR:-target}" && pwd)/debug/salon}
    export SALON_BIN
}

# How many tests run at once: half of them wait for something now and then, so a third one fills two cores. All share one PostgreSQL.
choose_threads() {
    local cores threads
    cores=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
    threads=$((cores * 3 / 2))
    export NEXTEST_TEST_THREADS=${NEXTEST_TEST_THREADS:-$((threads > 24 ? 24 : threads))}
}
