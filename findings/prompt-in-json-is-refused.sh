#!/usr/bin/env bash
# A prompt that is written as JSON is refused as "no string", and the prompt "null" is none: a tool of MCP in Python.
#
# Versions:  mcp 2.3.0, the SDK of MCP for Python. Python 3.11 or newer.
# Input:     a tool with `prompt: str | None = None`, which an agent calls with texts: a plain one, an object, a list
#            and a number in JSON, as prompts for pictures are written, and `null`; the same tool with `prompt: str`,
#            and with `str | list[str]`.
# Expected:  the text: it is sent as a string of JSON, and a string is what the tool takes.
# Seen:      unless the type is exactly `str`, a text that can be read as JSON is read as JSON: the object is an error,
#            null is no prompt at all, so that the default is painted, and paid for, and `["8k", "dog"]` is a list of
#            two. A number stays a text. With `prompt: str` all is right, so that making it optional changes what it
#            takes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check mcp==2.3.0
cat >seen.py <<'PY'
import asyncio
import logging

import mcp
from mcp.server import MCPServer

logging.disable()


def required(prompt: str) -> str:
    return repr(prompt)


def optional(prompt: str | None = None) -> str:
    return repr(prompt)


def either(prompt: str | list[str]) -> str:
    return repr(prompt)


async def main():
    server = MCPServer("own")
    for tool in [required, optional, either]:
        server.tool()(tool)
    async with mcp.Client(server) as client:
        for tool in [required, optional, either]:
            print(tool.__name__)
            for prompt in ["A dog", '{"scene": "dog"}', '["8k", "dog"]', "7", "null"]:
                try:
                    result = await client.call_tool(tool.__name__, {"prompt": prompt})
                    print(f"  {prompt}: {'an error' if result.is_error else result.content[0].text}")
                except Exception:
                    print(f"  {prompt}: an error")


asyncio.run(main())
PY
python/bin/python seen.py 2>errors.txt | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
required
  A dog: 'A dog'
  {"scene": "dog"}: '{"scene": "dog"}'
  ["8k", "dog"]: '["8k", "dog"]'
  7: '7'
  null: 'null'
optional
  A dog: 'A dog'
  {"scene": "dog"}: an error
  ["8k", "dog"]: an error
  7: '7'
  null: None
either
  A dog: 'A dog'
  {"scene": "dog"}: an error
  ["8k", "dog"]: ['8k', 'dog']
  7: '7'
  null: an error
EXPECTED
