#!/usr/bin/env bash
# Creates an app. It has no workers yet: start it before you run a job.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"

answer=$(curl --fail-with-body -sS --max-time 30 -X POST "$api/app" \
  -H "x-api-key: $key" \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "poster-maker",
    "description": "Draws posters from a prompt",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {
      "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
      "tools": {}
    }
  }') || {
  echo "Create app failed: $answer" >&2
  echo "If no answer came, look for the app in your list first" >&2
  exit 1
}

jq -r '.data | "App ID: \(.id)", "Status: \(.status)"' <<<"$answer"
