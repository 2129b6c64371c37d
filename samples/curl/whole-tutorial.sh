# Creates an app, starts it, runs a job, saves its image, stops and deletes it.
# If an app with this name is there, a former run was killed: it goes on with it.
# An answer without the value that the next step needs counts as no answer.
# What has no answer may arrive within the time limit, 30 s: it waits for it, even
# at a signal.
# curl -q leaves out your .curlrc: with it, curl may repeat a run, or pass on your key.
(
  command -v jq >/dev/null || { echo "Failed: jq is missing" >&2; exit 1; }
  api=${RUNGEN_API:?}
  key=${RUNGEN_API_KEY:?}
  new_app='{
    "name": "whole-tutorial",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {
      "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"
    }
  }'
  job='{"input": {"prompt": "A poster of a lighthouse at dawn"}}'
  start='{"configuration": {"active_workers": 1}}'
  stop='{"configuration": {"active_workers": 0}}'
  id='.data.id // empty'
  id_by_name='[.data[] | select(.name == "whole-tutorial") | .id][0] // ""'
  app_id=""
  answer=$(mktemp) || exit
  trap 'rm -f "$answer"' EXIT

  send() {
    : >|"$answer"
    code=$(trap '' INT TERM HUP && curl -q -sS --max-time 30 -X "$1" "$api$2" ${4:+-d "$4"} \
      -H "x-api-key: ${key//[[:space:]]}" -H "x-team-id: ${RUNGEN_TEAM_ID-}" \
      -H 'Content-Type: application/json' -o "$answer" -w '%{http_code}') ||
      code=000
    [[ $code == 2?? ]] || return
    value=$(jq -rse ".[0] | $3" "$answer") || code=000
    [[ $code == 2?? ]]
  }

  stop_app() {
    send PUT "/app/$app_id" '.data.status // empty' "$stop" &&
      [[ $value == STOPPED ]]
  }

  give_up() {
    trap '' INT TERM HUP PIPE
    echo "Failed: ${1:-${code/000/no answer} $(head -c 500 "$answer")}" >&2
    if [[ -z $app_id ]]; then
      echo "If whole-tutorial is in your apps, run this again." >&2
      exit 1
    fi
    for pause in 1 2 4 0; do
      said=""
      stop_app && said="Stopped the app, and kept it"
      [[ "$code $(cat "$answer")" != "404 "*"App with ID"* ]] || said="The app is gone"
      [[ -z $said ]] || { echo "$said: $app_id" >&2; exit 1; }
      sleep "$pause"
    done
    printf '%s\n' >&2 'The app may be running, and bills until you stop it:' \
      "curl -X PUT $api/app/$app_id -H \"x-api-key: \$RUNGEN_API_KEY\" \\" \
      "  -H \"x-team-id: ${RUNGEN_TEAM_ID-}\" -H 'Content-Type: application/json' \\" \
      "  -d '$stop'"
    exit 1
  }

  wait_for() {
    state=""
    pause=1
    for attempt in $(seq 34); do
      sleep "$pause"
      pause=$((pause < 16 ? pause * 2 : 30))
      send GET "$2" "$3 // empty" || value="no answer"
      case $code in 408 | 429) ;; 4??) give_up ;; esac
      [[ $value == "$state" ]] || echo "Status: $value"
      state=$value
      case $state in
        "$1") return ;;
        STOPPED | FAILED | CANCELED) break ;;
      esac
    done
    give_up "the status is $state, not $1"
  }

  start_app() {
    send GET /app "$id_by_name" || return
    [[ -n $value ]] || send POST /app "$id" "$new_app" || return
    known=$app_id
    app_id=$value
    [[ -n $known ]] || echo "App ID: $app_id"
    send PUT "/app/$app_id" "$id" "$start"
  }

  trap 'give_up "ended by a signal"' INT TERM HUP PIPE
  for attempt in 1 2 3; do
    start_app && break
    case $code in 408 | 429) ;; 4??) give_up ;; esac
    (trap '' INT TERM HUP && sleep 30)
    [[ $attempt != 3 ]] || give_up
  done
  wait_for RUNNING "/app/$app_id" .status
  send POST "/app/$app_id/run_async" "$id" "$job" || give_up
  echo "Started job $value"
  wait_for COMPLETED "/app/$app_id/job/$value" .data.status
  link=$(jq -re '.data.result.images[0].image // empty' "$answer") ||
    give_up "the job has no image"
  got=$(curl -q -sSLg --compressed --max-time 120 "$link" \
    -o "$answer" -w '%{http_code} %{content_type}') &&
    [[ -s $answer && $got == "200 "* ]] && grep -qviE 'text|html|xml|json' <<<"$got" &&
    { ! head -c 4 "$answer" | LC_ALL=C grep -q PNG || LC_ALL=C grep -q IEND "$answer"; } ||
    give_up "the download is no image, or a part of one: $got"
  cat "$answer" >image-1.png || give_up "the image cannot be saved"
  echo "Saved image-1.png"
  stop_app || give_up
  echo "Stopped the app"
  send DELETE "/app/$app_id" '"deleted"' && [[ $code == 204 ]] || give_up
  echo "Deleted the app"
)
