#!/usr/bin/env bash
# Lists the models that answer at this base URL.
set -euo pipefail

base_url="${OPENAI_BASE_URL:?Set OPENAI_BASE_URL}"
key="${OPENAI_API_KEY:?Set OPENAI_API_KEY}"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'fail' ERR

fail() {
  echo "List models failed: $(<"$answer")" >&2
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  "$base_url/models" \
  -H "Authorization: Bearer $key"

jq -r '.data[].id' "$answer"
# region end
