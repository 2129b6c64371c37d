#!/usr/bin/env bash
# Runs the two commands of README.md on a machine that has nothing: a fresh clone, an empty home, an empty /tmp, and an
# environment of PATH and of what npm needs to reach its registry. Afterwards no files but caches may remain outside the
# clone, and no process may run. The argument is the file for the results, as JSON.
set -uo pipefail
readonly REPORT=${1:-test-results/empty-machine.json}
readonly START_SECONDS=600 TEST_SECONDS=1200 # both with npm ci

folder=$(mktemp -d -p /var/tmp)
readonly FOLDER=$folder
mkdir "$FOLDER/home" "$FOLDER/tmp"
git clone --quiet . "$FOLDER/clone" || exit 1
settings=$(npm config get userconfig)
[[ ! -f $settings ]] || cp "$settings" "$FOLDER/home/.npmrc"
mapfile -t network < <(env | grep -iE '^(npm_config_.*|https?_proxy|no_proxy|node_extra_ca_certs)=')
readonly ENVIRONMENT=("${network[@]}" "PATH=$PATH" "HOME=$FOLDER/home" "TMPDIR=$FOLDER/tmp")

# The processes that the commands have started: the environment of each has the empty home.
list_processes() {
  grep -lsz "^HOME=$FOLDER/home\$" /proc/[0-9]*/environ | cut -d/ -f3
}

stop_all() {
  list_processes | xargs -r kill -9 2>/dev/null
}
trap 'stop_all; sleep 1; rm -rf "$FOLDER"' EXIT
trap 'exit 1' INT TERM

# Hides the real /tmp from a command, where the user may mount.
hide_tmp=()
unshare --mount true 2>/dev/null &&
  hide_tmp=(unshare --mount bash -c 'mount --bind "$0" /tmp && exec "$@"' "$FOLDER/tmp")

in_clone() { # the limit in seconds, and the command
  (cd "$FOLDER/clone" && env -i "${ENVIRONMENT[@]}" timeout "$1" "${hide_tmp[@]}" bash -c "$2" </dev/null)
}

# `npm ci && npm start` serves the first page and its scripts.
check_start() {
  local port script
  port=$(node -e "const server = net.createServer().listen(0, () => {
    console.log(server.address().port);
    server.close();
  })")
  in_clone "$START_SECONDS" "npm ci && npm start -- --no-open --port $port" >&2 &
  while kill -0 $! 2>/dev/null; do
    script=$(curl -fsS "http://localhost:$port/" 2>/dev/null | grep -oP '<script[^>]*src="\K[^"]+' | head -1)
    if [[ -n $script ]] && curl -fsS -o /dev/null "http://localhost:$port$script"; then
      stop_all
      return
    fi
    sleep 1
  done
  echo 'npm start has served no page'
}

# `npm ci && npm test` is green, and leaves no process.
check_test() {
  in_clone "$TEST_SECONDS" 'npm ci && npm test' >&2 || echo "npm test has ended with $?: see above"
  sleep 1
  for process in $(list_processes); do
    echo "a process is left: $(tr '\0' ' ' <"/proc/$process/cmdline")"
  done
  stop_all
}

# Nothing lies outside the clone but the settings and the cache of npm, and caches of Docusaurus, tsx and Playwright with a
# hash of the source in each name. Playwright leaves the folder of a Chromium that it has ended.
check_folders() {
  ls -A "$FOLDER/home" | grep -vxE '\.npm|\.npmrc' | sed 's|^|a file lies outside the clone: ~/|'
  ls -A "$FOLDER/tmp" | sed 's|^|a file lies outside the clone: /tmp/|' |
    grep -vE '/(node-jiti|tsx-[0-9]+|playwright-transform-cache-[0-9]+|\.org\.chromium\.Chromium\.\w+)$'
}

results=()
check() { # its name, and a function that prints what is wrong
  local problem seconds=$SECONDS
  problem=$("$2")
  [[ -z $problem ]] && echo -n '✓' || echo -n '✗'
  echo " $1 ($((SECONDS - seconds)) s)${problem:+: $problem}"
  results+=("$(NAME=$1 ERROR=$problem node -p 'JSON.stringify({name: process.env.NAME, error: process.env.ERROR || undefined})')")
}
check 'npm ci && npm start on an empty machine' check_start
check 'npm ci && npm test on an empty machine' check_test
check 'nothing lies outside the clone' check_folders

mkdir -p "$(dirname "$REPORT")"
(IFS=,; echo "{\"checks\": [${results[*]}]}" >"$REPORT")
! grep -q '"error"' "$REPORT"
