#!/usr/bin/env bash
# Starts a job and prints its ID. The result comes later.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"

answer=$(curl --fail-with-body -sS --max-time 30 \
  -X POST "$api/app/$app_id/run_async" \
  -H "x-api-key: $key" \
  -H 'Content-Type: application/json' \
  -d '{
    "input": {
      "prompt": "A poster of a lighthouse at dawn",
      "width": 1024,
      "height": 1024
    }
  }') || {
  echo "Run job failed: $answer" >&2
  echo "If no answer came, a job may run: look at the app's job counters first" >&2
  exit 1
}

# The ID is "data.id" or "job_id": both forms are documented.
jq -er '"Job ID: \(.data.id // .job_id)"' <<<"$answer"
