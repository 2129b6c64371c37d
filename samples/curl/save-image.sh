# Saves the images of a completed job, before their links expire.
# The links are signed: a download must not send your key.
(
  url=${RUNGEN_API:?}/app/${RUNGEN_APP_ID:?}/job/${RUNGEN_JOB_ID:?}
  key=${RUNGEN_API_KEY:?}

  fail() {
    echo "$1" >&2
    exit 1
  }

  job=$(curl --fail-with-body -sS --max-time 30 "$url" \
    -H "x-api-key: $key" -H "x-team-id: $RUNGEN_TEAM_ID") ||
    fail "Get job failed: $job"
  state=$(jq -r .data.status <<<"$job")
  [[ $state == COMPLETED ]] || fail "No image yet: the job is $state"

  number=1
  for link in $(jq -r '.data.result.images[].image' <<<"$job"); do
    curl --fail -sS --max-time 120 -o "image-$number.png" "$link" ||
      fail "Download failed: run this again"
    echo "Saved image-$number.png"
    number=$((number + 1))
  done
)
