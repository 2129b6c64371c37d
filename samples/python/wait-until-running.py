"""Waits until a started app is RUNNING, for 15 minutes at most."""

import os
import signal
import sys
import time

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
context = f"team {team_id}" if team_id else "your personal context"
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
limit = int(os.environ.get("RUNGEN_WAIT_SECONDS", "900"))
deadline = time.monotonic() + limit


def give_up(reason):
    """Ends the program, and says what goes on without it."""
    in_team = f"-H 'x-team-id: {team_id}' " if team_id else ""
    sys.exit(
        f"{reason}\n"
        "The app may be running, and billing. To stop it:\n"
        f'curl -X PUT {api}/app/{app_id} -H "x-api-key: $RUNGEN_API_KEY" {in_team}'
        "-H 'Content-Type: application/json' "
        """-d '{"configuration": {"active_workers": 0}}'"""
    )


def on_signal(number, _frame):
    give_up(f"Ended by {signal.Signals(number).name}")


def read(path):
    """Returns what stands at a path. Asks again after no answer, 408, 429 and 5XX:
    a read may be repeated."""
    pause = 1
    while True:
        status, after = 0, ""
        try:
            response = requests.get(
                api + path, headers={"x-api-key": key, **team}, timeout=30
            )
            status, text = response.status_code, response.text
            after = response.headers.get("Retry-After", "")
            if response.ok:
                return response.json()
        except requests.RequestException as error:
            text = f"no answer: {error}"
        if status == 404:
            sys.exit(f"{text}\nNot found in {context}: check the ID, and RUNGEN_TEAM_ID")
        may_pass = status in (0, 408, 429) or status >= 500
        if not may_pass or time.monotonic() > deadline:
            give_up(f"Get app failed: {status or ''} {text}")
        time.sleep(max(pause, min(int(after), 60) if after.isdigit() else 0))
        pause = min(pause * 2, 30)


signal.signal(signal.SIGINT, on_signal)
signal.signal(signal.SIGTERM, on_signal)
if hasattr(signal, "SIGHUP"):  # not on Windows
    signal.signal(signal.SIGHUP, on_signal)

pause = 1
seen = None
# region start
while time.monotonic() < deadline:
    answer = read(f"/app/{app_id}")
    # The app is the whole answer, or stands under "data".
    status = answer.get("data", answer)["status"]
    if status != seen:
        print(f"Status: {status}")
    seen = status
    # Every other state, a new one too: keep waiting.
    if seen == "RUNNING":
        sys.exit()
    if seen == "STOPPED":
        sys.exit("The app is stopped: start it first")
    time.sleep(pause)
    pause = min(pause * 2, 30)
# region end

give_up(f"The app is still {seen} after {limit} seconds")
