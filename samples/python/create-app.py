"""Creates an app. It has no workers yet: start it before you run a job."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
model_url = "https://huggingface.co/black-forest-labs/FLUX.1-schnell"

try:
    # region start
    response = requests.post(
        f"{api}/app",
        headers={"x-api-key": key, **team},
        json={
            "name": "poster-maker",
            "description": "Draws posters from a prompt",
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
        "After no answer, 408, 429 or 5XX, look for the app in your list first"
    )

print(f"App ID: {app['id']}")
print(f"Status: {app['status']}")
