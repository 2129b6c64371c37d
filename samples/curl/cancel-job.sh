#!/usr/bin/env bash
# Cancels a job that waits or runs.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
job_id="${RUNGEN_JOB_ID:?Set RUNGEN_JOB_ID}"
user_id="${RUNGEN_USER_ID:?Set RUNGEN_USER_ID}"

answer=$(curl --fail-with-body -sS --max-time 30 \
  -X PUT "$api/app/$app_id/job/$job_id" \
  -H "x-api-key: $key" \
  -H "X-Authenticated-User-Id: $user_id") || {
  echo "Cancel job failed: $answer" >&2
  echo "If no answer came, get the job: CANCELED means that this worked" >&2
  exit 1
}

jq -r '"Status: \(.data.status)"' <<<"$answer"
