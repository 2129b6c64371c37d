#!/usr/bin/env bash
# An agent that is to stop one app stops all of them, as it calls the field `app_id` in place of `app`: a tool of MCP.
#
# Versions:  mcp 2.3.0, the SDK of MCP for Python. Python 3.11 or newer.
# Input:     a tool `stop(app: str | None = None)`, which stops all apps if it is given none, called with `{"app_id":
#            "a1"}`, as models write it, and with `{"App": "a1"}`; and the schema that the agent gets.
# Expected:  an error, from which the model learns the name, as of each function in Python that is called with a name it
#            does not have.
# Seen:      the tool runs without an argument: all apps. What is not in the schema is thrown away, and the schema that
#            is sent does not say whether more is allowed. A wrong type is refused, and so is a name of a required
#            field, so that a test with one passes.
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


def stop(app: str | None = None) -> str:
    return f"stopped {app or 'all apps'}"


def show_one(app: str) -> str:
    return f"shown {app}"


async def main():
    server = MCPServer("own")
    for tool in [stop, show_one]:
        server.tool()(tool)
    async with mcp.Client(server) as client:
        schema = (await client.list_tools()).tools[0].input_schema
        print(f"schema of stop: {', '.join(sorted(schema))}")
        for tool, arguments in [
            ("stop", {"app": "a1"}),
            ("stop", {"app_id": "a1"}),
            ("stop", {"App": "a1"}),
            ("stop", {"app": 1}),
            ("show_one", {"app_id": "a1"}),
        ]:
            try:
                result = await client.call_tool(tool, arguments)
                text = "an error" if result.is_error else result.content[0].text
            except Exception:
                text = "an error"
            print(f"{tool} {arguments}: {text}")


asyncio.run(main())
PY
python/bin/python seen.py 2>errors.txt | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
schema of stop: properties, title, type
stop {'app': 'a1'}: stopped a1
stop {'app_id': 'a1'}: stopped all apps
stop {'App': 'a1'}: stopped all apps
stop {'app': 1}: an error
show_one {'app_id': 'a1'}: an error
EXPECTED
