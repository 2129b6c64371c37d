#!/usr/bin/env bash
# Lists the models that answer at this base URL.
set -euo pipefail

base_url="${OPENAI_BASE_URL:?Set OPENAI_BASE_URL}"
key="${OPENAI_API_KEY:?Set OPENAI_API_KEY}"

answer=$(curl --fail-with-body -sS --max-time 30 "$base_url/models" \
  -H "Authorization: Bearer $key") || {
  echo "List models failed: $answer" >&2
  exit 1
}

jq -r '.data[].id' <<<"$answer"
