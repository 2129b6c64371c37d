"""Waits until a started app is RUNNING, for 15 minutes at most."""

import os
import sys
import time

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

wait = 1
seen = None
deadline = time.monotonic() + 900
while time.monotonic() < deadline:
    response = requests.get(
        f"{api}/app/{app_id}", headers={"x-api-key": key}, timeout=30
    )
    if not response.ok:
        sys.exit(f"Get app failed: {response.status_code} {response.text}")
    answer = response.json()
    # The app is the whole answer, or stands under "data": both forms are documented.
    status = answer.get("data", answer)["status"]
    if status != seen:
        print(f"Status: {status}")
    seen = status

    if status == "RUNNING":
        sys.exit()
    if status == "STOPPED":
        sys.exit("The app is stopped: start it first")
    time.sleep(wait)
    wait = min(wait * 2, 30)

sys.exit("The app is not running after 15 minutes")
