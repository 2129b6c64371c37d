"""Shows the state of one job, and its result when there is one."""

import json
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

try:
    # region start
    response = requests.get(
        f"{api}/app/{app_id}/job/{job_id}",
        headers={"x-api-key": key, **team},
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
    sys.exit(f"Get job failed: {error} {getattr(error.response, 'text', '')}")

print(f"Status: {job['status']}")
print(json.dumps(job["result"], indent=2))
