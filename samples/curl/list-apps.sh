#!/usr/bin/env bash
# Lists the apps in your personal context.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"

answer=$(curl --fail-with-body -sS --max-time 30 "$api/app" \
  -H "x-api-key: $key") || {
  echo "List apps failed: $answer" >&2
  exit 1
}

jq -r '.data[] | "\(.id)  \(.status)  \(.name)"' <<<"$answer"
