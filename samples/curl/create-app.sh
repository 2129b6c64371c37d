#!/usr/bin/env bash
# Creates an app. It has no workers yet: start it before you run a job.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
model_url=https://huggingface.co/black-forest-labs/FLUX.1-schnell
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'fail' ERR

fail() {
  echo "Create app failed: $(<"$answer")" >&2
  echo "After no answer, 408, 429 or 5XX, look for the app in your list first" >&2
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  "$api/app" \
  -H "x-api-key: $key" -H "x-team-id: $team" \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "poster-maker",
    "description": "Draws posters from a prompt",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {
      "model_url": "'"$model_url"'", "tools": {}
    }
  }'
jq -r '"App ID: \(.data.id)"' "$answer"
jq -r '"Status: \(.data.status)"' "$answer"
# region end
