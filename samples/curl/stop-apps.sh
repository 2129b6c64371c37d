# Stops every app that has active workers, in one context.
(
  api=${RUNGEN_API:?}
  key=${RUNGEN_API_KEY:?}
  answer=$(mktemp)
  trap 'rm -f "$answer"' EXIT

  send() {
    : >"$answer"
    curl --fail-with-body -sS --max-time 30 "$@" -o "$answer" \
      -H "x-api-key: $key" -H "x-team-id: $RUNGEN_TEAM_ID" \
      -H 'Content-Type: application/json'
  }

  if ! send "$api/app"; then
    echo "No list of apps, so any may bill: $(cat "$answer")" >&2
    exit 1
  fi
  ids=$(jq -r '.data[] | select(.configuration.active_workers > 0) | .id' \
    "$answer")
  [[ -n $ids ]] || echo "No app has active workers."
  failed=0
  for id in $ids; do
    for pause in 1 2 4 0; do
      send -X PUT "$api/app/$id" -d '{"configuration": {"active_workers": 0}}'
      state=$(jq -r .data.status "$answer" 2>/dev/null)
      [[ $state != STOPPED ]] || break
      sleep "$pause"
    done
    echo "App $id: ${state:-may be running, and bills}"
    [[ $state == STOPPED ]] || failed=1
  done
  exit "$failed"
)
