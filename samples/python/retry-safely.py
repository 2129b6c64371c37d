# Repeats each request in the way that is safe for it. A run is repeated after a
# count of jobs, which helps only when nobody else sends jobs to this app.
import os
import sys
import time
import uuid

import requests

api = os.environ.get("RUNGEN_API") or sys.exit("Set RUNGEN_API")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
headers = {"x-api-key": key, "x-team-id": os.environ.get("RUNGEN_TEAM_ID") or None}
new_app = {
    "name": f"retry-safely-{uuid.uuid4()}",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"},
}


def send(method, path, body=None):
    """One try."""
    answer = requests.request(method, api + path, json=body, headers=headers, timeout=30)
    if not answer.ok:
        raise requests.HTTPError(f"{answer.status_code} {answer.text}", response=answer)
    return answer.json() if answer.content else None


def repeat(attempt, *arguments):
    """Up to four tries, while there is no answer or it may be better later."""
    for wait in (1, 2, 4, 0):
        try:
            return attempt(*arguments)
        except requests.RequestException as error:
            has_answer = error.response is not None
            status = error.response.status_code if has_answer else "no answer"
            if not wait or (has_answer and status not in (408, 429) and status < 500):
                sys.exit(f"Failed: {error}")
            after = error.response.headers.get("Retry-After", "") if has_answer else ""
            seconds = int(after) if after.isdigit() else 0
            if seconds > 60:
                sys.exit(f"Got {status}, try again in {seconds} s")
            pause = max(wait, seconds)
            print(f"Got {status}, trying again in {pause} s", flush=True)
            time.sleep(pause)


def find_or_create():
    for app in send("GET", "/app")["data"]:
        if app["name"] == new_app["name"]:
            return app["id"]
    return send("POST", "/app", new_app)["data"]["id"]


def delete(path):
    try:
        send("DELETE", path)
    except requests.HTTPError as error:
        if error.response.status_code != 404:  # 404: the app is gone
            raise


def count_jobs():
    jobs = send("GET", f"/app/{app_id}")["jobs"]
    return sum(jobs[name] for name in ("completed", "failed", "in_progress", "in_queue"))


# Read, and update with the same body: repeat as it is.
print(f"Status: {repeat(send, 'GET', f'/app/{app_id}')['status']}")
# Create: each one that arrives makes an app, so look for the name first.
new_id = repeat(find_or_create)
print(f"App ID: {new_id}")
# Delete: a second one that arrives gets 404.
repeat(delete, f"/app/{new_id}")
print(f"Deleted app {new_id}")
# Run: each one that arrives starts a job, so count the jobs before a second try.
run_path = f"/app/{app_id}/run_async"
body = {"input": {"prompt": "A poster of a lighthouse at dawn"}}
jobs_before = repeat(count_jobs)
try:
    run = send("POST", run_path, body)
except requests.RequestException as error:
    got = getattr(error.response, "status_code", "no answer")
    if got not in ("no answer", 408, 429) and got < 500:
        sys.exit(f"Failed: {error}")
    print(f"Got {got}, counting the jobs again in 30 s", flush=True)
    time.sleep(30)
    if repeat(count_jobs) != jobs_before:
        sys.exit("A job probably runs, and its ID is lost")
    try:
        run = send("POST", run_path, body)
    except requests.RequestException as second:
        sys.exit(f"A job may run all the same: {second}")
print(f"Job ID: {run['data']['id']}")
