"""Goes on with the job of a former run, whose ID it keeps in a file."""

import json
import os
import pathlib
import sys
import time
import urllib.request

app = f"{os.environ['RUNGEN_API']}/app/{os.environ['RUNGEN_APP_ID']}"
headers = {"x-api-key": os.environ["RUNGEN_API_KEY"], "Content-Type": "application/json"}
store = pathlib.Path("job.txt")


def call(url, body=None):
    request = urllib.request.Request(url, body, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)["data"]


if not store.exists():
    store.write_text(call(f"{app}/run_async", b'{"input": {"prompt": "A cat"}}')["id"])
status = None
while status not in ("COMPLETED", "FAILED"):
    time.sleep(3)
    try:
        status = call(f"{app}/job/{store.read_text()}")["status"]
    except (OSError, ValueError) as error:
        print(error)
store.unlink()
sys.exit(status == "FAILED")
