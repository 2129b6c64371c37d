"""Waits until a job ends, for 10 minutes at most, and prints its result. Links in it
are signed: keep the output out of logs."""

import json
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
job_id = os.environ.get("RUNGEN_JOB_ID") or sys.exit("Set RUNGEN_JOB_ID")
user_id = os.environ.get("RUNGEN_USER_ID")  # with it, the job is canceled at the limit
limit = int(os.environ.get("RUNGEN_WAIT_SECONDS", "600"))
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


def at_limit(reason):
    """Cancels the job, which would go on, where the user ID is known."""
    if not user_id:
        give_up(f"{reason}\nThe job may go on. Set RUNGEN_USER_ID to cancel it here")
    headers = {"x-api-key": key, **team, "X-Authenticated-User-Id": user_id}
    try:
        answer = requests.put(
            f"{api}/app/{app_id}/job/{job_id}", headers=headers, timeout=30
        )
        canceled = answer.ok
        text = f"{answer.status_code} {answer.text}"
    except requests.RequestException as error:
        canceled, text = False, f"no answer: {error}"
    give_up(f"{reason}\n{'Canceled the job' if canceled else f'Cancel failed: {text}'}")


def on_signal(number, _frame):
    give_up(f"Ended by {signal.Signals(number).name}. The job may go on")


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
            give_up(f"{text}\nNot found in {context}: check the IDs, and RUNGEN_TEAM_ID")
        if not (status in (0, 408, 429) or status >= 500):
            give_up(f"Get job failed: {status} {text}")
        if time.monotonic() > deadline:
            at_limit(f"Get job failed: {status or ''} {text}")
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
    job = read(f"/app/{app_id}/job/{job_id}")["data"]
    if job["status"] != seen:
        print(f"Status: {job['status']}")
    seen = job["status"]
    # Every other state, a new one too: keep waiting.
    if seen == "COMPLETED":
        print(json.dumps(job["result"], indent=2))
        sys.exit()
    if seen in ("FAILED", "CANCELED"):
        give_up(f"The job is {seen}: {json.dumps(job)}")
    time.sleep(pause)
    pause = min(pause * 2, 30)
# region end

at_limit(f"The job is still {seen} after {limit} seconds")
