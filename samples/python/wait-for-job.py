"""Waits until a job ends, for 10 minutes at most, and prints its result."""

import json
import os
import sys
import time

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
job_id = os.environ.get("RUNGEN_JOB_ID") or sys.exit("Set RUNGEN_JOB_ID")

wait = 1
seen = None
deadline = time.monotonic() + 600
while time.monotonic() < deadline:
    response = requests.get(
        f"{api}/app/{app_id}/job/{job_id}", headers={"x-api-key": key}, timeout=30
    )
    if not response.ok:
        sys.exit(f"Get job failed: {response.status_code} {response.text}")
    job = response.json()["data"]
    if job["status"] != seen:
        print(f"Status: {job['status']}")
    seen = job["status"]

    # Every other state, a new one included, means: keep waiting.
    if job["status"] == "COMPLETED":
        print(json.dumps(job["result"], indent=2))
        sys.exit()
    if job["status"] in ("FAILED", "CANCELED"):
        sys.exit("The job ended without a result")
    time.sleep(wait)
    wait = min(wait * 2, 30)

sys.exit("The job has not ended after 10 minutes")
