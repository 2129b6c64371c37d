"""Stops an app by taking its workers away. Billing for it pauses."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
context = f"team {team_id}" if team_id else "your personal context"
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

try:
    # region start
    response = requests.put(
        f"{api}/app/{app_id}",
        headers={"x-api-key": key, **team},
        json={"configuration": {"active_workers": 0}},
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
        f"Stop app failed: {error} {getattr(error.response, 'text', '')}\n"
        "The app may still be running, and billing: run this again until it is STOPPED"
    )

print(f"Status: {app['status']}")
