#!/usr/bin/env bash
# Asks a language model one question.
set -euo pipefail

base_url="${OPENAI_BASE_URL:?Set OPENAI_BASE_URL}"
key="${OPENAI_API_KEY:?Set OPENAI_API_KEY}"
model="${RUNGEN_MODEL:?Set RUNGEN_MODEL}"

request=$(jq -n --arg model "$model" '{
  model: $model,
  messages: [{role: "user", content: "Name three primary colors."}]
}')
answer=$(curl --fail-with-body -sS --max-time 120 \
  "$base_url/chat/completions" \
  -H "Authorization: Bearer $key" \
  -H 'Content-Type: application/json' \
  -d "$request") || {
  echo "Chat failed: $answer" >&2
  exit 1
}

jq -r '.choices[0].message.content' <<<"$answer"
reason=$(jq -r '.choices[0].finish_reason' <<<"$answer")
if [[ $reason != stop ]]; then
  echo "The answer is not whole: $reason" >&2
  exit 1
fi
