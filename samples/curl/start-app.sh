#!/usr/bin/env bash
# Starts an app with one worker. Billing starts with the first active worker.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
context="${team:+team }${team:-your personal context}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'fail' ERR

fail() {
  echo "Start app failed: $(<"$answer")" >&2
  if grep -q 'not found' "$answer"; then
    echo "Not found in $context: check the ID, and RUNGEN_TEAM_ID" >&2
  else
    echo "Unless this was refused, the app may be running, and billing: run it again, or stop the app" >&2
  fi
  exit 1
}

echo "Using $api in $context"
# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  -X PUT "$api/app/$app_id" \
  -H "x-api-key: $key" -H "x-team-id: $team" \
  -H 'Content-Type: application/json' \
  -d '{
    "configuration": {"active_workers": 1}
  }'

jq -r '"Status: \(.data.status)"' "$answer"
# region end
