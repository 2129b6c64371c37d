"""Repeats only the calls that may be repeated."""

import json
import os
import sys
import time

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

session = requests.Session()
session.headers["x-api-key"] = key


def call(method, path, body=None):
    """Sends one request and returns status and body; status 0 means no answer."""
    try:
        response = session.request(method, api + path, json=body, timeout=30)
        return response.status_code, response.text
    except (requests.ConnectionError, requests.Timeout) as error:
        return 0, str(error)


def call_with_retries(method, path, body=None):
    """For GET, for PUT with the same body and for DELETE: sending them twice
    leaves the same state as sending them once."""
    for wait in (1, 2, 4, 0):
        status, text = call(method, path, body)
        if 200 <= status < 300:
            return json.loads(text or "null")
        # Below 500 the request has to change: the same one would fail again.
        if 0 < status < 500 or wait == 0:
            break
        print(f"Got {status or 'no answer'}, trying again in {wait} s")
        time.sleep(wait)
    sys.exit(f"Call failed: {status} {text}")


answer = call_with_retries("GET", f"/app/{app_id}")
print(f"Status: {answer.get('data', answer)['status']}")

# Not for POST: each run that arrives starts a job, also when its answer is lost.
status, text = call(
    "POST",
    f"/app/{app_id}/run_async",
    {"input": {"prompt": "A poster of a lighthouse at dawn"}},
)
if not 200 <= status < 300:
    sys.exit(
        f"Run job failed: {status} {text}\n"
        "Look at the app's job counters before you run it again"
    )
answer = json.loads(text)
print(f"Job ID: {answer['data']['id'] if 'data' in answer else answer['job_id']}")
