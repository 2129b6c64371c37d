"""Shows the state of one app."""

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
    response = requests.get(
        f"{api}/app/{app_id}",
        headers={"x-api-key": key, **team},
        timeout=30,
    )
    response.raise_for_status()
    answer = response.json()
    # region end
except requests.RequestException as error:
    if getattr(error.response, "status_code", 0) == 404:
        sys.exit(
            f"{error.response.text}\n"
            f"Not found in {context}: check the ID, and RUNGEN_TEAM_ID"
        )
    sys.exit(f"Get app failed: {error} {getattr(error.response, 'text', '')}")

# The app is the whole answer. Accept it under "data" too, as other answers have it.
app = answer.get("data", answer)
print(f"Name: {app['name']}")
print(f"Created by: {app['created_by']}")
print(f"Status: {app['status']}")
print(f"Active workers: {app['configuration']['active_workers']}")
print(f"Jobs waiting: {app['jobs']['in_queue']}")
print(f"Jobs in progress: {app['jobs']['in_progress']}")
print(f"Jobs completed: {app['jobs']['completed']}")
print(f"Jobs failed: {app['jobs']['failed']}")
