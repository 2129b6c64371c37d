#!/usr/bin/env bash
# From nothing to an image and back: create, start, run, save, stop, delete.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
in_team="${team:+ -H 'x-team-id: $team'}"
limit="${RUNGEN_WAIT_SECONDS:-900}"
me="${RUNGEN_USER_ID:-}" # in a team: says which apps are yours
# An app that is like this one is used, and deleted at the end.
new_app='{
  "name": "whole-tutorial",
  "description": "Made and deleted by the program whole-tutorial",
  "configuration": {"gpu_tier": "STANDARD"},
  "workflow": {
    "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
    "tools": {}
  }
}'
pauses="1 2 4 8 16"
open_job="" # a job whose result is not saved yet
is_late="" # whether a limit was reached
app_id=""
user_id=""
has_jobs="" # of an earlier run
nap_id=""
files=$(mktemp -d)

send() { # method path [body [header]]; sets $status (000: no answer), $answer and $after
  : >"$files/body" >"$files/head"
  status=$(curl -sS --max-time 30 -X "$1" "$api$2" \
    -H "x-api-key: $key" -H "x-team-id: $team" ${4:+-H "$4"} \
    -H 'Content-Type: application/json' ${3:+-d "$3"} \
    -o "$files/body" -D "$files/head" -w '%{http_code}') || status=000
  answer=$(<"$files/body")
  after=$(tr A-Z a-z <"$files/head" |
    sed -n 's/^retry-after: *\([0-9]\{1,4\}\).*/\1/p')
}

call() { # label command...: again after no answer, 408, 429 and 5XX
  local label=$1 pause
  shift
  for pause in $pauses 0; do
    "$@"
    [[ $status != 2* ]] || return 0
    [[ $status =~ ^(000|408|429|5..)$ ]] && ((pause > 0)) || break
    ((after <= pause)) || pause=$((after < 60 ? after : 60))
    echo "$label: ${status/000/no answer}, trying again in $pause s" >&2
    nap "$pause"
  done
  echo "$label failed: ${status/000/no answer} $answer" >&2
  return 1
}

nap() { # a signal ends "wait" at once; "sleep" would run to its end first
  sleep "$1" &
  nap_id=$!
  wait "$nap_id"
  nap_id=""
}

# Of the apps of that name, the one that this program made; in a team,
# that you made. Without one, any of the name.
find_own='[.data[] | select(.name == $new.name) | .own = (
  .description == $new.description
  and .configuration.gpu_tier == $new.configuration.gpu_tier
  and .workflow.model_url == $new.workflow.model_url
  and ($team == "" or .created_by == $me)
)] | map(select(.own))[0] // .[0] // empty'

# An earlier run, or a try whose answer was lost, may have made the app.
find_or_create() {
  local found id maker
  send GET /app
  [[ $status == 2* ]] || return 0
  found=$(jq --argjson new "$new_app" --arg team "$team" --arg me "$me" \
    "$find_own" <<<"$answer")
  if [[ -z $found ]]; then
    send POST /app "$new_app"
  elif jq -e .own <<<"$found" >/dev/null; then
    app_id=$(jq -r .id <<<"$found")
    has_jobs=$(jq -r '.jobs | if any(. > 0) then 1 else "" end' <<<"$found")
  else
    read -r id maker < <(jq -r '"\(.id) \(.created_by)"' <<<"$found")
    cat >&2 <<TEXT
Left app $id alone, which may be running, and billing: it has the name of this program's app, and may be somebody else's. $maker made it. In a team, set RUNGEN_USER_ID if that is you; or change the name in this program
TEXT
    exit 1
  fi
}

scale() { send PUT "/app/$app_id" '{"configuration": {"active_workers": '"$1"'}}'; }

run_job() {
  send POST "/app/$app_id/run_async" \
    '{"input": {"prompt": "A poster of a lighthouse at dawn"}}'
}

delete_app() {
  send DELETE "/app/$app_id"
  [[ $status != 404 ]] || status=204 # gone, by a try whose answer was lost
}

wait_for() { # path wanted-status bad-status...; sets $answer
  local path=$1 wanted=$2 pause=1 seen="" state end=$((SECONDS + limit))
  shift 2
  while ((SECONDS < end)); do
    call "Read $path" send GET "$path"
    state=$(jq -r '(.data // .).status' <<<"$answer")
    [[ $state == "$seen" ]] || echo "  $state"
    seen=$state
    [[ $state != "$wanted" ]] || return 0
    if [[ " $* " == *" $state "* ]]; then
      open_job=""
      echo "$path is $state, not $wanted" >&2
      return 1
    fi
    nap "$pause"
    pause=$((pause < 16 ? pause * 2 : 30))
  done
  echo "$path is still $state after $limit s" >&2
  is_late=1
  return 1
}

