# Asks a language model one question.
import asyncio
import os
import signal
import sys

from openai import AsyncOpenAI

base_url = os.getenv("OPENAI_BASE_URL") or sys.exit("Set OPENAI_BASE_URL")
key = os.getenv("OPENAI_API_KEY", "").strip() or sys.exit("Set OPENAI_API_KEY")
model = os.getenv("RUNGEN_MODEL") or sys.exit("Set RUNGEN_MODEL")

signal.signal(signal.SIGINT, signal.SIG_DFL)
try:
    if hasattr(sys.stdout, "reconfigure"):  # a file in Windows lacks characters
        sys.stdout.reconfigure(errors="backslashreplace")
    client = AsyncOpenAI(base_url=base_url, api_key=key, max_retries=0)
    messages = [{"role": "user", "content": "Name three primary colors."}]
    request = client.chat.completions.create(model=model, messages=messages)
    completion = asyncio.run(asyncio.wait_for(request, 120))  # a timeout limits only pauses
except Exception as error:
    sys.exit(f"Chat failed: {str(error)[:500] or 'no end after 120 s'}")

# Servers differ: each part of an answer can be missing or null.
choices = getattr(completion, "choices", None)
if not choices:
    sys.exit(f"Chat failed: {str(completion)[:500] or 'an empty answer'}")
choice = choices[0]
content = choice.message.content if choice.message else None
if content is None:
    sys.exit(f"The answer has no text: {choice}")
print(content)
if choice.finish_reason != "stop":
    sys.exit(f"The answer is incomplete: {choice.finish_reason!r}")
