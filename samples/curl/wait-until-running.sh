#!/usr/bin/env bash
# Waits until a started app is RUNNING, for 15 minutes at most.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
context="${team:+team }${team:-your personal context}"
in_team="${team:+ -H 'x-team-id: $team'}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
limit="${RUNGEN_WAIT_SECONDS:-900}"
nap_id=""
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT
trap 'give_up "Ended by a signal"' INT TERM HUP

give_up() { # reason; says what goes on without this program
  [[ -z $nap_id ]] || kill "$nap_id" 2>/dev/null || true
  cat >&2 <<TEXT
$1
The app may be running, and billing. To stop it:
curl -X PUT $api/app/$app_id -H "x-api-key: \$RUNGEN_API_KEY"$in_team -H 'Content-Type: application/json' -d '{"configuration": {"active_workers": 0}}'
TEXT
  exit 1
}

# Sets $answer. Asks again after no answer, 408, 429 and 5XX: a read may be repeated.
read_app() {
  local pause=1 status after
  while :; do
    : >"$files/body" >"$files/head"
    status=$(curl -sS --max-time 30 "$api/app/$app_id" \
      -H "x-api-key: $key" -H "x-team-id: $team" \
      -o "$files/body" -D "$files/head" -w '%{http_code}') || status=000
    answer=$(<"$files/body")
    [[ $status != 2* ]] || return 0
    [[ $status != 404 ]] || not_found
    [[ $status =~ ^(000|408|429|5..)$ ]] && ((SECONDS < limit)) ||
      give_up "Get app failed: ${status/000/no answer} $answer"
    after=$(tr A-Z a-z <"$files/head" |
      sed -n 's/^retry-after: *\([0-9]\{1,4\}\).*/\1/p')
    ((after <= pause)) || pause=$((after < 60 ? after : 60))
    nap "$pause"
    pause=$((pause < 16 ? pause * 2 : 30))
  done
}

nap() { # a signal ends "wait" at once; "sleep" would run to its end first
  sleep "$1" &
  nap_id=$!
  wait "$nap_id"
  nap_id=""
}

not_found() {
  echo "$answer" >&2
  echo "Not found in $context: check the ID, and RUNGEN_TEAM_ID" >&2
  exit 1
}

stopped() {
  echo "The app is stopped: start it first" >&2
  exit 1
}

pause=1
seen=""
# region start
while ((SECONDS < limit)); do
  read_app
  # The app is the whole answer, or stands under "data".
  status=$(jq -r '(.data // .).status' <<<"$answer")
  [[ $status == "$seen" ]] || echo "Status: $status"
  seen=$status
  # Every other state, a new one too: keep waiting.
  case "$status" in
    RUNNING) exit ;;
    STOPPED) stopped ;;
  esac
  nap "$pause"
  pause=$((pause < 16 ? pause * 2 : 30))
done
# region end

give_up "The app is still $seen after $limit seconds"
