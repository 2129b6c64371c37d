#!/usr/bin/env bash
# Creates an app that belongs to a team: only the x-team-id header differs.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team_id="${RUNGEN_TEAM_ID:?Set RUNGEN_TEAM_ID}"
model_url=https://huggingface.co/black-forest-labs/FLUX.1-schnell
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'fail' ERR

fail() {
  echo "Create app failed: $(<"$answer")" >&2
  echo "After no answer, 408, 429 or 5XX, look for the app in the team's list first" >&2
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  "$api/app" \
  -H "x-api-key: $key" \
  -H "x-team-id: $team_id" \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "team-poster-maker",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {
      "model_url": "'"$model_url"'",
      "tools": {}
    }
  }'
# region end

jq -r '"App ID: \(.data.id)", "Owner team: \(.data.owner_team_id)"' "$answer"
