# shellcheck shell=bash
# Sourced by script/generators: the languages beside Go.

# Installs a JDK if there is none, or fails: who asks for Java must not believe that it was compiled.
need_java() {
    if ! command -v javac >/dev/null || ! command -v java >/dev/null; then script/setup java; fi
}

# Java: compiled and run with the Jackson in the generator's own jar. It lacks one annotation, which has no effect on the code.
check_java() {
    need_java
    step "Java: generate and compile"
    generate java "$cache/java"
    local jar stub=$cache/java/stub/javax/annotation
    jar=$(find "$cache/venv" -name openapi-generator.jar)
    mkdir -p "$stub"
    echo 'package javax.annotation; public @interface Generated { String[] value(); String comments() default ""; }' >"$stub/Generated.java"
    find "$cache/java/src/main" "$cache/java/stub" "$root/clients/java/play" -name '*.java' >"$cache/java/sources"
    javac --release 17 -nowarn -J-Xmx1500m -classpath "$jar" -d "$cache/java/classes" "@$cache/java/sources" 2>"$cache/java/javac.log" || {
        head -n 30 "$cache/java/javac.log" >&2
        fail "the generated Java does not compile"
    }
    step "Java: a whole game"
    build_server
    clients/check/with-server java -Xmx512m -classpath "$cache/java/classes:$jar" Play
}

# TypeScript by @hey-api/openapi-ts, generated and type-checked.
check_hey_api() {
    command -v npm >/dev/null || fail "TypeScript by @hey-api/openapi-ts needs Node.js with npm"
    step "TypeScript by @hey-api/openapi-ts"
    local work=$cache/hey-api
    mkdir -p "$work"
    if ! cmp -s "$here/package-lock.json" "$work/.fetched"; then
        cp "$here/package.json" "$here/package-lock.json" "$work"
        npm ci --prefix "$work" --ignore-scripts --no-audit --no-fund --silent
        cp "$here/package-lock.json" "$work/.fetched"
    fi
    rm -rf "$work/src"
    (cd "$work" && node_modules/.bin/openapi-ts --input "$root/openapi/openapi.json" --output src --no-log-file >openapi-ts.log 2>&1) || {
        tail -n 30 "$work/openapi-ts.log" >&2
        fail "openapi-ts failed"
    }
    (cd "$work" && node_modules/.bin/tsc --noEmit --strict --skipLibCheck --target es2022 --lib es2022,dom,dom.iterable \
        --module esnext --moduleResolution bundler src/index.ts)
}

check_all() {
    local name
    need_java
    for name in kotlin swift dart csharp; do
        step "$name"
        generate "$name" "$cache/$name"
    done
    check_java
    check_hey_api
}
