"""From nothing to an image and back: create, start, run, save, stop, delete."""

import os
import sys
import time
from pathlib import Path

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")

session = requests.Session()
session.headers["x-api-key"] = key


def call(method, path, body=None):
    """Sends one request and returns the decoded answer."""
    response = session.request(method, api + path, json=body, timeout=30)
    if not response.ok:
        sys.exit(f"{method} {path} failed: {response.status_code} {response.text}")
    answer = response.json() if response.content else {}
    return answer.get("data", answer)


def wait_for(path, wanted, *bad):
    """Returns the app or job at path once it has the wanted status."""
    wait = 1
    seen = None
    deadline = time.monotonic() + 900
    while time.monotonic() < deadline:
        found = call("GET", path)
        if found["status"] != seen:
            print(f"  {found['status']}")
        seen = found["status"]
        if seen == wanted:
            return found
        if seen in bad:
            break
        time.sleep(wait)
        wait = min(wait * 2, 30)
    sys.exit(f"{path} is {seen}, not {wanted}")


app_id = call(
    "POST",
    "/app",
    {
        "name": "poster-maker",
        "configuration": {"gpu_tier": "STANDARD"},
        "workflow": {
            "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
            "tools": {},
        },
    },
)["id"]
print(f"Created app {app_id}")

try:
    call("PUT", f"/app/{app_id}", {"configuration": {"active_workers": 1}})
    wait_for(f"/app/{app_id}", "RUNNING", "STOPPED")

    job = call(
        "POST",
        f"/app/{app_id}/run_async",
        {"input": {"prompt": "A poster of a lighthouse at dawn"}},
    )
    job_id = job.get("id") or job["job_id"]
    print(f"Started job {job_id}")
    job = wait_for(f"/app/{app_id}/job/{job_id}", "COMPLETED", "FAILED", "CANCELED")

    url = job["result"]["images"][0]["image"]
    image = requests.get(url, timeout=120)  # signed link: without your key
    image.raise_for_status()
    Path("image-1.png").write_bytes(image.content)
    print("Saved image-1.png")
except KeyboardInterrupt:
    sys.exit("Interrupted")
finally:
    # An app that is left running goes on costing.
    try:
        call("PUT", f"/app/{app_id}", {"configuration": {"active_workers": 0}})
        print("Stopped the app")
    finally:
        call("DELETE", f"/app/{app_id}")
        print("Deleted the app")
