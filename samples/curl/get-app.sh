#!/usr/bin/env bash
# Shows the state of one app.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"

answer=$(curl --fail-with-body -sS --max-time 30 "$api/app/$app_id" \
  -H "x-api-key: $key") || {
  echo "Get app failed: $answer" >&2
  exit 1
}

# The app is the whole answer. Accept it under "data" too, as other answers have it.
jq -r '.data // .
  | "Name: \(.name)",
    "Status: \(.status)",
    "Active workers: \(.configuration.active_workers)",
    "Jobs waiting: \(.jobs.in_queue)",
    "Jobs in progress: \(.jobs.in_progress)"' <<<"$answer"
