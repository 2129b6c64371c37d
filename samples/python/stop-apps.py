# Stops every app that has active workers, in one context.
import os
import sys
import time
from contextlib import suppress

import requests

api = os.environ.get("RUNGEN_API") or sys.exit("Set RUNGEN_API")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
headers = {"x-api-key": key, "x-team-id": os.environ.get("RUNGEN_TEAM_ID") or None}
stop = {"configuration": {"active_workers": 0}}


def send(method, path, body=None):
    answer = requests.request(method, api + path, json=body, headers=headers, timeout=30)
    if not answer.ok:
        raise requests.HTTPError(f"{answer.status_code} {answer.text}")
    return answer.json()["data"]


try:
    apps = send("GET", "/app")
except requests.RequestException as error:
    sys.exit(f"No list of apps, so any may bill: {error}")
ids = [app["id"] for app in apps if app["configuration"]["active_workers"] > 0]
if not ids:
    print("No app has active workers.")
failed = False
for app_id in ids:
    state = "may be running, and bills"
    for pause in (1, 2, 4, 0):
        with suppress(requests.RequestException):
            state = send("PUT", f"/app/{app_id}", stop)["status"]
        if state == "STOPPED":
            break
        time.sleep(pause)
    print(f"App {app_id}: {state}", flush=True)
    failed = failed or state != "STOPPED"
sys.exit(failed)
