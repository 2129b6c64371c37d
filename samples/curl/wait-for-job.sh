# Waits until a job ends: 24 reads, with pauses of 10 minutes in all, and up to 30
# seconds for each answer. Keep its signed links out of logs.
(
  command -v jq >/dev/null || { echo "jq is missing, and the app may bill" >&2; exit 1; }
  url=${RUNGEN_API:?}/app/${RUNGEN_APP_ID:?}/job/${RUNGEN_JOB_ID:?}
  key=${RUNGEN_API_KEY:?}
  fail() {
    printf '%s\n' >&2 "Wait for job failed: $1" \
      'A job that has not ended goes on. The app bills until you stop it:' \
      "curl -X PUT \"\$RUNGEN_API/app/$RUNGEN_APP_ID\" -H \"x-api-key: \$RUNGEN_API_KEY\" \\" \
      "  -H \"x-team-id: ${RUNGEN_TEAM_ID-}\" -H 'Content-Type: application/json' \\" \
      "  -d '{\"configuration\": {\"active_workers\": 0}}'"
    exit 1
  }

  answer=$(mktemp) || fail "no temporary file"
  trap 'rm -f "$answer"' EXIT
  trap 'fail "ended by a signal"' INT TERM HUP PIPE

  state=none
  pause=1
  for attempt in $(seq 24); do
    sleep "$pause"
    pause=$((pause < 16 ? pause * 2 : 30))
    code=$(curl -q -sS --max-time 30 -o "$answer" -w '%{http_code}' "$url" \
      -H "x-api-key: ${key//[[:space:]]}" -H "x-team-id: ${RUNGEN_TEAM_ID-}") || code=lost
    if [[ $code == 2?? ]]; then
      found=$(jq -rse '.[0].data.status // empty' "$answer") || code=lost
    fi
    [[ "$code $state $attempt" != "lost none 3" ]] || fail "no answer"
    case $code in
      2??) ;;
      408 | 429 | 5?? | lost) continue ;;
      *) fail "$code $(head -c 500 "$answer")" ;;
    esac
    [[ $found == "$state" ]] || echo "Status: $found"
    state=$found
    case $state in COMPLETED | FAILED | CANCELED) break ;; esac
  done
  [[ $state == COMPLETED ]] || fail "The job is $state."
  jq -e '.data.result // empty' "$answer" || fail "No result, or it cannot be printed."
)
