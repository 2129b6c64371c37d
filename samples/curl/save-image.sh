# Saves the images of a completed job, before their links expire.
# The links are signed: a download must not send your key.
(
  command -v jq >/dev/null || { echo "Failed: jq is missing" >&2; exit 1; }
  url=${RUNGEN_API:?}/app/${RUNGEN_APP_ID:?}/job/${RUNGEN_JOB_ID:?}
  key=${RUNGEN_API_KEY:?}
  image=$(mktemp) || exit
  trap 'rm -f "$image"' EXIT

  fail() {
    echo "${1:0:500}" >&2
    exit 1
  }

  job=$(curl -q --fail-with-body -sS --max-time 30 "$url" \
    -H "x-api-key: ${key//[[:space:]]}" -H "x-team-id: ${RUNGEN_TEAM_ID-}") ||
    fail "Get job failed: $job"
  state=$(jq -rse '.[0].data.status // empty' <<<"$job") ||
    fail "Get job failed: the answer has no status"
  [[ $state == COMPLETED ]] || fail "No image yet: the job is $state"
  links=$(jq -re '.data.result.images[].image // error("no link")' <<<"$job") ||
    fail "The job has no images: $job"

  number=1
  while read -r link; do
    got=$(curl -q -sSLg --compressed --max-time 120 "$link" \
      -o "$image" -w '%{http_code} %{content_type}') &&
      [[ -s $image && $got == "200 "* ]] && grep -qviE 'text|html|xml|json' <<<"$got" &&
      { ! head -c 4 "$image" | LC_ALL=C grep -q PNG || LC_ALL=C grep -q IEND "$image"; } ||
      fail "Download failed: $got. Run this again."
    file=image-$number.png
    { cat "$image" >|"$file.part" && mv -f "$file.part" "$file"; } ||
      fail "$file cannot be saved. Run this again where it can."
    echo "Saved $file"
    number=$((number + 1))
  done <<<"$links"
)
