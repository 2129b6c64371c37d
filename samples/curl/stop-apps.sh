#!/usr/bin/env bash
# Stops every app that has active workers: in your personal context, and in each
# team of RUNGEN_TEAM_IDS, which are separated by spaces, or of RUNGEN_TEAM_ID.
# Ends with 0 when the list of each context shows no active workers. It goes on
# when nobody reads what it prints. curl -q leaves out your .curlrc, with which curl
# could send the key to another host. A line break in the key, as of a file, would
# end the headers before that of the team, and the list would be your own.
(
  if [ -z "${BASH_VERSION-}${ZSH_VERSION-}" ]; then
    echo "This shell cannot run it, so any app may bill: use bash" >&2
    exit 1
  fi
  command -v jq >/dev/null || { echo "jq is missing, so any app may bill" >&2; exit 1; }
  api=${RUNGEN_API:?}
  key=${RUNGEN_API_KEY:?}
  teams=${RUNGEN_TEAM_IDS:-${RUNGEN_TEAM_ID-}}
  with_workers='.[0].data | (arrays // error("no list"))[] |
    select(.configuration.active_workers != 0) | .id'
  stop='{"configuration": {"active_workers": 0}}'
  trap '' HUP PIPE

  send() {
    answer=$(curl -q -sS --max-time 30 -X "$1" "$api$2" ${3:+-d "$3"} \
      -H "x-api-key: ${key//[[:space:]]}" -H "x-team-id: $team" \
      -H 'Content-Type: application/json' -w '\n%{http_code}') || answer=$'\n000'
    code=${answer##*$'\n'}
    answer=${answer%$'\n'*}
    [[ $code == 2?? ]]
  }

  stop_all() {
    team=$2
    before=""
    for pause in 1 2 4 8 0; do
      if send GET /app && active=$(printf %s "$answer" | jq -rs "$with_workers"); then
        if [[ -z $active ]]; then
          echo "$1: no app has active workers"
          return 0
        fi
        for id in $(echo "$active"); do
          [[ $before == *"$id"* ]] || echo "$1: stopping app $id"
          send PUT "/app/$id" "$stop"
        done
        before=$active
      else
        active="no list of apps, ${code/000/no answer} ${answer:0:500}"
        case $code in 408 | 429) ;; 4??) break ;; esac
      fi
      sleep "$pause"
    done
    echo "$1: any app may bill: $active" >&2
    return 1
  }

  failed=0
  stop_all "Personal context" "" || failed=1
  for team_id in $(echo "$teams" | tr ',' ' '); do
    stop_all "Team $team_id" "$team_id" || failed=1
  done
  exit "$failed"
)
