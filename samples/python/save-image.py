# Saves the images of a completed job, before their links expire.
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor, TimeoutError
from pathlib import Path

import requests

names = ("RUNGEN_API", "RUNGEN_API_KEY", "RUNGEN_APP_ID", "RUNGEN_JOB_ID")
api, key, app_id, job_id = [os.getenv(it, "").strip() or sys.exit(f"Set {it}") for it in names]
headers = {"x-api-key": key, "x-team-id": os.getenv("RUNGEN_TEAM_ID", "").strip() or None}
options = {"headers": headers, "allow_redirects": False, "timeout": 30}  # no redirect gets your key
pool = ThreadPoolExecutor(1)
signal.signal(signal.SIGINT, signal.SIG_DFL)

try:
    url = f"{api}/app/{app_id}/job/{job_id}"
    answer = pool.submit(requests.get, url, **options).result(30)
    if answer.status_code >= 300:
        sys.exit(f"Get job failed: {answer.status_code} {answer.text[:500]}")
    job = answer.json()["data"]
    if job["status"] != "COMPLETED":
        sys.exit(f"No image yet: the job is {job['status']}")
    images = job["result"]["images"] or sys.exit("The job has no images.")

    for number, entry in enumerate(images, start=1):
        # The link is signed: it must not get your key.
        image = pool.submit(requests.get, entry["image"], timeout=120).result(120)
        got = f"{image.status_code} {image.headers.get('Content-Type', '')}"
        is_text = any(it in got.lower() for it in ("text", "html", "xml", "json"))
        is_cut = image.content.find(b"PNG") == 1 and b"IEND" not in image.content
        if is_text or is_cut or image.raw.length_remaining or not image.content or not image.ok:
            sys.exit(f"Download failed: {got}. Run this again.")
        part = Path(f"image-{number}.png.part")  # a full disk leaves no half of an image
        part.write_bytes(image.content)
        print(f"Saved {part.replace(part.stem)}", flush=True)
except TimeoutError:
    print("Save image failed: the answer is too slow", file=sys.stderr, flush=True)
    os._exit(1)  # without waiting for its end
except (OSError, UnicodeError) as error:  # of requests, the file, or the key
    sys.exit(f"Save image failed: {error}")
except (ValueError, LookupError, TypeError):
    sys.exit(f"Save image failed: incomplete answer: {answer.text[:500]}")
