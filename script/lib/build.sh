# shellcheck shell=bash
# Sourced by scripts that build: shows the progress of cargo.

# cargo_progress ARGUMENTS...: runs cargo with its own progress bar on a terminal, otherwise with a line every 15 seconds.
cargo_progress() {
    if [[ -t 2 ]]; then
        cargo "$@"
    else
        # Standard output is passed on unchanged; only the messages of cargo on standard error are counted.
        { cargo "$@" 2>&1 >&3 3>&- | count_crates; } 3>&1
    fi
}

# Counts the lines about single crates and passes on all others except those about downloads and locks.
count_crates() {
    local line count=0 begun=$SECONDS printed=$SECONDS status newest=
    while true; do
        status=0
        IFS= read -r -t 5 line || status=$?
        # A status above 128 is the timeout of `read`.
        if ((status == 0)); then
            case $line in
            *Compiling\ * | *Checking\ * | *Documenting\ *)
                count=$((count + 1))
                newest=${line#"${line%%[! ]*}"}
                ;;
            *Blocking\ * | *Updating\ * | *Downloading\ * | *Downloaded\ * | *Locking\ * | *Adding\ *) ;;
            *) echo "$line" >&2 ;;
            esac
        elif ((status <= 128)); then
            break
        fi
        if ((count > 0 && SECONDS - printed >= 15)); then
            echo "   $count crates begun after $((SECONDS - begun)) s; now: $newest"
            printed=$SECONDS
        fi
    done
    if ((count > 0)); then echo "   $count crates in $((SECONDS - begun)) s"; fi
}
