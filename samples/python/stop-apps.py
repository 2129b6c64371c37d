# Stops every app that has active workers: in your personal context, and in each
# team of RUNGEN_TEAM_IDS, which are separated by spaces, or of RUNGEN_TEAM_ID.
# Ends with 0 when the list of each context shows no active workers.
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor, TimeoutError
from contextlib import suppress

import requests

api = os.getenv("RUNGEN_API", "").strip() or sys.exit("Set RUNGEN_API")
key = os.getenv("RUNGEN_API_KEY", "").strip() or sys.exit("Set RUNGEN_API_KEY")
teams = os.getenv("RUNGEN_TEAM_IDS") or os.getenv("RUNGEN_TEAM_ID") or ""
pool = ThreadPoolExecutor(99)  # a timeout limits only pauses
NO_ANSWER = (OSError, TimeoutError, ValueError, LookupError, TypeError, AttributeError)
stop = {"configuration": {"active_workers": 0}}
signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C needs no trace
if hasattr(signal, "SIGHUP"):  # not on Windows
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it goes on in a closed terminal


def send(method, path, team_id, body=None):
    headers = {"x-api-key": key, "x-team-id": team_id}
    # A redirect is not followed: another host could get your key.
    options = {"headers": headers, "allow_redirects": False, "json": body, "timeout": 30}
    answer = pool.submit(requests.request, method, api + path, **options).result(30)
    if answer.status_code >= 300:
        raise requests.HTTPError(f"{answer.status_code} {answer.text}", response=answer)
    return answer.json()["data"]


def count_workers(app):
    return (app.get("configuration") or {}).get("active_workers")


def say(text, file=sys.stdout):
    """Prints a line, and goes on when nobody reads it."""
    with suppress(OSError):
        print(text, file=file, flush=True)


def stop_all(context, team_id):
    """Returns whether a list showed no active workers."""
    active = []
    for pause in (1, 2, 4, 8, 0):
        before = active
        try:
            apps = send("GET", "/app", team_id)
            if not isinstance(apps, list):
                raise TypeError(f"got {apps}")
            active = [app["id"] for app in apps if count_workers(app) != 0]
            problem = " ".join(active)
        except NO_ANSWER as error:
            problem = f"no list of apps, {str(error) or 'a slow answer'}"[:500]
            status = getattr(getattr(error, "response", None), "status_code", 0)
            if 400 <= status < 500 and status not in (408, 429):
                break
        else:
            if not active:
                say(f"{context}: no app has active workers")
                return True
            for app_id in active:
                if app_id not in before:
                    say(f"{context}: stopping app {app_id}")
                with suppress(*NO_ANSWER):
                    send("PUT", f"/app/{app_id}", team_id, stop)
        time.sleep(pause)
    say(f"{context}: any app may bill: {problem}", sys.stderr)
    return False


results = [stop_all("Personal context", None)]
for team_id in teams.replace(",", " ").split():
    results.append(stop_all(f"Team {team_id}", team_id))
os._exit(not all(results))  # despite a slow answer
