#!/usr/bin/env bash
# Asks a language model one question and prints the answer as it comes.
set -euo pipefail

base_url="${OPENAI_BASE_URL:?Set OPENAI_BASE_URL}"
key="${OPENAI_API_KEY:?Set OPENAI_API_KEY}"
model="${RUNGEN_MODEL:?Set RUNGEN_MODEL}"

request=$(jq -n --arg model "$model" '{
  model: $model,
  messages: [{role: "user", content: "Name three primary colors."}],
  stream: true
}')

# Each event is a line "data: {...}"; the last one is "data: [DONE]".
curl --fail-with-body -sS --no-buffer --max-time 120 \
  "$base_url/chat/completions" \
  -H "Authorization: Bearer $key" \
  -H 'Content-Type: application/json' \
  -d "$request" |
  sed -u 's/^data: //; /^\[DONE\]/d' |
  jq -j --unbuffered 'if .error then error("Chat failed: \(.error)")
    else .choices[0].delta.content // empty end'
echo
