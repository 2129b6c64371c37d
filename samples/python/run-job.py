"""Starts a job and prints its ID. The result comes later."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
context = f"team {team_id}" if team_id else "your personal context"
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

try:
    # region start
    response = requests.post(
        f"{api}/app/{app_id}/run_async",
        headers={"x-api-key": key, **team},
        json={
            "input": {
                "prompt": "A poster of a lighthouse at dawn",
                "width": 1024,
                "height": 1024,
            }
        },
        timeout=30,
    )
    response.raise_for_status()
    answer = response.json()
    # region end
except requests.RequestException as error:
    if getattr(error.response, "status_code", 0) == 404:
        sys.exit(
            f"{error.response.text}\n"
            f"Not found in {context}: check the ID, and RUNGEN_TEAM_ID"
        )
    sys.exit(
        f"Run job failed: {error} {getattr(error.response, 'text', '')}\n"
        "After no answer, 408, 429 or 5XX, a job may run: compare the app's job counters first"
    )

# The ID is "data.id" or "job_id": both forms are documented.
job_id = answer["data"]["id"] if "data" in answer else answer["job_id"]
print(f"Job ID: {job_id}")
