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
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
context = f"team {team_id}" if team_id else "your personal context"
limit = int(os.environ.get("RUNGEN_WAIT_SECONDS", "900"))
user_id = os.environ.get("RUNGEN_USER_ID")  # in a team: says which apps are yours

# An app that is like this one is used, and deleted at the end.
new_app = {
    "name": "whole-tutorial",
    "description": "Made and deleted by the program whole-tutorial",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {
        "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
        "tools": {},
    },
}

ENDS = ("COMPLETED", "FAILED", "CANCELED")  # of a job


def send(method, path, body=None, **headers):
    """Sends one request; returns status (0: no answer), body and Retry-After."""
    headers = {"x-api-key": key, **team, **headers}
    return fetch(method, api + path, json=body, headers=headers)


def fetch(method, url, **options):
    try:
        response = requests.request(method, url, timeout=30, **options)
    except requests.RequestException as error:
        # Its message can hold the key, or a signed link.
        return 0, type(error).__name__.encode(), 0
    after = response.headers.get("Retry-After", "")
    return response.status_code, response.content, int(after) if after.isdigit() else 0


def may_pass(status):
    return status in (0, 408, 429) or status >= 500


def call(label, attempt, pauses=(1, 2, 4, 8, 16)):
    """Returns what a try brings; tries again after no answer, 408, 429 and 5XX."""
    for pause in (*pauses, 0):
        status, content, after = attempt()
        got = status or "no answer"
        if 200 <= status < 300:
            return content
        if not pause or not may_pass(status):
            break
        pause = min(max(pause, after), 60)
        print(f"{label}: {got}, trying again in {pause} s", file=sys.stderr)
        time.sleep(pause)
    raise RuntimeError(f"{label} failed: {got} {content.decode(errors='replace')}")


def data_of(content):
    answer = json.loads(content)
    return answer.get("data", answer)


def is_own(app):
    """Whether this program made the app; in a team, whether you did."""
    old, new = app["configuration"], new_app["configuration"]
    return (
        app.get("description") == new_app["description"]
        and old["gpu_tier"] == new["gpu_tier"]
        and app["workflow"]["model_url"] == new_app["workflow"]["model_url"]
        and (not team_id or app["created_by"] == user_id)
    )


def find_or_create():
    """An earlier run, or a try whose answer was lost, may have made the app."""
    global has_jobs
    found = send("GET", "/app")
    if found[0] != 200:
        return found
    same = [app for app in data_of(found[1]) if app["name"] == new_app["name"]]
    for app in same:
        if is_own(app):
            print(f"Found app {app['id']} by its name: going on with it")
            has_jobs = any(app["jobs"].values())
            return 200, json.dumps(app), 0
    if same:
        raise RuntimeError(
            f"Left app {same[0]['id']} alone, which may be running, and billing: it has "
            f"the name {new_app['name']}, and may be somebody else's. "
            f"{same[0]['created_by']} made it. In a team, set RUNGEN_USER_ID if that is "
            "you; or change the name in this program"
        )
    created = send("POST", "/app", new_app)
    if 200 <= created[0] < 300:
        print(f"Created app {data_of(created[1])['id']}")
    return created


def scale(path, workers):
    return send("PUT", path, {"configuration": {"active_workers": workers}})


def run(path):
    body = {"input": {"prompt": "A poster of a lighthouse at dawn"}}
    return send("POST", f"{path}/run_async", body)


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
    raise TimeoutError(f"{path} is still {seen} after {limit} s")


def hand_over(reason):
    """Ends the program before the app is STOPPED, and says how to stop it."""
    in_team = f"-H 'x-team-id: {team_id}' " if team_id else ""
    sys.exit(
        f"{reason}\nThe app may be running, and billing. To stop it:\n"
        f'curl -X PUT {api}{path} -H "x-api-key: $RUNGEN_API_KEY" {in_team}'
        "-H 'Content-Type: application/json' "
        """-d '{"configuration": {"active_workers": 0}}'"""
    )


def stop():
    """Tries until the app is STOPPED, or gone: it goes on costing until then."""
    pause = 1
    while True:
        status, content, after = scale(path, 0)
        got = f"{status or 'no answer'} {content.decode(errors='replace')}"
        if status == 404 or (200 <= status < 300 and '"STOPPED"' in got):
            return
        if 300 <= status and not may_pass(status):
            hand_over(f"Stop app failed: {got}")
        wait = min(max(pause, after), 60)
        print(f"Stop app: {got}, trying again in {wait} s", file=sys.stderr)
        time.sleep(wait)
        pause = min(pause * 2, 30)


def cancel():
    """Cancels the job, which would go on; returns what is still open."""
    user = {"X-Authenticated-User-Id": app["created_by"]}
    try:
        call("Cancel job", lambda: send("PUT", job_path, **user), ())
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return open_job
    print(f"Canceled job {open_job}")
    return ""


def clean_up():
    """Cancels a job at its limit, stops the app, which would go on costing, and
    deletes it, unless it has jobs whose results are not saved yet."""
    global open_job
    # Another Ctrl+C ends this. A terminal that closes may send its signal twice.
    signal.signal(signal.SIGINT, on_signal_again)
    signal.signal(signal.SIGTERM, on_signal_again)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    if open_job and is_late:
        open_job = cancel()
    stop()
    for number in signals:
        signal.signal(number, signal.SIG_IGN)
    print("Stopped the app")
    if open_job or has_jobs:
        why = f"job {open_job} may have a result" if open_job else "it has earlier jobs"
        print(
            f"Kept the app at {path}: {why}. Save the results, then delete the app",
            file=sys.stderr,
        )
        return
    try:
        call("Delete app", lambda: delete(path))
    except RuntimeError as error:
        sys.exit(error)
    print("Deleted the app")


def on_signal(number, _frame):
    raise RuntimeError(f"Ended by {signal.Signals(number).name}")


def on_signal_again(number, _frame):
    hand_over(f"Ended by {signal.Signals(number).name}")


print(f"Using {api} in {context}")
signals = [signal.SIGINT, signal.SIGTERM]
signals += [signal.SIGHUP] if hasattr(signal, "SIGHUP") else []  # not on Windows
for number in signals:
    signal.signal(number, on_signal)

path = ""
open_job = ""
has_jobs = False  # of an earlier run
try:
    # region start
    app = data_of(call("Create app", find_or_create))
    path = f"/app/{app['id']}"
    call("Start app", lambda: scale(path, 1))
    app = wait_for(path, "RUNNING", "STOPPED")
    if app["status"] != "RUNNING":
        raise RuntimeError(f"{path} is STOPPED, not RUNNING")
    # One try: each run that arrives starts a job, also
    # when its answer is lost.
    started = data_of(call("Run job", lambda: run(path), ()))
    open_job = started.get("id") or started["job_id"]
    job_path = f"{path}/job/{open_job}"
    print(f"Started job {open_job}")
    job = wait_for(job_path, *ENDS)
    # region end
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
    is_late = isinstance(error, TimeoutError)
if path:
    clean_up()
sys.exit(failed)
