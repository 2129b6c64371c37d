#!/usr/bin/env bash
# A status that is sent as an event is {'status': 'done', 'cost': None}: Python, which no reader of JSON takes.
#
# Versions:  sse-starlette 3.5.0 with starlette 1.7.0 and httpx 0.28.1; beside it starlette's JSONResponse. Python 3.11
#            or newer.
# Input:     `EventSourceResponse` of a generator that gives `{"event": "status", "data": {"status": "done", "cost":
#            None}}`, as its dicts may be; and the data as a list, a text, and as `JSONServerSentEvent` of the package.
# Expected:  JSON, as of each answer of such a server that is a dict, or an error for what is no text.
# Seen:      the text of the dict in Python, with single quotes, `None` and `True`, and status 200. A client's
#            JSON.parse throws for each event, and one that asks whether `"done"` is in the text waits for ever. A
#            generator that gives texts is right, and so is `JSONServerSentEvent`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check sse-starlette==3.5.0 starlette==1.7.0 httpx==0.28.1
cat >seen.py <<'PY'
import asyncio

import httpx
from sse_starlette import EventSourceResponse, JSONServerSentEvent
from starlette.applications import Starlette
from starlette.responses import JSONResponse
from starlette.routing import Route

status = {"status": "done", "cost": None, "free": True}
events = {
    "dict": {"event": "status", "data": status},
    "list": {"event": "files", "data": ["a.png"]},
    "text": {"event": "status", "data": "done"},
    "JSONServerSentEvent": JSONServerSentEvent(event="status", data=status),
}


async def send(request):
    async def stream():
        yield events[request.path_params["name"]]

    return EventSourceResponse(stream())


async def answer(request):
    return JSONResponse(status)


async def main():
    app = Starlette(routes=[Route("/events/{name}", send), Route("/answer", answer)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://own.example") as client:
        for name in events:
            response = await client.get(f"/events/{name}")
            lines = [line for line in response.text.splitlines() if line.startswith("data")]
            print(f"{name}: {response.status_code} {lines[0]}")
        print(f"JSONResponse: {(await client.get('/answer')).text}")


asyncio.run(main())
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
dict: 200 data: {'status': 'done', 'cost': None, 'free': True}
list: 200 data: ['a.png']
text: 200 data: done
JSONServerSentEvent: 200 data: {"status":"done","cost":null,"free":true}
JSONResponse: {"status":"done","cost":null,"free":true}
EXPECTED
