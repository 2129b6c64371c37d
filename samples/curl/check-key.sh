#!/usr/bin/env bash
# Checks that the API accepts your key. Changes nothing.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"

answer=$(curl --fail-with-body -sS --max-time 30 "$api/app" \
  -H "x-api-key: $key") || {
  echo "Check failed: $answer" >&2
  exit 1
}

echo "Key accepted. Apps in your personal context: $(jq '.data | length' <<<"$answer")"
