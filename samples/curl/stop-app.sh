#!/usr/bin/env bash
# Stops an app by taking its workers away. Billing for it pauses.
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
  echo "Stop app failed: $(<"$answer")" >&2
  if grep -q 'not found' "$answer"; then
    echo "Not found in $context: check the ID, and RUNGEN_TEAM_ID" >&2
  else
    echo "The app may still be running, and billing: run this again until it is STOPPED" >&2
  fi
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  -X PUT "$api/app/$app_id" \
  -H "x-api-key: $key" -H "x-team-id: $team" \
  -H 'Content-Type: application/json' \
  -d '{
    "configuration": {"active_workers": 0}
  }'

jq -r '"Status: \(.data.status)"' "$answer"
# region end
