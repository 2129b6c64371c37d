# Repeats each request in the way that is safe for it. A run is repeated after a
# count of jobs, which helps only when nobody else sends jobs to this app.
import math
import os
import sys
import time
import uuid
from contextlib import suppress
from email.utils import mktime_tz, parsedate_tz

import requests

names = ("RUNGEN_API", "RUNGEN_API_KEY", "RUNGEN_APP_ID")
api, key, app_id = [os.getenv(it, "").strip() or sys.exit(f"Set {it}") for it in names]
headers = {"x-api-key": key, "x-team-id": os.getenv("RUNGEN_TEAM_ID") or None}
# A redirect is not followed: another host could get your key.
options = {"headers": headers, "allow_redirects": False}
new_app = {
    "name": f"retry-safely-{uuid.uuid4()}",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"},
}


def send(method, path, read, body=None):
    """One try. Returns what `read` finds. An answer without it counts as none."""
    answer = requests.request(method, api + path, json=body, timeout=30, **options)
    is_gone = method == "DELETE" and answer.status_code == 404
    if answer.status_code >= 300 and not is_gone:
        raise requests.HTTPError(f"{answer.status_code} {answer.text}", response=answer)
    try:
        found = read(answer.json() if answer.content else None)
    except (ValueError, LookupError, TypeError, AttributeError):
        found = None
    if found in (None, ""):
        raise requests.RequestException(f"incomplete answer: {answer.text}")
    return found


def read_pause(headers):
    """Returns the seconds of Retry-After, which has a number or a date."""
    after = headers.get("Retry-After", "")
    with suppress(ValueError, OverflowError):
        return math.ceil(float(after))
    with suppress(ValueError, OverflowError, TypeError):
        return math.ceil(mktime_tz(parsedate_tz(after)) - time.time())
    return 0


def repeat(attempt, *arguments, waits=(1, 2, 4, 0)):
    """Tries again while there is no answer or it may be better later."""
    for wait in waits:
        try:
            return attempt(*arguments)
        except (OSError, UnicodeError) as error:  # of requests, files, or the key
            response = getattr(error, "response", None)
            status = getattr(response, "status_code", "no answer")
            if not wait or (status not in ("no answer", 408, 429) and status < 500):
                sys.exit(f"Failed: {error}")
            seconds = read_pause(getattr(response, "headers", {}))
            if seconds > 60:
                sys.exit(f"Got {status}, try again in {seconds} s")
            pause = max(wait, seconds)
            print(f"Got {status}, trying again in {pause} s", flush=True)
            time.sleep(pause)


def read_id(answer):
    return answer["data"]["id"]


def read_named(answer):
    return [app["id"] for app in answer["data"] if app["name"] == new_app["name"]]


def find_or_create():
    named = send("GET", "/app", read_named)
    return named[0] if named else send("POST", "/app", read_id, new_app)


def read_count(app):
    states = ("completed", "failed", "in_progress", "in_queue")
    return sum(app["jobs"][state] for state in states)


# Read, and update with the same body: repeat as it is.
app = ("GET", f"/app/{app_id}")
print(f"Status: {repeat(send, *app, lambda answer: answer['status'])}")
# Create: one may arrive within the time limit. Wait for it, and look for the name.
new_id = repeat(find_or_create, waits=(30, 30, 0))
print(f"App ID: {new_id}")
# Delete: 404 means that the app is gone.
repeat(send, "DELETE", f"/app/{new_id}", lambda answer: "deleted")
print(f"Deleted app {new_id}")
# Run: each one that arrives starts a job, so count the jobs before a second try.
body = {"input": {"prompt": "A poster of a lighthouse at dawn"}}
run = ("POST", f"/app/{app_id}/run_async", read_id, body)
jobs_before = repeat(send, *app, read_count)
try:
    job_id = send(*run)
except requests.RequestException as error:
    got = getattr(error.response, "status_code", "no answer")
    if got not in ("no answer", 408, 429) and got < 500:
        sys.exit(f"Failed: {error}")
    print(f"Got {got}, counting the jobs again in 30 s", flush=True)
    time.sleep(30)
    if repeat(send, *app, read_count) != jobs_before:
        sys.exit("A job probably runs, and its ID is lost")
    try:
        job_id = send(*run)
    except requests.RequestException as second:
        sys.exit(f"A job may run all the same: {second}")
print(f"Job ID: {job_id}")
