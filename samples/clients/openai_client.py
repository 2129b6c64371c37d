# Streams an answer with the OpenAI client for Python.
import os
import sys
import time

from openai import OpenAI

# It reads OPENAI_BASE_URL and OPENAI_API_KEY.
client = OpenAI(timeout=120, max_retries=0)
deadline = time.monotonic() + 120  # the timeout limits each pause only
reason = None
try:
    stream = client.chat.completions.create(
        model=os.environ["RUNGEN_MODEL"],
        messages=[{"role": "user", "content": "Name three primary colors."}],
        stream=True,
    )
    for chunk in stream:
        if time.monotonic() > deadline:
            raise TimeoutError("no end after 120 s")
        for choice in chunk.choices:
            print(choice.delta.content or "", end="", flush=True)
            reason = choice.finish_reason or reason
except Exception as error:  # a connection that breaks is no OpenAIError
    reason = error
print()
if reason != "stop":
    sys.exit(f"The answer is incomplete: {reason}")
