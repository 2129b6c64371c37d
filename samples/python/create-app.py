"""Creates an app. It has no workers yet: start it before you run a job."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")

try:
    response = requests.post(
        f"{api}/app",
        headers={"x-api-key": key},
        json={
            "name": "poster-maker",
            "description": "Draws posters from a prompt",
            "configuration": {"gpu_tier": "STANDARD"},
            "workflow": {
                "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
                "tools": {},
            },
        },
        timeout=30,
    )
    if not response.ok:
        raise requests.HTTPError(f"{response.status_code} {response.text}")
    app = response.json()["data"]
except requests.RequestException as error:
    sys.exit(
        f"Create app failed: {error}\n"
        "If no answer came, look for the app in your list first"
    )

print(f"App ID: {app['id']}")
print(f"Status: {app['status']}")
