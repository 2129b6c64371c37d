# Creates an app, starts it, runs a job, saves its image, stops and deletes it.
# If an app with this name is there, a former run was killed: it goes on with it.
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

import requests

api = os.environ.get("RUNGEN_API") or sys.exit("Set RUNGEN_API")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
headers = {"x-api-key": key, "x-team-id": os.environ.get("RUNGEN_TEAM_ID") or None}
new_app = {
    "name": "whole-tutorial",
    "configuration": {"gpu_tier": "STANDARD"},
    "workflow": {"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"},
}
signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl+C


def send(method, path, body=None):
    answer = requests.request(method, api + path, json=body, headers=headers, timeout=30)
    if answer.ok:
        return answer.json() if answer.content else None
    status = answer.status_code
    is_refused = status < 500 and status not in (408, 429)
    failure = RuntimeError if is_refused else requests.HTTPError
    raise failure(f"{method} failed: {status} {answer.text}")


def wait_for(wanted, read):
    status = None
    for attempt in range(34):
        time.sleep(min(2**attempt, 30))
        found = {"status": "no answer"}
        with suppress(requests.RequestException):
            found = read()
        if found["status"] != status:
            print(f"Status: {found['status']}", flush=True)
        status = found["status"]
        if status == wanted:
            return found
        if status in ("STOPPED", "FAILED", "CANCELED"):
            break
    raise RuntimeError(f"The status is {status}, not {wanted}.")


def find_or_create():
    for app in send("GET", "/app")["data"]:
        if app["name"] == new_app["name"]:
            return app["id"]
    return send("POST", "/app", new_app)["data"]["id"]


for pause in (1, 2, 4, 0):
    try:
        app_id = find_or_create()
        break
    except (RuntimeError, requests.RequestException, KeyboardInterrupt) as error:
        if not isinstance(error, requests.RequestException) or not pause:
            sys.exit(f"{error}\nIf whole-tutorial is in your apps, run this again.")
    time.sleep(pause)
path = f"/app/{app_id}"
print(f"App ID: {app_id}", flush=True)
try:
    send("PUT", path, {"configuration": {"active_workers": 1}})
    wait_for("RUNNING", lambda: send("GET", path))
    body = {"input": {"prompt": "A poster of a lighthouse at dawn"}}
    job_id = send("POST", f"{path}/run_async", body)["data"]["id"]
    print(f"Started job {job_id}", flush=True)
    job = wait_for("COMPLETED", lambda: send("GET", f"{path}/job/{job_id}")["data"])
    # The link is signed: it must not get your key.
    image = requests.get(job["result"]["images"][0]["image"], timeout=120)
    image.raise_for_status()
    Path("image-1.png").write_bytes(image.content)
    print("Saved image-1.png")
    send("PUT", path, {"configuration": {"active_workers": 0}})
    print("Stopped the app")
    send("DELETE", path)
    print("Deleted the app")
except (Exception, KeyboardInterrupt) as error:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    print(str(error) or "Ended by a signal.", file=sys.stderr)
    for pause in (1, 2, 4, 0):
        try:
            app = send("PUT", path, {"configuration": {"active_workers": 0}})["data"]
            if app["status"] == "STOPPED":
                sys.exit(f"Stopped the app, and kept it: {path}")
        except (RuntimeError, requests.RequestException) as failure:
            if "failed: 404" in str(failure):
                sys.exit(f"The app is gone: {path}")
        time.sleep(pause)
    sys.exit(f"""The app may be running, and bills until you stop it:
curl -X PUT {api}{path} -H "x-api-key: $RUNGEN_API_KEY" \\
  -H "x-team-id: $RUNGEN_TEAM_ID" -H 'Content-Type: application/json' \\
  -d '{{"configuration": {{"active_workers": 0}}}}'""")
