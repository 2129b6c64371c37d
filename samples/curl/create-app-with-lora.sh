#!/usr/bin/env bash
# Creates an app whose model is changed by a LoRA.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"

answer=$(curl --fail-with-body -sS --max-time 30 -X POST "$api/app" \
  -H "x-api-key: $key" \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "styled-poster-maker",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {
      "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-dev",
      "tools": {
        "loras": [
          {
            "id": "212532",
            "versionId": "244808",
            "downloadUrl": "https://civitai.com/api/download/models/244808",
            "name": "Poster style",
            "weight": 0.8
          }
        ]
      }
    }
  }') || {
  echo "Create app failed: $answer" >&2
  echo "If no answer came, look for the app in your list first" >&2
  exit 1
}

jq -r '.data | "App ID: \(.id)", "Status: \(.status)"' <<<"$answer"
jq -r '.data.workflow.tools.loras[] | "LoRA: \(.name), weight \(.weight)"' <<<"$answer"
