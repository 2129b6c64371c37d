# Asks a language model one question.
(
  command -v jq >/dev/null || { echo "Failed: jq is missing" >&2; exit 1; }
  url=${OPENAI_BASE_URL:?}/chat/completions
  key=${OPENAI_API_KEY:?}
  request=$(jq -n --arg model "${RUNGEN_MODEL:?}" '{
    model: $model,
    messages: [{role: "user", content: "Name three primary colors."}]
  }') || exit

  fail() {
    echo "${1:0:500}" >&2
    exit 1
  }

  answer=$(curl -q --fail-with-body -sS --max-time 120 "$url" \
    -H "Authorization: Bearer ${key//[[:space:]]}" \
    -H 'Content-Type: application/json' \
    -d "$request") || fail "Chat failed: $answer"
  choice=$(jq -c '.choices[0] // empty' <<<"$answer") && [[ -n $choice ]] ||
    fail "Chat failed: ${answer:-an empty answer}"
  jq -re '.message.content // empty' <<<"$choice" ||
    fail "The answer has no text: $choice"
  jq -e '.finish_reason == "stop"' <<<"$choice" >/dev/null ||
    fail "The answer is incomplete: $(jq .finish_reason <<<"$choice")"
)
