"""Deletes an app and everything attached to it. This cannot be undone."""

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
    response = requests.delete(
        f"{api}/app/{app_id}",
        headers={"x-api-key": key, **team},
        timeout=30,
    )
    response.raise_for_status()
    # region end
except requests.RequestException as error:
    if getattr(error.response, "status_code", 0) == 404:
        sys.exit(
            f"{error.response.text}\n"
            f"Not found in {context}: it is gone, or check the ID and RUNGEN_TEAM_ID"
        )
    sys.exit(
        f"Delete app failed: {error} {getattr(error.response, 'text', '')}\n"
        "After no answer, 408, 429 or 5XX, run this again: a 404 then means that it is gone"
    )

print(f"Deleted app {app_id}")
