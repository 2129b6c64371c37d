#!/usr/bin/env bash
# Creates an app whose model is changed by a LoRA.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
model_url=https://huggingface.co/black-forest-labs/FLUX.1-dev
lora_url=https://civitai.com/api/download/models/244808
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
  "$api/app" -H "x-api-key: $key" -H "x-team-id: $team" \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "styled-poster-maker",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {"model_url": "'"$model_url"'", "tools": {
      "loras": [{
        "id": "212532", "versionId": "244808",
        "downloadUrl": "'"$lora_url"'",
        "name": "Poster style", "weight": 0.8
      }]
    }}
  }'
# region end

jq -r '.data | "App ID: \(.id)", "Status: \(.status)"' "$answer"
jq -r '.data.workflow.tools.loras[] | "LoRA: \(.name), weight \(.weight)"' "$answer"
