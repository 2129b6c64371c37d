"""Cancels a job that waits or runs."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
job_id = os.environ.get("RUNGEN_JOB_ID") or sys.exit("Set RUNGEN_JOB_ID")
user_id = os.environ.get("RUNGEN_USER_ID") or sys.exit("Set RUNGEN_USER_ID")

try:
    response = requests.put(
        f"{api}/app/{app_id}/job/{job_id}",
        headers={"x-api-key": key, "X-Authenticated-User-Id": user_id},
        timeout=30,
    )
    if not response.ok:
        raise requests.HTTPError(f"{response.status_code} {response.text}")
    job = response.json()["data"]
except requests.RequestException as error:
    sys.exit(
        f"Cancel job failed: {error}\n"
        "If no answer came, get the job: CANCELED means that this worked"
    )

print(f"Status: {job['status']}")
