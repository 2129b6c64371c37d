"""Saves the images of a completed job, before their links expire."""

import os
import sys
from pathlib import Path

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
context = f"team {team_id}" if team_id else "your personal context"
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
job_id = os.environ.get("RUNGEN_JOB_ID") or sys.exit("Set RUNGEN_JOB_ID")

try:
    response = requests.get(
        f"{api}/app/{app_id}/job/{job_id}",
        headers={"x-api-key": key, **team},
        timeout=30,
    )
    response.raise_for_status()
    job = response.json()["data"]
except requests.RequestException as error:
    if getattr(error.response, "status_code", 0) == 404:
        sys.exit(
            f"{error.response.text}\n"
            f"Not found in {context}: check the IDs, and RUNGEN_TEAM_ID"
        )
    sys.exit(f"Save image failed: {error} {getattr(error.response, 'text', '')}")
if job["status"] != "COMPLETED":
    sys.exit(f"No image yet: the job is {job['status']}")

images = job["result"]["images"]
try:
    # region start
    for number, image in enumerate(images, start=1):
        # The link is signed: it must not get your key.
        download = requests.get(image["image"], timeout=120)
        download.raise_for_status()
        file = Path(f"image-{number}.png")
        file.write_bytes(download.content)
        print(f"Saved {file}")
    # region end
except requests.HTTPError as error:
    sys.exit(f"Download failed: {error.response.status_code}")
except requests.RequestException as error:
    # Its message holds the link, which opens the image to anybody.
    sys.exit(f"Download failed: {type(error).__name__}")
