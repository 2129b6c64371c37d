#!/usr/bin/env bash
# Shows the state of one job, and its result when there is one.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
job_id="${RUNGEN_JOB_ID:?Set RUNGEN_JOB_ID}"

answer=$(curl --fail-with-body -sS --max-time 30 \
  "$api/app/$app_id/job/$job_id" \
  -H "x-api-key: $key") || {
  echo "Get job failed: $answer" >&2
  exit 1
}

jq -r '"Status: \(.data.status)"' <<<"$answer"
jq '.data.result' <<<"$answer"
