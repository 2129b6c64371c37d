# Repeats each request in the way that is safe for it. A run is repeated after a
# count of jobs, which helps only when nobody else sends jobs to this app.
import math
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor, TimeoutError
from contextlib import suppress
from email.utils import mktime_tz, parsedate_tz

import requests

names = ("RUNGEN_API", "RUNGEN_API_KEY", "RUNGEN_APP_ID")
api, key, app_id = [os.getenv(it, "").strip() or sys.exit(f"Set {it}") for it in names]
headers = {"x-api-key": key, "x-team-id": os.getenv("RUNGEN_TEAM_ID", "").strip() or None}
options = {"headers": headers, "allow_redirects": False, "timeout": 30}  # no redirect gets your key
pool = ThreadPoolExecutor(99)  # a timeout limits only pauses
signal.signal(signal.SIGINT, signal.SIG_DFL)
new_app = {
    "name": f"retry-safely-{os.urandom(8).hex()}",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"},
}


def send(method, path, read, body=None):
    """One try. Returns what `read` finds. An answer without it counts as none."""
    try:
        answer = pool.submit(requests.request, method, api + path, json=body, **options).result(30)
    except TimeoutError:
        raise requests.Timeout("the answer is too slow") from None
    status = answer.status_code
    if status in (408, 429) or status >= 500:
        raise requests.HTTPError(f"{status} {answer.text}", response=answer)
    gone = 404 if "App with ID" in answer.text else 204
    wanted = (204, gone) if method == "DELETE" else range(100, 300)
    if status not in wanted:
        raise RuntimeError(f"{status} {answer.text}")
    with suppress(ValueError, LookupError, TypeError, AttributeError):
        found = read(answer.json() if answer.content else None)
        if found not in (None, ""):
            return found
    raise requests.RequestException(f"incomplete answer: {answer.text}")


def read_pause(response):
    """Retry-After has a number of seconds or a date."""
    after = getattr(response, "headers", {}).get("Retry-After", "")
    date = parsedate_tz(after)
    with suppress(ValueError, OverflowError):
        return math.ceil(min(mktime_tz(date) - time.time() if date else float(after), 999_999_999))
    return 0


def repeat(attempt, *arguments, waits=(1, 2, 4, 0)):
    """Tries again while there is no answer or it may be better later."""
    for wait in waits:
        try:
            return attempt(*arguments)
        except requests.RequestException as error:
            if not wait:
                raise
            got = getattr(error.response, "status_code", "no answer")
            pause = max(wait, read_pause(error.response))
            if pause > 60:
                raise RuntimeError(f"Got {got}, try again in {pause} s")
            print(f"Got {got}, trying again in {pause} s", flush=True)
            time.sleep(pause)


def find_or_create():
    ids = send("GET", "/app", lambda answer: {app["name"]: app["id"] for app in answer["data"]})
    found = ids.get(new_app["name"])
    return found or send("POST", "/app", lambda answer: answer["data"]["id"], new_app)


def read_count(app):
    states = ("completed", "failed", "in_progress", "in_queue")
    return sum(app["jobs"][state] for state in states)


try:
    # Read: repeat as it is.
    app = ("GET", f"/app/{app_id}")
    print(f"Status: {repeat(send, *app, lambda answer: answer['status'])}", flush=True)
    # Create: one may arrive within the time limit. Wait for it, and look for the name.
    new_id = repeat(find_or_create, waits=(30, 30, 30, 0))
    print(f"App ID: {new_id}", flush=True)
    # Delete: 404 means gone.
    repeat(send, "DELETE", f"/app/{new_id}", lambda answer: "deleted")
    print(f"Deleted app {new_id}", flush=True)
    # Run: each one that arrives starts a job, so count the jobs before a second try.
    body = {"input": {"prompt": "A poster of a lighthouse at dawn"}}
    run = ("POST", f"/app/{app_id}/run_async", lambda answer: answer["data"]["id"], body)
    jobs_before = repeat(send, *app, read_count)
    try:
        job_id = send(*run)
    except requests.RequestException as error:
        got = getattr(error.response, "status_code", "no answer")
        print(f"Got {got}, counting the jobs again in 30 s", flush=True)
        time.sleep(30)
        if repeat(send, *app, read_count) != jobs_before:
            raise RuntimeError("A job probably runs, and its ID is lost")
        try:
            job_id = send(*run)
        except (RuntimeError, requests.RequestException) as second:
            raise RuntimeError(f"A job may run all the same: {second}")
    with suppress(OSError):
        print(f"Job ID: {job_id}", flush=True)
        os._exit(0)  # despite a slow answer
    raise RuntimeError(f"Not printed. Job ID: {job_id}")
except Exception as error:
    print(f"Failed: {str(error)[:500]}", file=sys.stderr, flush=True)
    os._exit(1)
