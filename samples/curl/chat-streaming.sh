#!/usr/bin/env bash
# Asks a language model one question and prints the answer as it comes.
set -euo pipefail

base_url="${OPENAI_BASE_URL:?Set OPENAI_BASE_URL}"
key="${OPENAI_API_KEY:?Set OPENAI_API_KEY}"
model="${RUNGEN_MODEL:?Set RUNGEN_MODEL}"
events=$(mktemp)
trap 'rm -f "$events"' EXIT

request=$(jq -n --arg model "$model" '{
  model: $model,
  messages: [{role: "user", content: "Name three primary colors."}],
  stream: true
}')

trap 'echo && echo "Chat failed: $(tail -n 3 "$events")" >&2 && exit 1' ERR
# region start
curl --fail-with-body -sS --no-buffer --max-time 120 \
  "$base_url/chat/completions" \
  -H "Authorization: Bearer $key" \
  -H 'Content-Type: application/json' \
  -d "$request" |
  tee "$events" | sed -un 's/^data: {/{/p' |
  jq -j --unbuffered '.choices[0].delta.content // empty'
echo
# Each event is a line "data: {...}", the last one [DONE].
# region end

trap - ERR

# Only a whole answer ends with the reason "stop", and then with [DONE].
reason=$(sed -n 's/^data: {/{/p' "$events" |
  jq -rs 'map(.error // .choices[0].finish_reason // empty)[-1] // "cut off"')
if [[ $reason != stop ]] || ! grep -q '^data: \[DONE\]' "$events"; then
  echo "The answer is not whole: $reason" >&2
  exit 1
fi
