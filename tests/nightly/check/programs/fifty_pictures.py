"""Draws fifty pictures of one prompt at the same time, within a deadline."""

import asyncio
import json
import os
import urllib.request

app = f"{os.environ['RUNGEN_API']}/app/{os.environ['RUNGEN_APP_ID']}"
headers = {"x-api-key": os.environ["RUNGEN_API_KEY"], "Content-Type": "application/json"}


def call(path, body=None):
    request = urllib.request.Request(app + path, body, headers)
    with urllib.request.urlopen(request, timeout=35) as answer:
        return json.load(answer)["data"]


async def draw(_):
    job = await asyncio.to_thread(call, "/run_async", b'{"input": {"prompt": "A cat"}}')
    while job.get("status") != "COMPLETED":
        await asyncio.sleep(2)
        job = await asyncio.to_thread(call, f"/job/{job['id']}")
        assert job["status"] != "FAILED"


async def draw_all():
    await asyncio.wait_for(asyncio.gather(*map(draw, range(50))), 50)


asyncio.run(draw_all())
