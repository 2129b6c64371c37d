# Saves the images of a completed job, before their links expire.
import os
import sys
from pathlib import Path

import requests

api = os.getenv("RUNGEN_API") or sys.exit("Set RUNGEN_API")
key = os.getenv("RUNGEN_API_KEY", "").strip() or sys.exit("Set RUNGEN_API_KEY")
app_id = os.getenv("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
job_id = os.getenv("RUNGEN_JOB_ID") or sys.exit("Set RUNGEN_JOB_ID")
headers = {"x-api-key": key, "x-team-id": os.getenv("RUNGEN_TEAM_ID") or None}

try:
    url = f"{api}/app/{app_id}/job/{job_id}"
    # A redirect is not followed: another host could get your key.
    answer = requests.get(url, headers=headers, timeout=30, allow_redirects=False)
    if answer.status_code >= 300:
        sys.exit(f"Get job failed: {answer.status_code} {answer.text}")
    job = answer.json()["data"]
    if job["status"] != "COMPLETED":
        sys.exit(f"No image yet: the job is {job['status']}")
    images = job["result"]["images"] or sys.exit("The job has no images.")

    for number, image in enumerate(images, start=1):
        # The link is signed: it must not get your key.
        download = requests.get(image["image"], timeout=120)
        got = f"{download.status_code} {download.headers.get('Content-Type', '')}"
        is_text = any(it in got.lower() for it in ("text", "html", "xml", "json"))
        # Before its version 2, urllib3 takes a part of a file for the whole.
        length = int(download.headers.get("Content-Length", 0))
        is_whole = download.content and download.raw.tell() >= length
        if is_text or not is_whole or download.status_code != 200:
            sys.exit(f"Download failed: {got}. Run this again.")
        Path(f"image-{number}.png").write_bytes(download.content)
        print(f"Saved image-{number}.png")
except (OSError, UnicodeError) as error:  # of requests, the file, or the key
    sys.exit(f"Save image failed: {error}")
except (ValueError, LookupError, TypeError):
    sys.exit(f"Save image failed: incomplete answer: {answer.text}")
