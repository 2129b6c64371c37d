# Asks a language model one question and prints the answer as it comes.
import asyncio
import os
import signal
import sys

from openai import AsyncOpenAI

base_url = os.getenv("OPENAI_BASE_URL") or sys.exit("Set OPENAI_BASE_URL")
key = os.getenv("OPENAI_API_KEY", "").strip() or sys.exit("Set OPENAI_API_KEY")
model = os.getenv("RUNGEN_MODEL") or sys.exit("Set RUNGEN_MODEL")

signal.signal(signal.SIGINT, signal.SIG_DFL)


async def print_answer():
    """Returns why the answer ended."""
    reason = "cut off"
    refusal = ""
    client = AsyncOpenAI(base_url=base_url, api_key=key, max_retries=0)
    stream = await client.chat.completions.create(
        model=model,
        messages=[{"role": "user", "content": "Name three primary colors."}],
        stream=True,
    )
    if "json" in stream.response.headers.get("content-type", ""):
        raise ValueError((await stream.response.aread()).decode())  # no stream
    async for chunk in stream:
        # Servers differ: each part of a chunk can be missing or null.
        for choice in chunk.choices or []:
            if choice.delta:
                print(choice.delta.content or "", end="", flush=True)
                refusal += choice.delta.refusal or ""
            reason = choice.finish_reason or reason
    print()
    return refusal or reason


try:
    if hasattr(sys.stdout, "reconfigure"):  # a file in Windows lacks characters
        sys.stdout.reconfigure(errors="backslashreplace")
    # A timeout of the client limits only pauses.
    reason = asyncio.run(asyncio.wait_for(print_answer(), 120))
except Exception as error:  # not only an OpenAIError
    has_status = hasattr(error, "status_code")  # then its text has the body
    words = error if has_status else getattr(error, "body", None) or error
    sys.exit(f"\nChat failed: {str(words)[:500] or 'no end after 120 s'}")

# Only a whole answer ends with the reason "stop".
if reason != "stop":
    sys.exit(f"The answer is incomplete: {reason}")
