"""Creates an app that belongs to a team: only the x-team-id header differs."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID") or sys.exit("Set RUNGEN_TEAM_ID")
model_url = "https://huggingface.co/black-forest-labs/FLUX.1-schnell"

try:
    # region start
    response = requests.post(
        f"{api}/app",
        headers={"x-api-key": key, "x-team-id": team_id},
        json={
            "name": "team-poster-maker",
            "configuration": {"gpu_tier": "STANDARD"},
            "workflow": {"model_url": model_url, "tools": {}},
        },
        timeout=30,
    )
    response.raise_for_status()
    app = response.json()["data"]
    # region end
except requests.RequestException as error:
    sys.exit(
        f"Create app failed: {error} {getattr(error.response, 'text', '')}\n"
        "After no answer, 408, 429 or 5XX, look for the app in the team's list first"
    )

print(f"App ID: {app['id']}")
print(f"Owner team: {app['owner_team_id']}")
