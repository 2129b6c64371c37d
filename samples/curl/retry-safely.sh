#!/usr/bin/env bash
# Repeats only the calls that may be repeated.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"

answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Sends one request, leaves the body in $answer, prints the status (000: no answer).
call() {
  curl -sS --max-time 30 -o "$answer" -w '%{http_code}' \
    -H "x-api-key: $key" -H 'Content-Type: application/json' "$@" || true
}

# For GET, for PUT with the same body and for DELETE: sending them twice leaves
# the same state as sending them once.
call_with_retries() {
  local status wait
  for wait in 1 2 4 0; do
    status=$(call "$@")
    [[ $status != 2* ]] || return 0
    # Below 500 the request has to change: the same one would fail again.
    [[ $status == 000 || $status -ge 500 ]] && ((wait > 0)) || break
    echo "Got ${status/000/no answer}, trying again in $wait s"
    sleep "$wait"
  done
  echo "Call failed: $status $(cat "$answer")" >&2
  exit 1
}

call_with_retries "$api/app/$app_id"
echo "Status: $(jq -r '(.data // .).status' "$answer")"

# Not for POST: each run that arrives starts a job, also when its answer is lost.
status=$(call "$api/app/$app_id/run_async" \
  -d '{"input": {"prompt": "A poster of a lighthouse at dawn"}}')
if [[ $status != 2* ]]; then
  echo "Run job failed: $status $(cat "$answer")" >&2
  echo "Look at the app's job counters before you run it again" >&2
  exit 1
fi
echo "Job ID: $(jq -er '.data.id // .job_id' "$answer")"
