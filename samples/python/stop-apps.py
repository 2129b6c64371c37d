# Stops every app that has active workers: in your personal context, and in each
# team of RUNGEN_TEAM_IDS, which are separated by spaces, or of RUNGEN_TEAM_ID.
# Ends with 0 when the list of each context shows no active workers.
import os
import sys
import time
from contextlib import suppress

import requests

api = os.environ.get("RUNGEN_API") or sys.exit("Set RUNGEN_API")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
teams = os.environ.get("RUNGEN_TEAM_IDS") or os.environ.get("RUNGEN_TEAM_ID") or ""
NO_ANSWER = (requests.RequestException, ValueError, LookupError, TypeError)
stop = {"configuration": {"active_workers": 0}}


def send(method, path, team_id, body=None):
    headers = {"x-api-key": key, "x-team-id": team_id}
    answer = requests.request(method, api + path, json=body, headers=headers, timeout=30)
    if not answer.ok:
        raise requests.HTTPError(f"{answer.status_code} {answer.text}", response=answer)
    return answer.json()["data"]


def is_refused(error):
    response = getattr(error, "response", None)
    status = 0 if response is None else response.status_code
    return 400 <= status < 500 and status not in (408, 429)


def stop_all(context, team_id):
    """Returns whether a list showed no active workers."""
    active = []
    for pause in (1, 2, 4, 8, 0):
        before = active
        try:
            apps = send("GET", "/app", team_id)
            if not isinstance(apps, list):
                raise TypeError(f"got {apps}")
            active = [app["id"] for app in apps if app["configuration"]["active_workers"] != 0]
            problem = " ".join(active)
        except NO_ANSWER as error:
            problem = f"no list of apps, {error}"
            if is_refused(error):
                break
        else:
            if not active:
                print(f"{context}: no app has active workers", flush=True)
                return True
            for app_id in active:
                if app_id not in before:
                    print(f"{context}: stopping app {app_id}", flush=True)
                with suppress(*NO_ANSWER):
                    send("PUT", f"/app/{app_id}", team_id, stop)
        time.sleep(pause)
    print(f"{context}: any app may bill: {problem}", file=sys.stderr)
    return False


results = [stop_all("Personal context", None)]
for team_id in teams.replace(",", " ").split():
    results.append(stop_all(f"Team {team_id}", team_id))
sys.exit(not all(results))
