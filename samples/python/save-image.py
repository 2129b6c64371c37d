"""Saves the images of a completed job, before their links expire."""

import os
import sys
from pathlib import Path

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
    sys.exit(f"Save image failed: {error}")
if job["status"] != "COMPLETED":
    sys.exit(f"No image yet: the job is {job['status']}")

for number, image in enumerate(job["result"]["images"], start=1):
    try:
        # The link is signed: it needs no key, and must not get yours.
        download = requests.get(image["image"], timeout=120)
    except requests.RequestException as error:
        # Its message holds the link, which opens the image to anybody.
        sys.exit(f"Download failed: {type(error).__name__}")
    if not download.ok:
        sys.exit(f"Download failed: {download.status_code}")
    file = Path(f"image-{number}.png")
    file.write_bytes(download.content)
    print(f"Saved {file}")
