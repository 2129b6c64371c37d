#!/usr/bin/env bash
# Deletes an app and everything attached to it. This cannot be undone.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
context="${team:+team }${team:-your personal context}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT
trap 'fail' ERR

fail() {
  echo "Delete app failed: $(<"$answer")" >&2
  if grep -q 'not found' "$answer"; then
    echo "Not found in $context: it is gone, or check the ID and RUNGEN_TEAM_ID" >&2
  else
    echo "After no answer, 408, 429 or 5XX, run this again: a 404 then means that it is gone" >&2
  fi
  exit 1
}

# region start
curl --fail-with-body -sS --max-time 30 -o "$answer" \
  -X DELETE "$api/app/$app_id" \
  -H "x-api-key: $key" -H "x-team-id: $team"

echo "Deleted app $app_id"
# region end
