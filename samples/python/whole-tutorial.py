"""From nothing to an image and back: create, start, run, save, stop, delete."""

import json
import os
import signal
import sys
import time
from pathlib import Path

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
limit = int(os.environ.get("RUNGEN_WAIT_SECONDS", "900"))
name = "whole-tutorial"  # the app of this name is used, and deleted at the end


def send(method, path, body=None):
    """Sends one request; returns status (0: no answer), body and Retry-After."""
    return fetch(method, api + path, json=body, headers={"x-api-key": key})


def fetch(method, url, **options):
    try:
        response = requests.request(method, url, timeout=30, **options)
    except requests.RequestException as error:
        # Its message can hold the key, or a signed link.
        return 0, type(error).__name__.encode(), 0
    after = response.headers.get("Retry-After", "")
    return response.status_code, response.content, int(after) if after.isdigit() else 0


def call(label, attempt, pauses=(1, 2, 4, 8, 16)):
    """Returns what a try brings; tries again after no answer, 408, 429 and 5XX."""
    for pause in (*pauses, 0):
        status, content, after = attempt()
        got = status or "no answer"
        if 200 <= status < 300:
            return content
        if not pause or not (status in (0, 408, 429) or status >= 500):
            break
        pause = min(max(pause, after), 60)
        print(f"{label}: {got}, trying again in {pause} s", file=sys.stderr)
        time.sleep(pause)
    raise RuntimeError(f"{label} failed: {got} {content.decode(errors='replace')}")


def data_of(content):
    answer = json.loads(content)
    return answer.get("data", answer)


def find_or_create():
    """An earlier run, or a try whose answer was lost, may have made the app."""
    found = send("GET", "/app")
    if found[0] != 200:
        return found
    for app in data_of(found[1]):
        if app["name"] == name:
            print(f"Found app {app['id']} by its name: going on with it")
            return 200, json.dumps(app), 0
    body = {
        "name": name,
        "configuration": {"gpu_tier": "STANDARD"},
        "workflow": {
            "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
            "tools": {},
        },
    }
    created = send("POST", "/app", body)
    if 200 <= created[0] < 300:
        print(f"Created app {data_of(created[1])['id']}")
    return created


def scale(path, workers):
    return send("PUT", path, {"configuration": {"active_workers": workers}})


def delete(path):
    status, content, after = send("DELETE", path)
    # 404: gone, by a try whose answer was lost.
    return 204 if status == 404 else status, content, after


def wait_for(path, *ends):
    """Returns the app or job at path once its status is one of the ends."""
    pause = 1
    seen = None
    deadline = time.monotonic() + limit
    while time.monotonic() < deadline:
        found = data_of(call(f"Read {path}", lambda: send("GET", path)))
        if found["status"] != seen:
            print(f"  {found['status']}")
        seen = found["status"]
        if seen in ends:
            return found
        time.sleep(pause)
        pause = min(pause * 2, 30)
    raise RuntimeError(f"{path} is still {seen} after {limit} s")


def clean_up():
    """Stops the app, which would go on costing, and deletes it, unless it has a job
    whose result is not saved yet."""
    for number in signals:
        signal.signal(number, signal.SIG_IGN)
    try:
        call("Stop app", lambda: scale(path, 0))
    except RuntimeError as error:
        sys.exit(
            f"{error}\nThe app may be running, and billing. To stop it:\n"
            f'curl -X PUT {api}{path} -H "x-api-key: $RUNGEN_API_KEY" '
            "-H 'Content-Type: application/json' "
            """-d '{"configuration": {"active_workers": 0}}'"""
        )
    print("Stopped the app")
    if open_job:
        sys.exit(
            f"Kept the app at {path}: job {open_job} may have a result. "
            "Get it before you run this again"
        )
    try:
        call("Delete app", lambda: delete(path))
    except RuntimeError as error:
        sys.exit(error)
    print("Deleted the app")


def on_signal(number, _frame):
    raise RuntimeError(f"Ended by {signal.Signals(number).name}")


signals = [signal.SIGINT, signal.SIGTERM]
signals += [signal.SIGHUP] if hasattr(signal, "SIGHUP") else []  # not on Windows
for number in signals:
    signal.signal(number, on_signal)

path = ""
open_job = ""
try:
    path = f"/app/{data_of(call('Create app', find_or_create))['id']}"
    call("Start app", lambda: scale(path, 1))
    if wait_for(path, "RUNNING", "STOPPED")["status"] != "RUNNING":
        raise RuntimeError(f"{path} is STOPPED, not RUNNING")

    # One try: each run that arrives starts a job, also when its answer is lost.
    body = {"input": {"prompt": "A poster of a lighthouse at dawn"}}
    started = data_of(
        call("Run job", lambda: send("POST", f"{path}/run_async", body), pauses=())
    )
    open_job = started.get("id") or started["job_id"]
    print(f"Started job {open_job}")
    job_path = f"{path}/job/{open_job}"
    job = wait_for(job_path, "COMPLETED", "FAILED", "CANCELED")
    if job["status"] != "COMPLETED":
        open_job = ""
        raise RuntimeError(f"{job_path} is {job['status']}, not COMPLETED")

    url = job["result"]["images"][0]["image"]
    # The link is signed: it needs no key, and must not get yours.
    image = call("Download", lambda: fetch("GET", url))
    Path("image-1.png").write_bytes(image)
    open_job = ""
    print("Saved image-1.png")
    failed = False
except Exception as error:
    failed = True
    print(error, file=sys.stderr)
if path:
    clean_up()
sys.exit(failed)
