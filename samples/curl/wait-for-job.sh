#!/usr/bin/env bash
# Waits until a job ends, for 10 minutes at most, and prints its result.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
job_id="${RUNGEN_JOB_ID:?Set RUNGEN_JOB_ID}"

wait=1
seen=""
while ((SECONDS < 600)); do
  answer=$(curl --fail-with-body -sS --max-time 30 \
    "$api/app/$app_id/job/$job_id" \
    -H "x-api-key: $key") || {
    echo "Get job failed: $answer" >&2
    exit 1
  }
  status=$(jq -r '.data.status' <<<"$answer")
  [[ $status == "$seen" ]] || echo "Status: $status"
  seen=$status

  # Every other state, a new one included, means: keep waiting.
  case "$status" in
    COMPLETED) jq '.data.result' <<<"$answer"; exit ;;
    FAILED | CANCELED) echo "The job ended without a result" >&2; exit 1 ;;
  esac
  sleep "$wait"
  wait=$((wait < 16 ? wait * 2 : 30))
done

echo "The job has not ended after 10 minutes" >&2
exit 1
