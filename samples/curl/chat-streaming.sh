# Asks a language model one question and prints the answer as it comes.
# Each event is a line with data: and JSON, and one has a finish_reason.
(
  command -v jq >/dev/null || { echo "Failed: jq is missing" >&2; exit 1; }
  set -o pipefail
  url=${OPENAI_BASE_URL:?}/chat/completions
  key=${OPENAI_API_KEY:?}
  request=$(jq -n --arg model "${RUNGEN_MODEL:?}" '{
    model: $model,
    messages: [{role: "user", content: "Name three primary colors."}],
    stream: true
  }') || exit
  stream=$(mktemp) || exit
  trap 'rm -f "$stream"' EXIT

  fail() {
    echo "${1:0:500}" >&2
    exit 1
  }

  read_events() {
    while read -r line || [[ -n "$line" ]]; do
      case $line in "data: {"* | "data:{"* | "{"*) printf '%s\n' "${line#data:}" ;; esac
    done
  }

  curl -q --fail-with-body -sSN --max-time 120 "$url" \
    -H "Authorization: Bearer ${key//[[:space:]]}" \
    -H 'Content-Type: application/json' \
    -d "$request" | tee "$stream" | read_events |
    jq -j --unbuffered '.choices[0].delta.content // empty' ||
    fail "Chat failed: $(tail -n 3 "$stream")"
  echo
  [[ $(head -c 1 "$stream") != "{" ]] || fail "Chat failed: $(cat "$stream")"

  refusal=$(read_events <"$stream" | jq -j '.choices[0].delta.refusal // empty')
  reason=$(read_events <"$stream" | jq -rs 'map((.error | .message? // .) //
    .choices[0].finish_reason // "" | select(. != ""))[-1] // "cut off"')
  reason=${refusal:-$reason}
  [[ $reason == stop ]] || fail "The answer is incomplete: $reason"
)
