# Sourced by scripts that do one thing after another: says what is done and how long it usually takes, and at the end how long it took.
# Budgets are seconds on two cores. A step over its budget is told, not failed: machines are noisy.

step_names=()
step_seconds=()
step_budgets=()
step_running=

# run_step NAME BUDGET COMMAND...: one step.
run_step() {
    step_running=$1
    step_names+=("$1")
    step_budgets+=("$2")
    local begun=$SECONDS
    echo "== $1 (at most $2 s on two cores)"
    "${@:3}"
    step_seconds+=($((SECONDS - begun)))
    step_running=
}

# The table of all steps that began; the last one may have failed.
report_steps() {
    if ((${#step_names[@]} == 0)); then return 0; fi
    local number seconds mark total=0 budget=0 over=()
    echo "== seconds"
    printf '%9s %7s  %s\n' seconds budget step
    for number in "${!step_names[@]}"; do
        seconds=${step_seconds[number]:-}
        mark=
        if [[ -z $seconds ]]; then
            mark=" (failed)"
            seconds=0
        elif ((seconds > step_budgets[number])); then
            mark=" (over its budget)"
            over+=("${step_names[number]}")
        fi
        total=$((total + seconds))
        budget=$((budget + step_budgets[number]))
        printf '%9s %7s  %s\n' "$seconds" "${step_budgets[number]}" "${step_names[number]}$mark"
    done
    printf '%9s %7s  %s\n' "$total" "$budget" all
    if ((${#over[@]})); then
        local names
        printf -v names ', %s' "${over[@]}"
        echo "salon: over budget: ${names#, }; what is longer on a quiet machine belongs into script/test-long"
    fi
}
