# Repeats each request in the way that is safe for it. A run is repeated after a
# count of jobs, which helps only when nobody else sends jobs to this app.
# curl -q leaves out your .curlrc: with it, curl could repeat a run.
(
  command -v jq >/dev/null || { echo "Failed: jq is missing" >&2; exit 1; }
  api=${RUNGEN_API:?}
  key=${RUNGEN_API_KEY:?}
  app_id=${RUNGEN_APP_ID:?}
  name="retry-safely-$(date +%s)-$RANDOM"
  new_app='{
    "name": "'$name'",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {
      "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"
    }
  }'
  job='{"input": {"prompt": "A poster of a lighthouse at dawn"}}'
  id='.data.id // empty'
  id_by_name='[.data[] | select(.name == "'$name'") | .id][0] // ""'
  job_count='[.jobs | .completed, .failed, .in_progress, .in_queue | numbers] |
    select(length == 4) | add'
  seconds='ltrimstr(" ") | tonumber? //
    (strptime("%a, %d %b %Y %H:%M:%S GMT") | mktime - now)? // 0 |
    [ceil, 999999999] | min'
  head=$(mktemp) || exit
  answer=$(mktemp) || exit
  trap 'rm -f "$head" "$answer"' EXIT

  fail() {
    echo "$1" >&2
    exit 1
  }

  try_once() {
    : >|"$answer"
    code=$(curl -q -sS --max-time 30 -X "$1" "$api$2" ${4:+-d "$4"} \
      -H "x-api-key: ${key//[[:space:]]}" -H "x-team-id: ${RUNGEN_TEAM_ID-}" \
      -H 'Content-Type: application/json' \
      -D "$head" -o "$answer" -w '%{http_code}') || code=000
    [[ $code == 2?? ]] || return
    value=$(jq -rse ".[0] | $3" "$answer") || code=000
    [[ $code == 2?? ]]
  }

  repeat_it() {
    for wait in $(echo "${waits:-1 2 4 0}"); do
      "$@" && return
      case $code in
        000) after=0 ;;
        408 | 429 | 5??)
          after=$(grep -im 1 '^retry-after:' "$head" | cut -d : -f 2- |
            tr -d '\r' | LC_ALL=C jq -R "$seconds") || after=0
          ;;
        *) break ;;
      esac
      [[ $wait != 0 ]] || break
      ((after <= 60)) || fail "Got $code, try again in $after s"
      pause=$((after > wait ? after : wait))
      echo "Got ${code/000/no answer}, trying again in $pause s"
      sleep "$pause"
    done
    fail "Failed: ${code/000/no answer} $(head -c 500 "$answer")"
  }

  create_unless_there() {
    try_once GET /app "$id_by_name" || return
    [[ -z $value ]] || return 0
    try_once POST /app "$id" "$new_app"
  }

  delete_unless_gone() {
    try_once DELETE "/app/$new_id" '"deleted"'
    case "$code $(cat "$answer")" in 204* | 404*"App with ID"*) ;; *) return 1 ;; esac
  }

  repeat_it try_once GET "/app/$app_id" '.status // empty'
  echo "Status: $value"
  waits="30 30 30 0"
  repeat_it create_unless_there
  waits=""
  new_id=$value
  echo "App ID: $new_id"
  repeat_it delete_unless_gone
  echo "Deleted app $new_id"

  trap '' PIPE
  repeat_it try_once GET "/app/$app_id" "$job_count"
  before=$value
  if ! try_once POST "/app/$app_id/run_async" "$id" "$job"; then
    case $code in
      000 | 408 | 429 | 5??) ;;
      *) fail "Failed: $code $(head -c 500 "$answer")" ;;
    esac
    echo "Got ${code/000/no answer}, counting the jobs again in 30 s"
    sleep 30
    repeat_it try_once GET "/app/$app_id" "$job_count"
    [[ $value == "$before" ]] || fail "A job probably runs, and its ID is lost"
    try_once POST "/app/$app_id/run_async" "$id" "$job" ||
      fail "A job may run all the same: ${code/000/no answer} $(head -c 500 "$answer")"
  fi
  echo "Job ID: $value" || fail "Not printed. Job ID: $value"
)
