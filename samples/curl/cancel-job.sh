#!/usr/bin/env bash
# Cancels a job that waits or runs.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
context="${team:+team }${team:-your personal context}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
job_id="${RUNGEN_JOB_ID:?Set RUNGEN_JOB_ID}"
user_id="${RUNGEN_USER_ID:?Set RUNGEN_USER_ID}"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'fail' ERR

fail() {
  echo "Cancel job failed: $(<"$answer")" >&2
  if grep -q 'not found' "$answer"; then
    echo "Not found in $context: check the IDs, and RUNGEN_TEAM_ID" >&2
  else
    echo "After no answer, 408, 429 or 5XX, get the job: CANCELED means that this worked" >&2
  fi
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  -X PUT "$api/app/$app_id/job/$job_id" \
  -H "x-api-key: $key" -H "x-team-id: $team" \
  -H "X-Authenticated-User-Id: $user_id"

jq -r '"Status: \(.data.status)"' "$answer"
# region end
