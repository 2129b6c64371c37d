#!/usr/bin/env bash
# Waits until a job ends, for 10 minutes at most, and prints its result. Links in it
# are signed: keep the output out of logs.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
context="${team:+team }${team:-your personal context}"
in_team="${team:+ -H 'x-team-id: $team'}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
job_id="${RUNGEN_JOB_ID:?Set RUNGEN_JOB_ID}"
user_id="${RUNGEN_USER_ID:-}" # with it, the job is canceled at the limit
limit="${RUNGEN_WAIT_SECONDS:-600}"
nap_id=""
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT
trap 'give_up "Ended by a signal. The job may go on"' INT TERM HUP

give_up() { # reason; says what goes on without this program
  [[ -z $nap_id ]] || kill "$nap_id" 2>/dev/null || true
  cat >&2 <<TEXT
$1
The app may be running, and billing. To stop it:
curl -X PUT $api/app/$app_id -H "x-api-key: \$RUNGEN_API_KEY"$in_team -H 'Content-Type: application/json' -d '{"configuration": {"active_workers": 0}}'
TEXT
  exit 1
}

at_limit() { # reason; cancels the job, which would go on
  [[ -n $user_id ]] ||
    give_up "$1"$'\n'"The job may go on. Set RUNGEN_USER_ID to cancel it here"
  if curl --fail-with-body -sS --max-time 30 -o "$files/body" \
    -X PUT "$api/app/$app_id/job/$job_id" \
    -H "x-api-key: $key" -H "x-team-id: $team" \
    -H "X-Authenticated-User-Id: $user_id"; then
    give_up "$1"$'\n'"Canceled the job"
  fi
  give_up "$1"$'\n'"Cancel failed: $(<"$files/body")"
}

# Sets $answer. Asks again after no answer, 408, 429 and 5XX: a read may be repeated.
read_job() {
  local pause=1 status after
  while :; do
    : >"$files/body" >"$files/head"
    status=$(curl -sS --max-time 30 "$api/app/$app_id/job/$job_id" \
      -H "x-api-key: $key" -H "x-team-id: $team" \
      -o "$files/body" -D "$files/head" -w '%{http_code}') || status=000
    answer=$(<"$files/body")
    [[ $status != 2* ]] || return 0
    [[ $status != 404 ]] ||
      give_up "$answer"$'\n'"Not found in $context: check the IDs, and RUNGEN_TEAM_ID"
    [[ $status =~ ^(000|408|429|5..)$ ]] ||
      give_up "Get job failed: $status $answer"
    ((SECONDS < limit)) ||
      at_limit "Get job failed: ${status/000/no answer} $answer"
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

pause=1
seen=""
# region start
while ((SECONDS < limit)); do
  read_job
  status=$(jq -r '.data.status' <<<"$answer")
  [[ $status == "$seen" ]] || echo "Status: $status"
  seen=$status
  # Every other state, a new one too: keep waiting.
  case "$status" in
    COMPLETED) jq '.data.result' <<<"$answer"; exit ;;
    FAILED | CANCELED)
      give_up "The job is $status: $answer" ;;
  esac
  nap "$pause"
  pause=$((pause < 16 ? pause * 2 : 30))
done
# region end

at_limit "The job is still $seen after $limit seconds"
