"""Shows the state of one job, and its result when there is one."""

import json
import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
job_id = os.environ.get("RUNGEN_JOB_ID") or sys.exit("Set RUNGEN_JOB_ID")

try:
    response = requests.get(
        f"{api}/app/{app_id}/job/{job_id}", headers={"x-api-key": key}, timeout=30
    )
    if not response.ok:
        raise requests.HTTPError(f"{response.status_code} {response.text}")
    job = response.json()["data"]
except requests.RequestException as error:
    sys.exit(f"Get job failed: {error}")

print(f"Status: {job['status']}")
print(json.dumps(job["result"], indent=2))
