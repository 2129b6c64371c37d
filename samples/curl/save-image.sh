#!/usr/bin/env bash
# Saves the images of a completed job, before their links expire.
set -euo pipefail

api="${RUNGEN_API:-https://api.rungen.ai}"
key="${RUNGEN_API_KEY:?Set RUNGEN_API_KEY}"
team="${RUNGEN_TEAM_ID:-}" # empty: curl sends no x-team-id
context="${team:+team }${team:-your personal context}"
app_id="${RUNGEN_APP_ID:?Set RUNGEN_APP_ID}"
job_id="${RUNGEN_JOB_ID:?Set RUNGEN_JOB_ID}"

answer=$(curl --fail-with-body -sS --max-time 30 \
  "$api/app/$app_id/job/$job_id" \
  -H "x-api-key: $key" -H "x-team-id: $team") || {
  echo "Save image failed: $answer" >&2
  [[ $answer != *"not found"* ]] ||
    echo "Not found in $context: check the IDs, and RUNGEN_TEAM_ID" >&2
  exit 1
}
status=$(jq -r '.data.status' <<<"$answer")
if [[ $status != COMPLETED ]]; then
  echo "No image yet: the job is $status" >&2
  exit 1
fi

number=1
links='.data.result.images[].image'
trap 'rm -f "$file.part"; echo "Download failed: run this again" >&2 && exit 1' ERR
# region start
for url in $(jq -r "$links" <<<"$answer"); do
  file="image-$number.png"
  # The link is signed: it must not get your key.
  curl --fail -sS --max-time 120 -o "$file.part" "$url"
  mv "$file.part" "$file"
  echo "Saved $file"
  number=$((number + 1))
done
# region end
