# Repeats each request in the way that is safe for it. A run is repeated after a
# count of jobs, which helps only when nobody else sends jobs to this app.
(
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
  head=$(mktemp)
  answer=$(mktemp)
  trap 'rm -f "$head" "$answer"' EXIT

  fail() {
    echo "$1" >&2
    exit 1
  }

  try_once() {
    : >"$answer"
    code=$(curl -sS --max-time 30 -X "$1" "$api$2" ${3:+-d "$3"} \
      -H "x-api-key: $key" -H "x-team-id: $RUNGEN_TEAM_ID" \
      -H 'Content-Type: application/json' \
      -D "$head" -o "$answer" -w '%{http_code}')
    [[ $code == 2?? ]]
  }

  repeat_it() {
    for wait in 1 2 4 0; do
      "$@" && return
      case $code in
        000) after=0 ;;
        408 | 429 | 5??) after=$(grep -i '^retry-after:' "$head" | tr -dc 0-9) ;;
        *) break ;;
      esac
      [[ $wait != 0 ]] || break
      ((after <= 60)) || fail "Got $code, try again in $after s"
      pause=$((after > wait ? after : wait))
      echo "Got ${code/000/no answer}, trying again in $pause s"
      sleep "$pause"
    done
    fail "Failed: ${code/000/no answer} $(cat "$answer")"
  }

  create_unless_there() {
    try_once GET /app || return
    new_id=$(jq -r --arg name "$name" \
      '.data[] | select(.name == $name) | .id' "$answer")
    [[ -z $new_id ]] || return 0
    try_once POST /app "$new_app" && new_id=$(jq -r .data.id "$answer")
  }

  delete_unless_gone() {
    try_once DELETE "/app/$new_id" || [[ $code == 404 ]]
  }

  repeat_it try_once GET "/app/$app_id"
  echo "Status: $(jq -r .status "$answer")"
  repeat_it create_unless_there
  echo "App ID: $new_id"
  repeat_it delete_unless_gone
  echo "Deleted app $new_id"
  count_jobs() {
    repeat_it try_once GET "/app/$app_id"
    jobs=$(jq '.jobs | .completed + .failed + .in_progress + .in_queue' "$answer")
  }

  count_jobs
  before=$jobs
  if ! try_once POST "/app/$app_id/run_async" "$job"; then
    case $code in
      000 | 408 | 429 | 5??) ;;
      *) fail "Failed: $code $(cat "$answer")" ;;
    esac
    echo "Got ${code/000/no answer}, counting the jobs again in 30 s"
    sleep 30
    count_jobs
    [[ $jobs == "$before" ]] || fail "A job probably runs, and its ID is lost"
    try_once POST "/app/$app_id/run_async" "$job" ||
      fail "A job may run all the same: ${code/000/no answer} $(cat "$answer")"
  fi
  echo "Job ID: $(jq -r .data.id "$answer")"
)
