# Sourced by scripts that build: lets cargo show its progress.

# cargo_progress ARGUMENTS...: cargo's own bar on a terminal, elsewhere a line now and then.
cargo_progress() {
    if [[ -t 2 ]]; then
        cargo "$@"
    else
        # Standard output stays what it is; only what cargo says goes through the counter.
        { cargo "$@" 2>&1 >&3 3>&- | count_crates; } 3>&1
    fi
}

# Passes on what is worth reading and counts the rest.
count_crates() {
    local line count=0 begun=$SECONDS told=$SECONDS status newest=
    while true; do
        status=0
        IFS= read -r -t 5 line || status=$?
        # Above 128: nothing came in time.
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
        if ((count > 0 && SECONDS - told >= 15)); then
            echo "   $count crates begun after $((SECONDS - begun)) s; now: $newest"
            told=$SECONDS
        fi
    done
    if ((count > 0)); then echo "   $count crates in $((SECONDS - begun)) s"; fi
}
