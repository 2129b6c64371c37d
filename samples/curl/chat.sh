#!/usr/bin/env bash
# Asks a language model one question.
set -euo pipefail

base_url="${OPENAI_BASE_URL:?Set OPENAI_BASE_URL}"
key="${OPENAI_API_KEY:?Set OPENAI_API_KEY}"
model="${RUNGEN_MODEL:?Set RUNGEN_MODEL}"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'fail' ERR

fail() {
  echo "Chat failed: $(<"$answer")" >&2
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 120 -o "$answer" \
  "$base_url/chat/completions" \
  -H "Authorization: Bearer $key" \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "'"$model"'",
    "messages": [{
      "role": "user",
      "content": "Name three primary colors."
    }]
  }'
jq -r '.choices[0].message.content' "$answer"
# region end

reason=$(jq -r '.choices[0].finish_reason' "$answer")
if [[ $reason != stop ]]; then
  echo "The answer is not whole: $reason" >&2
  exit 1
fi
