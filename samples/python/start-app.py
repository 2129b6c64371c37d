"""Starts an app with one worker. Billing starts with the first active worker."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
context = f"team {team_id}" if team_id else "your personal context"
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

print(f"Using {api} in {context}")
try:
    # region start
    response = requests.put(
        f"{api}/app/{app_id}",
        headers={"x-api-key": key, **team},
        json={"configuration": {"active_workers": 1}},
        timeout=30,
    )
    response.raise_for_status()
    app = response.json()["data"]
    # region end
except requests.RequestException as error:
    if getattr(error.response, "status_code", 0) == 404:
        sys.exit(
            f"{error.response.text}\n"
            f"Not found in {context}: check the ID, and RUNGEN_TEAM_ID"
        )
    sys.exit(
        f"Start app failed: {error} {getattr(error.response, 'text', '')}\n"
        "Unless this was refused, the app may be running, and billing: run it again, or stop the app"
    )

print(f"Status: {app['status']}")
