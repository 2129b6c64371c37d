"""Lists your apps, or those of the team in RUNGEN_TEAM_ID."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}

try:
    # region start
    response = requests.get(
        f"{api}/app",
        headers={"x-api-key": key, **team},
        timeout=30,
    )
    response.raise_for_status()
    apps = response.json()["data"]
    # region end
except requests.RequestException as error:
    sys.exit(f"List apps failed: {error} {getattr(error.response, 'text', '')}")

for app in apps:
    print(f"{app['id']}  {app['status']}  {app['name']}")
