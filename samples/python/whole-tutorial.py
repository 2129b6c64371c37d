# Creates an app, starts it, runs a job, saves its image, stops and deletes it.
# If an app with this name is there, a former run was killed: it goes on with it.
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor, TimeoutError, wait
from contextlib import suppress
from pathlib import Path

import requests

api = os.getenv("RUNGEN_API", "").strip() or sys.exit("Set RUNGEN_API")
key = os.getenv("RUNGEN_API_KEY", "").strip() or sys.exit("Set RUNGEN_API_KEY")
headers = {"x-api-key": key, "x-team-id": os.getenv("RUNGEN_TEAM_ID", "").strip() or None}
options = {"headers": headers, "allow_redirects": False, "timeout": 30}  # no redirect gets your key
pool = ThreadPoolExecutor(99)  # a timeout limits only pauses
NO_ANSWER = (requests.RequestException, TimeoutError)
model = {"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"}
new_app = {"name": "whole-tutorial", "configuration": {"gpu_tier": "STANDARD"}, "workflow": model}
stop = {"configuration": {"active_workers": 0}}
app_id = ""
quiet_from = 0  # when what got no answer can no longer arrive
first = [signal.default_int_handler]  # a second signal must not break into the stop
for name in ("SIGINT", "SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name, signal.SIGINT), lambda *at: first and first.pop()(*at))


def fail(message):
    print(message, file=sys.stderr, flush=True)
    os._exit(1)  # despite a slow answer


def send(method, path, *fields, body=None):  # an answer without its field counts as none
    send.last = pool.submit(requests.request, method, api + path, json=body, **options)
    answer = send.last.result(30)
    if answer.status_code not in ((204,) if method == "DELETE" else range(100, 300)):
        is_refused = answer.status_code < 500 and answer.status_code not in (408, 429)
        failure = RuntimeError if is_refused else requests.HTTPError
        raise failure(f"{method} failed: {answer.status_code} {answer.text}")
    with suppress(ValueError, LookupError, TypeError):
        found = answer.json() if answer.content else "no content"
        for field in fields:
            found = found[field]
        if found not in (None, ""):
            return found
    raise requests.RequestException(f"{method}: incomplete answer: {answer.text}")


def wait_for(wanted, *where):
    status = None
    for attempt in range(34):
        time.sleep(min(2**attempt, 30))
        last, status = status, "no answer"
        with suppress(*NO_ANSWER, LookupError, TypeError):
            found = send("GET", *where)
            status = found["status"]
        if status != last:
            print(f"Status: {status}", flush=True)
        if status == wanted:
            return found
        if status in ("STOPPED", "FAILED", "CANCELED"):
            break
    raise RuntimeError(f"The status is {status}, not {wanted}.")


try:
    for is_last in (False, False, True):
        try:
            ids = {app.get("name"): app["id"] for app in send("GET", "/app", "data")}
            app_id = ids.get(new_app["name"]) or send("POST", "/app", "data", "id", body=new_app)
            print(f"App ID: {app_id}", flush=True)
            send("PUT", f"/app/{app_id}", "data", body={"configuration": {"active_workers": 1}})
            break
        except NO_ANSWER:
            quiet_from = time.monotonic() + 30
            time.sleep(30)
            if is_last:
                raise
    wait_for("RUNNING", f"/app/{app_id}")
    body = {"input": {"prompt": "A poster of a lighthouse at dawn"}}
    job_id = send("POST", f"/app/{app_id}/run_async", "data", "id", body=body)
    print(f"Started job {job_id}", flush=True)
    job = wait_for("COMPLETED", f"/app/{app_id}/job/{job_id}", "data")
    image = pool.submit(requests.get, job["result"]["images"][0]["image"], timeout=120).result(120)
    got = f"{image.status_code} {image.headers.get('Content-Type', '')}"
    is_text = any(it in got.lower() for it in ("text", "html", "xml", "json"))
    is_cut = image.content.find(b"PNG") == 1 and b"IEND" not in image.content
    if is_text or is_cut or image.raw.length_remaining or not image.content or not image.ok:
        raise RuntimeError(f"The download is no image, or a part of one: {got}")
    Path("image-1.png").write_bytes(image.content)
    print("Saved image-1.png", flush=True)
    if send("PUT", f"/app/{app_id}", "data", "status", body=stop) != "STOPPED":
        raise RuntimeError("The app is not STOPPED.")
    print("Stopped the app", flush=True)
    send("DELETE", f"/app/{app_id}")
    print("Deleted the app", flush=True)
    os._exit(0)
except (Exception, KeyboardInterrupt) as error:
    failed = f"Failed: {str(error)[:500] or 'a slow answer, or ended by a signal'}\n"
    if not app_id:
        fail(failed + "If whole-tutorial is in your apps, run this again.")
    for pause in (0, 1, 2, 4):
        try:
            wait([send.last], 30)  # a start that is on its way must not come after the stop
            time.sleep(max(pause, quiet_from - time.monotonic()))
            if send("PUT", f"/app/{app_id}", "data", "status", body=stop) == "STOPPED":
                fail(f"{failed}Stopped the app, and kept it: {app_id}")
        except (RuntimeError, KeyboardInterrupt, *NO_ANSWER) as failure:
            if "404" in str(failure) and "App with ID" in str(failure):  # no proxy's page
                fail(f"{failed}The app is gone: {app_id}")
    fail(f"""{failed}The app may be running, and bills until you stop it:
curl -X PUT {api}/app/{app_id} -H "x-api-key: $RUNGEN_API_KEY" \\
  -H "x-team-id: {headers['x-team-id'] or ''}" -H 'Content-Type: application/json' \\
  -d '{{"configuration": {{"active_workers": 0}}}}'""")
