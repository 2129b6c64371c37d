"""Waits until a job ends, 10 minutes at most. Keep its signed links out of logs."""

import json
import os
import signal
import sys
import time

import requests

api = os.environ.get("RUNGEN_API") or sys.exit("Set RUNGEN_API")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
job_id = os.environ.get("RUNGEN_JOB_ID") or sys.exit("Set RUNGEN_JOB_ID")
headers = {"x-api-key": key, "x-team-id": os.environ.get("RUNGEN_TEAM_ID") or None}
url = f"{api}/app/{app_id}/job/{job_id}"
signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl+C
try:
    job = {"status": "none"}
    for attempt in range(24):
        time.sleep(min(2**attempt, 30))
        answer = requests.get(url, headers=headers, timeout=30)
        if answer.status_code == 429 or answer.status_code >= 500:
            continue
        if not answer.ok:
            raise RuntimeError(answer.text)
        last, job = job, answer.json()["data"]
        if job["status"] != last["status"]:
            print(f"Status: {job['status']}", flush=True)
        if job["status"] in ("COMPLETED", "FAILED", "CANCELED"):
            break
    if job["status"] != "COMPLETED":
        raise RuntimeError(f"The job is {job['status']}.")
    print(json.dumps(job["result"], indent=2))
except (Exception, KeyboardInterrupt) as error:
    sys.exit(f"""Wait for job failed: {str(error) or "ended by a signal"}
The job may go on, and the app bills until you stop it:
curl -X PUT "$RUNGEN_API/app/$RUNGEN_APP_ID" -H "x-api-key: $RUNGEN_API_KEY" \\
  -H "x-team-id: $RUNGEN_TEAM_ID" -H 'Content-Type: application/json' \\
  -d '{{"configuration": {{"active_workers": 0}}}}'""")
