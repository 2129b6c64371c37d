#!/usr/bin/env bash
# Lists your apps, or those of the team in RUNGEN_TEAM_ID.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'fail' ERR

fail() {
  echo "List apps failed: $(<"$answer")" >&2
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  "$api/app" \
  -H "x-api-key: $key" -H "x-team-id: $team"

jq -r '.data[] | "\(.id)  \(.status)  \(.name)"' "$answer"
# region end
