"""Starts a job and prints its ID. The result comes later."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

try:
    response = requests.post(
        f"{api}/app/{app_id}/run_async",
        headers={"x-api-key": key},
        json={
            "input": {
                "prompt": "A poster of a lighthouse at dawn",
                "width": 1024,
                "height": 1024,
            }
        },
        timeout=30,
    )
    if not response.ok:
        raise requests.HTTPError(f"{response.status_code} {response.text}")
    answer = response.json()
except requests.RequestException as error:
    sys.exit(
        f"Run job failed: {error}\n"
        "If no answer came, a job may run: look at the app's job counters first"
    )

# The ID is "data.id" or "job_id": both forms are documented.
job_id = answer["data"]["id"] if "data" in answer else answer["job_id"]
print(f"Job ID: {job_id}")
