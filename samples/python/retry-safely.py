# Repeats each request in the way that is safe for it. A run is repeated after a
# count of jobs, which helps only when nobody else sends jobs to this app.
import math
import os
import sys
import time
import uuid
from email.utils import mktime_tz, parsedate_tz

import requests

names = ("RUNGEN_API", "RUNGEN_API_KEY", "RUNGEN_APP_ID")
api, key, app_id = [os.environ.get(it) or sys.exit(f"Set {it}") for it in names]
headers = {"x-api-key": key, "x-team-id": os.environ.get("RUNGEN_TEAM_ID") or None}
new_app = {
    "name": f"retry-safely-{uuid.uuid4()}",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"},
}


def send(method, path, *fields, body=None):
    """One try. Returns a field of the answer. An answer without it counts as none."""
    answer = requests.request(method, api + path, json=body, headers=headers, timeout=30)
    if not answer.ok:
        raise requests.HTTPError(f"{answer.status_code} {answer.text}", response=answer)
    try:
        found = "deleted" if method == "DELETE" else answer.json()
        for field in fields:
            found = found[field]
    except (ValueError, LookupError, TypeError):
        found = None
    if found in (None, ""):
        raise requests.RequestException(f"incomplete answer: {answer.text}")
    return found


def read_pause(headers):
    """Returns the seconds of Retry-After, which has a number or a date."""
    after = headers.get("Retry-After", "")
    if after.isdigit():
        return int(after)
    date = parsedate_tz(after)
    return math.ceil(mktime_tz(date) - time.time()) if date else 0


def repeat(attempt, *arguments, waits=(1, 2, 4, 0)):
    """Tries again while there is no answer or it may be better later."""
    for wait in waits:
        try:
            return attempt(*arguments)
        except requests.RequestException as error:
            status = getattr(error.response, "status_code", "no answer")
            if not wait or (status not in ("no answer", 408, 429) and status < 500):
                sys.exit(f"Failed: {error}")
            seconds = read_pause(getattr(error.response, "headers", {}))
            if seconds > 60:
                sys.exit(f"Got {status}, try again in {seconds} s")
            pause = max(wait, seconds)
            print(f"Got {status}, trying again in {pause} s", flush=True)
            time.sleep(pause)


def find_or_create():
    for app in send("GET", "/app", "data"):
        if app.get("name") == new_app["name"]:
            return app["id"]
    return send("POST", "/app", "data", "id", body=new_app)


def delete(path):
    try:
        send("DELETE", path)
    except requests.HTTPError as error:
        if error.response.status_code != 404:  # 404: the app is gone
            raise


def count_jobs():
    jobs = send("GET", f"/app/{app_id}", "jobs")
    return sum(jobs[name] for name in ("completed", "failed", "in_progress", "in_queue"))


# Read, and update with the same body: repeat as it is.
print(f"Status: {repeat(send, 'GET', f'/app/{app_id}', 'status')}")
# Create: one may arrive within the time limit. Wait for it, and look for the name.
new_id = repeat(find_or_create, waits=(30, 30, 0))
print(f"App ID: {new_id}")
# Delete: a second one that arrives gets 404.
repeat(delete, f"/app/{new_id}")
print(f"Deleted app {new_id}")
# Run: each one that arrives starts a job, so count the jobs before a second try.
run = ("POST", f"/app/{app_id}/run_async", "data", "id")
body = {"input": {"prompt": "A poster of a lighthouse at dawn"}}
jobs_before = repeat(count_jobs)
try:
    job_id = send(*run, body=body)
except requests.RequestException as error:
    got = getattr(error.response, "status_code", "no answer")
    if got not in ("no answer", 408, 429) and got < 500:
        sys.exit(f"Failed: {error}")
    print(f"Got {got}, counting the jobs again in 30 s", flush=True)
    time.sleep(30)
    if repeat(count_jobs) != jobs_before:
        sys.exit("A job probably runs, and its ID is lost")
    try:
        job_id = send(*run, body=body)
    except requests.RequestException as second:
        sys.exit(f"A job may run all the same: {second}")
print(f"Job ID: {job_id}")
