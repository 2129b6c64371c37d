"""Creates an app whose model is changed by a LoRA."""

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
            "name": "styled-poster-maker",
            "configuration": {"gpu_tier": "STANDARD"},
            "workflow": {
                "model_url": "https://huggingface.co/black-forest-labs/FLUX.1-dev",
                "tools": {
                    "loras": [
                        {
                            "id": "212532",
                            "versionId": "244808",
                            "downloadUrl": "https://civitai.com/api/download/models/244808",
                            "name": "Poster style",
                            "weight": 0.8,
                        }
                    ]
                },
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
for lora in app["workflow"]["tools"]["loras"]:
    print(f"LoRA: {lora['name']}, weight {lora['weight']}")
