#!/usr/bin/env bash
# Deletes an app and everything attached to it. This cannot be undone.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"

answer=$(curl --fail-with-body -sS --max-time 30 \
  -X DELETE "$api/app/$app_id" \
  -H "x-api-key: $key") || {
  echo "Delete app failed: $answer" >&2
  echo "If no answer came, run this again: a 404 then means that the app is gone" >&2
  exit 1
}

echo "Deleted app $app_id"
