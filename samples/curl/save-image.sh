#!/usr/bin/env bash
# Saves the images of a completed job, before their links expire.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
job_id="${RUNGEN_JOB_ID:?Set RUNGEN_JOB_ID}"

answer=$(curl --fail-with-body -sS --max-time 30 \
  "$api/app/$app_id/job/$job_id" \
  -H "x-api-key: $key") || {
  echo "Save image failed: $answer" >&2
  exit 1
}
status=$(jq -r '.data.status' <<<"$answer")
if [[ $status != COMPLETED ]]; then
  echo "No image yet: the job is $status" >&2
  exit 1
fi

number=1
for url in $(jq -r '.data.result.images[].image' <<<"$answer"); do
  file="image-$number.png"
  # The link is signed: it needs no key, and must not get yours.
  curl --fail -sS --max-time 120 -o "$file.part" "$url" || {
    echo "Download failed: run this again" >&2
    rm -f "$file.part"
    exit 1
  }
  mv "$file.part" "$file"
  echo "Saved $file"
  number=$((number + 1))
done
