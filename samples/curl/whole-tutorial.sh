#!/usr/bin/env bash
# From nothing to an image and back: create, start, run, save, stop, delete.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"

call() { # method path [body]
  local answer
  answer=$(curl --fail-with-body -sS --max-time 30 -X "$1" "$api$2" \
    -H "x-api-key: $key" -H 'Content-Type: application/json' ${3:+-d "$3"}) || {
    echo "$1 $2 failed: $answer" >&2
    return 1
  }
  echo "$answer"
}

wait_for() { # path wanted-status bad-status... ; leaves the last answer in $answer
  local path=$1 wanted=$2 wait=1 status seen="" end=$((SECONDS + 900))
  shift 2
  while ((SECONDS < end)); do
    answer=$(call GET "$path")
    status=$(jq -r '(.data // .).status' <<<"$answer")
    [[ $status == "$seen" ]] || echo "  $status"
    seen=$status
    [[ $status != "$wanted" ]] || return 0
    [[ " $* " != *" $status "* ]] || break
    sleep "$wait"
    wait=$((wait < 16 ? wait * 2 : 30))
  done
  echo "$path is $status, not $wanted" >&2
  exit 1
}

clean_up() { # an app that is left running goes on costing
  call PUT "/app/$app_id" '{"configuration": {"active_workers": 0}}' >/dev/null &&
    echo "Stopped the app"
  call DELETE "/app/$app_id" >/dev/null &&
    echo "Deleted the app"
}

answer=$(call POST /app '{
  "name": "poster-maker",
  "configuration": {"gpu_tier": "STANDARD"},
  "workflow": {
    "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
    "tools": {}
  }
}')
app_id=$(jq -er '.data.id' <<<"$answer")
trap clean_up EXIT
trap 'exit 130' INT TERM
echo "Created app $app_id"

call PUT "/app/$app_id" '{"configuration": {"active_workers": 1}}' >/dev/null
wait_for "/app/$app_id" RUNNING STOPPED

answer=$(call POST "/app/$app_id/run_async" \
  '{"input": {"prompt": "A poster of a lighthouse at dawn"}}')
job_id=$(jq -er '.data.id // .job_id' <<<"$answer")
echo "Started job $job_id"
wait_for "/app/$app_id/job/$job_id" COMPLETED FAILED CANCELED

url=$(jq -er '.data.result.images[0].image' <<<"$answer")
curl --fail -sS --max-time 120 -o image-1.png "$url" # signed link: without your key
echo "Saved image-1.png"
