# Waits until a job ends: 24 reads, with pauses of 10 minutes in all, and up to 30
# seconds for each answer. Keep its signed links out of logs.
import json
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor, TimeoutError

import requests

names = ("RUNGEN_API", "RUNGEN_API_KEY", "RUNGEN_APP_ID", "RUNGEN_JOB_ID")
api, key, app_id, job_id = [os.getenv(it, "").strip() or sys.exit(f"Set {it}") for it in names]
headers = {"x-api-key": key, "x-team-id": os.getenv("RUNGEN_TEAM_ID", "").strip() or None}
options = {"headers": headers, "allow_redirects": False, "timeout": 30}  # no redirect gets your key
pool = ThreadPoolExecutor(99)
url = f"{api}/app/{app_id}/job/{job_id}"
first = [signal.default_int_handler]  # a second one is ignored
for one in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGINT)):
    if signal.getsignal(one) != signal.SIG_IGN:  # as nohup does
        signal.signal(one, lambda *at: first and first.pop()(*at))
try:
    job = {"status": "none"}
    for attempt in range(24):
        time.sleep(min(2**attempt, 30))
        try:
            answer = pool.submit(requests.get, url, **options).result(30)
            if answer.status_code < 300:
                found = answer.json()["data"]
                if found["status"] != job["status"]:
                    print(f"Status: {found['status']}", flush=True)
                job = found
            elif answer.status_code not in (408, 429) and answer.status_code < 500:
                raise RuntimeError(f"{answer.status_code} {answer.text}")
        except (requests.RequestException, TimeoutError, ValueError, LookupError, TypeError):
            if attempt == 2 and job["status"] == "none":  # wrong URL?
                raise
        if job["status"] in ("COMPLETED", "FAILED", "CANCELED"):
            break
    if job["status"] != "COMPLETED":
        raise RuntimeError(f"The job is {job['status']}.")
    if not job.get("result"):
        raise RuntimeError("The job has no result.")
    print(json.dumps(job["result"], indent=2), flush=True)
    os._exit(0)  # despite a slow answer
except (Exception, KeyboardInterrupt) as error:
    print(f"""Wait for job failed: {str(error)[:500] or "a slow answer, or ended by a signal"}
A job that has not ended goes on. The app bills until you stop it:
curl -X PUT "$RUNGEN_API/app/{app_id}" -H "x-api-key: $RUNGEN_API_KEY" \\
  -H "x-team-id: {headers['x-team-id'] or ''}" -H 'Content-Type: application/json' \\
  -d '{{"configuration": {{"active_workers": 0}}}}'""", file=sys.stderr, flush=True)
    os._exit(1)
