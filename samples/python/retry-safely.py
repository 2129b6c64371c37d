"""Repeats each call in the way that is safe for it."""

import json
import os
import sys
import time

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
context = f"team {team_id}" if team_id else "your personal context"
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
user_id = os.environ.get("RUNGEN_USER_ID")  # in a team: says which apps are yours

# An app like this one is made, and deleted again.
new_app = {
    "name": "retry-safely",
    "description": "Made and deleted by the program retry-safely",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {
        "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
        "tools": {},
    },
}


def call(method, path, body=None):
    """Sends one request; returns status (0: no answer), body and Retry-After."""
    try:
        response = requests.request(
            method,
            api + path,
            json=body,
            headers={"x-api-key": key, **team},
            timeout=30,
        )
    except requests.RequestException as error:
        return 0, str(error), 0
    after = response.headers.get("Retry-After", "")
    return response.status_code, response.text, int(after) if after.isdigit() else 0


def repeat(attempt, gone=()):
    """Returns the text of an answer. Tries four times at most, while nobody answers
    or it may pass. A status in gone is a success from the second try on."""
    for pause in (1, 2, 4, 0):
        status, text, after = attempt()
        if 200 <= status < 300 or (pause != 1 and status in gone):
            return text
        if not pause or not (status in (0, 408, 429) or status >= 500):
            break
        pause = max(pause, min(after, 60))
        print(f"Got {status or 'no answer'}, trying again in {pause} s")
        time.sleep(pause)
    hint = f"\nNot found in {context}: check the ID, and RUNGEN_TEAM_ID"
    sys.exit(
        f"Call failed: {status or 'no answer'} {text}{hint if status == 404 else ''}"
    )


def is_own(app):
    """Whether this program made the app, and nobody uses it; in a team, whether
    you made it."""
    old, new = app["configuration"], new_app["configuration"]
    return (
        app.get("description") == new_app["description"]
        and old["gpu_tier"] == new["gpu_tier"]
        and app["workflow"]["model_url"] == new_app["workflow"]["model_url"]
        and not any(app["jobs"].values())
        and (not team_id or app["created_by"] == user_id)
    )


def find_or_create():
    """Create: each one that arrives makes an app, so every try looks first."""
    found = call("GET", "/app")
    if found[0] != 200:
        return found
    same = [a for a in json.loads(found[1])["data"] if a["name"] == new_app["name"]]
    for app in same:
        if is_own(app):
            return 200, json.dumps({"data": app}), 0
    if same:
        sys.exit(
            f"Left app {same[0]['id']} alone, which may be running, and billing: it has "
            f"the name {new_app['name']}, and may be somebody else's. "
            f"{same[0]['created_by']} made it. In a team, set RUNGEN_USER_ID if that is "
            "you; or change the name in this program"
        )
    return call("POST", "/app", new_app)


body = {"input": {"prompt": "A poster of a lighthouse at dawn"}}
# region start
# Read, and update with the same body: repeat as it is.
text = repeat(lambda: call("GET", f"/app/{app_id}"))
answer = json.loads(text)
print(f"Status: {answer.get('data', answer)['status']}")
# Create: each one that arrives makes an app, so look first.
new_id = json.loads(repeat(find_or_create))["data"]["id"]
print(f"App ID: {new_id}")
# Delete: 404 to a second try means that the app is gone.
repeat(lambda: call("DELETE", f"/app/{new_id}"), (404,))
print(f"Deleted app {new_id}")
# Run: each one that arrives starts a job: one try.
run = call("POST", f"/app/{app_id}/run_async", body)
# region end

status, text, _ = run
if not 200 <= status < 300:
    sys.exit(
        f"Run job failed: {status or 'no answer'} {text}\n"
        "A job may run: compare the app's job counters before you run it again"
    )
answer = json.loads(text)
print(f"Job ID: {answer['data']['id'] if 'data' in answer else answer['job_id']}")
