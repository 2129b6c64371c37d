#!/usr/bin/env bash
# Starts a job and prints its ID. The result comes later.
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
  echo "Run job failed: $(<"$answer")" >&2
  if grep -q 'not found' "$answer"; then
    echo "Not found in $context: check the ID, and RUNGEN_TEAM_ID" >&2
  else
    echo "After no answer, 408, 429 or 5XX, a job may run: compare the app's job counters first" >&2
  fi
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  -X POST "$api/app/$app_id/run_async" \
  -H "x-api-key: $key" -H "x-team-id: $team" \
  -H 'Content-Type: application/json' \
  -d '{
    "input": {
      "prompt": "A poster of a lighthouse at dawn",
      "width": 1024,
      "height": 1024
    }
  }'
# The ID is "data.id" or "job_id", as both are documented.
jq -er '"Job ID: \(.data.id // .job_id)"' "$answer"
# region end
