# Asks a language model one question and prints the answer as it comes.
import os
import sys

from openai import OpenAI

base_url = os.environ.get("OPENAI_BASE_URL") or sys.exit("Set OPENAI_BASE_URL")
key = os.environ.get("OPENAI_API_KEY") or sys.exit("Set OPENAI_API_KEY")
model = os.environ.get("RUNGEN_MODEL") or sys.exit("Set RUNGEN_MODEL")

client = OpenAI(base_url=base_url, api_key=key, timeout=120, max_retries=0)
reason = "cut off"
try:
    stream = client.chat.completions.create(
        model=model,
        messages=[{"role": "user", "content": "Name three primary colors."}],
        stream=True,
    )
    for chunk in stream:
        if chunk.choices:
            choice = chunk.choices[0]
            print(choice.delta.content or "", end="", flush=True)
            reason = choice.finish_reason or reason
    print()
except Exception as error:  # a connection that breaks is no OpenAIError
    sys.exit(f"\nChat failed: {error}")

# Only a whole answer ends with the reason "stop".
if reason != "stop":
    sys.exit(f"The answer is not whole: {reason}")
