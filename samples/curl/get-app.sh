#!/usr/bin/env bash
# Shows the state of one app.
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
  echo "Get app failed: $(<"$answer")" >&2
  if grep -q 'not found' "$answer"; then
    echo "Not found in $context: check the ID, and RUNGEN_TEAM_ID" >&2
  fi
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  "$api/app/$app_id" \
  -H "x-api-key: $key" -H "x-team-id: $team"
# The app is the whole answer, or stands under "data".
jq -r '.data // .
  | "Name: \(.name)",
    "Created by: \(.created_by)",
    "Status: \(.status)",
    "Active workers: \(.configuration.active_workers)",
    "Jobs waiting: \(.jobs.in_queue)",
    "Jobs in progress: \(.jobs.in_progress)",
    "Jobs completed: \(.jobs.completed)",
    "Jobs failed: \(.jobs.failed)"' "$answer"
# region end
