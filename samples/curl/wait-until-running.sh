#!/usr/bin/env bash
# Waits until a started app is RUNNING, for 15 minutes at most.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"

wait=1
seen=""
while ((SECONDS < 900)); do
  answer=$(curl --fail-with-body -sS --max-time 30 "$api/app/$app_id" \
    -H "x-api-key: $key") || {
    echo "Get app failed: $answer" >&2
    exit 1
  }
  # The app is the whole answer, or stands under "data": both forms are documented.
  status=$(jq -r '(.data // .).status' <<<"$answer")
  [[ $status == "$seen" ]] || echo "Status: $status"
  seen=$status

  case "$status" in
    RUNNING) exit ;;
    STOPPED) echo "The app is stopped: start it first" >&2; exit 1 ;;
  esac
  sleep "$wait"
  wait=$((wait < 16 ? wait * 2 : 30))
done

echo "The app is not running after 15 minutes" >&2
exit 1
