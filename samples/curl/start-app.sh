#!/usr/bin/env bash
# Starts an app with one worker. Billing starts with the first active worker.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"

answer=$(curl --fail-with-body -sS --max-time 30 -X PUT "$api/app/$app_id" \
  -H "x-api-key: $key" \
  -H 'Content-Type: application/json' \
  -d '{"configuration": {"active_workers": 1}}') || {
  echo "Start app failed: $answer" >&2
  echo "The app may be running, and billing: run this again, or stop it" >&2
  exit 1
}

jq -r '"Status: \(.data.status)"' <<<"$answer"