hand_over() { # reason; ends the program before the app is STOPPED
  [[ -z $nap_id ]] || kill "$nap_id" 2>/dev/null || true
  rm -rf "$files"
  cat >&2 <<TEXT
$1
The app may be running, and billing. To stop it:
curl -X PUT $api/app/$app_id -H "x-api-key: \$RUNGEN_API_KEY"$in_team -H 'Content-Type: application/json' -d '{"configuration": {"active_workers": 0}}'
TEXT
  exit 1
}

# Tries until the app is STOPPED, or gone: it goes on costing until then.
stop_app() {
  local pause=1 seconds state
  while :; do
    scale 0
    state=$(jq -r '(.data // .).status' <<<"$answer" 2>/dev/null) || state=""
    [[ $status != 404 ]] || return 0
    [[ $status != 2* || $state != STOPPED ]] || return 0
    [[ $status =~ ^(000|2..|408|429|5..)$ ]] ||
      hand_over "Stop app failed: $status $answer"
    seconds=$((after > pause ? after : pause))
    seconds=$((seconds < 60 ? seconds : 60))
    echo "Stop app: ${status/000/no answer} $answer, trying again in $seconds s" >&2
    nap "$seconds"
    pause=$((pause < 16 ? pause * 2 : 30))
  done
}

# A job at its limit would go on.
cancel_job() {
  pauses="" call "Cancel job" send PUT "/app/$app_id/job/$open_job" "" \
    "X-Authenticated-User-Id: $user_id" || return 0
  echo "Canceled job $open_job"
  open_job=""
}

# An app that is left running goes on costing. It stays, stopped, for the results
# of jobs that are not saved yet.
stop_and_delete() {
  [[ -z $is_late || -z $open_job ]] || cancel_job
  stop_app
  trap '' INT TERM # nothing ends the rest
  echo "Stopped the app"
  if [[ -n $open_job$has_jobs ]]; then
    echo "Kept the app at /app/$app_id:" \
      "${open_job:+job }${open_job:-it has earlier jobs}${open_job:+ may have a result}." \
      "Save the results, then delete the app" >&2
    return 0
  fi
  call "Delete app" delete_app || return 1
  echo "Deleted the app"
}

clean_up() { # runs at every end
  local status_at_end=$?
  # Another Ctrl+C ends this. A terminal that closes may send its signal twice.
  trap 'hand_over "Ended by a signal"' INT TERM
  trap '' HUP
  [[ -z $nap_id ]] || kill "$nap_id" 2>/dev/null || true
  [[ -z $app_id ]] || stop_and_delete || status_at_end=1
  rm -rf "$files"
  exit "$status_at_end"
}

trap clean_up EXIT
trap 'echo "Ended by a signal" >&2 && exit 1' INT TERM HUP

name_app() { # sets $app_id
  if [[ -n $app_id ]]; then
    echo "Found app $app_id by its name: going on with it"
  else
    app_id=$(jq -er '.data.id' <<<"$answer")
    echo "Created app $app_id"
  fi
  user_id=$(jq -r --arg id "$app_id" \
    '[.data] | flatten[] | select(.id == $id) | .created_by' <<<"$answer")
}

echo "Using $api in ${team:+team }${team:-your personal context}"
# region start
call "Create app" find_or_create
name_app
call "Start app" scale 1
wait_for "/app/$app_id" RUNNING STOPPED
# One try: each run that arrives starts a job, also when its
# answer is lost.
pauses="" call "Run job" run_job
open_job=$(jq -er '.data.id // .job_id' <<<"$answer")
echo "Started job $open_job"
job_path="/app/$app_id/job/$open_job"
wait_for "$job_path" COMPLETED FAILED CANCELED
url=$(jq -er '.data.result.images[0].image' <<<"$answer")
# region end

# The link is signed: it needs no key, and must not get yours.
curl --fail -sS --max-time 120 --retry 5 --retry-all-errors -o "$files/image" "$url" || {
  echo "Download failed" >&2
  exit 1
}
mv "$files/image" image-1.png
open_job=""
echo "Saved image-1.png"
