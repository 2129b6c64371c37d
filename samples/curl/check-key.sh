#!/usr/bin/env bash
# Checks that the API accepts your key. Changes nothing.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
context="${team:+team }${team:-your personal context}"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'fail' ERR

fail() {
  echo "Check failed: $(<"$answer")" >&2
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  "$api/app" \
  -H "x-api-key: $key" -H "x-team-id: $team"

apps=$(jq '.data | length' "$answer")
echo "Key accepted. Apps in $context: $apps"
# region end
