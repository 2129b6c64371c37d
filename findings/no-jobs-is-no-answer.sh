#!/usr/bin/env bash
# An agent asks which jobs run, none does, and the model gets no answer at all: a list without entries has no text.
#
# Versions:  mcp 2.3.0, the SDK of MCP for Python. Python 3.11 or newer.
# Input:     tools of MCP that return a list of jobs: with none, one and two of them, with `-> list[dict]` and without a
#            type; and one that returns an empty object.
# Expected:  "[]", the JSON of what is returned, as it is "{}" for the object: that there is none is the answer.
# Seen:      no part of text at all, and without a type no `structured_content` either. A list becomes a part for each
#            of its entries, so that two jobs are two texts, one job looks like an object that is no list, and none is
#            nothing. A model that gets nothing asks again, or makes something up.
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
server = MCPServer("own")


@server.tool()
def typed(count: int) -> list[dict]:
    return [{"id": at} for at in range(count)]


@server.tool()
def untyped(count: int):
    return [{"id": at} for at in range(count)]


@server.tool()
def an_object(count: int):
    return {}


async def main():
    async with mcp.Client(server) as client:
        for tool in ["typed", "untyped", "an_object"]:
            for count in [2, 1, 0]:
                result = await client.call_tool(tool, {"count": count})
                texts = [part.text.replace("\n ", "").replace("\n", "") for part in result.content]
                print(f"{tool}, {count}: texts {texts}, structured {result.structured_content}")


asyncio.run(main())
PY
python/bin/python seen.py 2>errors.txt | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
typed, 2: texts ['{ "id": 0}', '{ "id": 1}'], structured {'result': [{'id': 0}, {'id': 1}]}
typed, 1: texts ['{ "id": 0}'], structured {'result': [{'id': 0}]}
typed, 0: texts [], structured {'result': []}
untyped, 2: texts ['{ "id": 0}', '{ "id": 1}'], structured None
untyped, 1: texts ['{ "id": 0}'], structured None
untyped, 0: texts [], structured None
an_object, 2: texts ['{}'], structured None
an_object, 1: texts ['{}'], structured None
an_object, 0: texts ['{}'], structured None
EXPECTED
