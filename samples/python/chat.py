# Asks a language model one question.
import os
import sys

from openai import OpenAI

base_url = os.getenv("OPENAI_BASE_URL") or sys.exit("Set OPENAI_BASE_URL")
key = os.getenv("OPENAI_API_KEY", "").strip() or sys.exit("Set OPENAI_API_KEY")
model = os.getenv("RUNGEN_MODEL") or sys.exit("Set RUNGEN_MODEL")

try:
    client = OpenAI(base_url=base_url, api_key=key, timeout=120, max_retries=0)
    completion = client.chat.completions.create(
        model=model,
        messages=[{"role": "user", "content": "Name three primary colors."}],
    )
except Exception as error:  # a wrong URL, or a body that is cut short, is no OpenAIError
    sys.exit(f"Chat failed: {error}")

# Servers differ: each part of an answer can be missing or null.
choices = getattr(completion, "choices", None)
if not choices:
    sys.exit(f"Chat failed: {completion}")
choice = choices[0]
content = choice.message.content if choice.message else None
if content is None:
    sys.exit(f"The answer has no text: {choice}")
print(content)
if choice.finish_reason != "stop":
    sys.exit(f"The answer is incomplete: {choice.finish_reason!r}")
