#!/usr/bin/env bash
# Repeats each call in the way that is safe for it.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
context="${team:+team }${team:-your personal context}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
me="${RUNGEN_USER_ID:-}" # in a team: says which apps are yours
# An app like this one is made, and deleted again.
new_app='{
  "name": "retry-safely",
  "description": "Made and deleted by the program retry-safely",
  "configuration": {"gpu_tier": "STANDARD"},
  "workflow": {
    "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
    "tools": {}
  }
}'
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT

call() { # method path [body]; sets $status (000: no answer), $answer and $after
  : >"$files/body" >"$files/head"
  status=$(curl -sS --max-time 30 -X "$1" "$api$2" \
    -H "x-api-key: $key" -H "x-team-id: $team" \
    -H 'Content-Type: application/json' ${3:+-d "$3"} \
    -o "$files/body" -D "$files/head" -w '%{http_code}') || status=000
  answer=$(<"$files/body")
  after=$(tr A-Z a-z <"$files/head" |
    sed -n 's/^retry-after: *\([0-9]\{1,4\}\).*/\1/p')
}

repeat() { # command...: four times at most, while nobody answers or it may pass
  local pause
  for pause in 1 2 4 0; do
    "$@"
    [[ $status != 2* ]] || return 0
    # 404 to a second delete: the app is gone.
    [[ ${2:-} == DELETE && $status == 404 && $pause != 1 ]] && return 0
    [[ $status =~ ^(000|408|429|5..)$ ]] && ((pause > 0)) || break
    ((after <= pause)) || pause=$((after < 60 ? after : 60))
    echo "Got ${status/000/no answer}, trying again in $pause s"
    sleep "$pause"
  done
  echo "Call failed: ${status/000/no answer} $answer" >&2
  [[ $status != 404 ]] ||
    echo "Not found in $context: check the ID, and RUNGEN_TEAM_ID" >&2
  exit 1
}

# Of the apps of that name, the one that this program made and nobody uses; in a team,
# that you made. Without one, any of the name.
find_own='[.data[] | select(.name == $new.name) | .own = (
  .description == $new.description
  and .configuration.gpu_tier == $new.configuration.gpu_tier
  and .workflow.model_url == $new.workflow.model_url
  and (.jobs | all(. == 0))
  and ($team == "" or .created_by == $me)
)] | map(select(.own))[0] // .[0] // empty'

# Create: each one that arrives makes an app, so every try looks for the name first.
find_or_create() { # sets $new_id
  local found id maker
  call GET /app
  [[ $status == 2* ]] || return 0
  found=$(jq --argjson new "$new_app" --arg team "$team" --arg me "$me" \
    "$find_own" <<<"$answer")
  if [[ -z $found ]]; then
    call POST /app "$new_app"
    [[ $status != 2* ]] || new_id=$(jq -er '.data.id' <<<"$answer")
  elif jq -e .own <<<"$found" >/dev/null; then
    new_id=$(jq -r .id <<<"$found")
  else
    read -r id maker < <(jq -r '"\(.id) \(.created_by)"' <<<"$found")
    cat >&2 <<TEXT
Left app $id alone, which may be running, and billing: it has the name of this program's app, and may be somebody else's. $maker made it. In a team, set RUNGEN_USER_ID if that is you; or change the name in this program
TEXT
    exit 1
  fi
}

# region start
# Read, and update with the same body: repeat as it is.
repeat call GET "/app/$app_id"
echo "Status: $(jq -r '(.data // .).status' <<<"$answer")"
# Create: each one that arrives makes an app, so look first.
repeat find_or_create
echo "App ID: $new_id"
# Delete: 404 to a second try means that the app is gone.
repeat call DELETE "/app/$new_id"
echo "Deleted app $new_id"
# Run: each one that arrives starts a job, so one try.
call POST "/app/$app_id/run_async" \
  '{"input": {"prompt": "A poster of a lighthouse"}}'
# region end

if [[ $status != 2* ]]; then
  echo "Run job failed: ${status/000/no answer} $answer" >&2
  echo "A job may run: compare the app's job counters before you run it again" >&2
  exit 1
fi
echo "Job ID: $(jq -er '.data.id // .job_id' <<<"$answer")"
