"""Cancels a job that waits or runs."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
context = f"team {team_id}" if team_id else "your personal context"
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
job_id = os.environ.get("RUNGEN_JOB_ID") or sys.exit("Set RUNGEN_JOB_ID")
user_id = os.environ.get("RUNGEN_USER_ID") or sys.exit("Set RUNGEN_USER_ID")

try:
    # region start
    response = requests.put(
        f"{api}/app/{app_id}/job/{job_id}",
        headers={
            "x-api-key": key,
            **team,
            "X-Authenticated-User-Id": user_id,
        },
        timeout=30,
    )
    response.raise_for_status()
    job = response.json()["data"]
    # region end
except requests.RequestException as error:
    if getattr(error.response, "status_code", 0) == 404:
        sys.exit(
            f"{error.response.text}\n"
            f"Not found in {context}: check the IDs, and RUNGEN_TEAM_ID"
        )
    sys.exit(
        f"Cancel job failed: {error} {getattr(error.response, 'text', '')}\n"
        "After no answer, 408, 429 or 5XX, get the job: CANCELED means that this worked"
    )

print(f"Status: {job['status']}")
