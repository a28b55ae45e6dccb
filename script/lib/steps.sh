# shellcheck shell=bash
# Sourced by scripts that run steps: prints each step with its time budget, and at the end a table of the times.
# Budgets are seconds on two cores. A step over its budget is reported and does not fail, because machines differ in speed.

step_names=()
step_seconds=()
step_budgets=()

# run_step NAME BUDGET COMMAND...: runs one step.
run_step() {
    step_names+=("$1")
    step_budgets+=("$2")
    local begun=$SECONDS
    echo "== $1 (at most $2 s on two cores)"
    "${@:3}"
    step_seconds+=($((SECONDS - begun)))
}

# Prints the table of all steps that were started; a step without a time has failed.
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
        echo "salon: over budget: ${names#, }; a step that is over its budget on an idle machine belongs in script/test-long"
    fi
}
