"""Lists the models that answer at this base URL."""

import os
import sys

from openai import OpenAI, OpenAIError

base_url = os.environ.get("OPENAI_BASE_URL") or sys.exit("Set OPENAI_BASE_URL")
key = os.environ.get("OPENAI_API_KEY") or sys.exit("Set OPENAI_API_KEY")

try:
    # region start
    client = OpenAI(
        base_url=base_url,
        api_key=key,
        timeout=30,
        max_retries=0,
    )
    for model in client.models.list():
        print(model.id)
    # region end
except OpenAIError as error:
    sys.exit(f"List models failed: {error}")
