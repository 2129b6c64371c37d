"""Creates an app whose model is changed by a LoRA."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
team_id = os.environ.get("RUNGEN_TEAM_ID")
team = {"x-team-id": team_id} if team_id else {}
model_url = "https://huggingface.co/black-forest-labs/FLUX.1-dev"
lora_url = "https://civitai.com/api/download/models/244808"

try:
    # region start
    response = requests.post(
        f"{api}/app",
        headers={"x-api-key": key, **team}, timeout=30,
        json={
            "name": "styled-poster-maker",
            "configuration": {"gpu_tier": "STANDARD"},
            "workflow": {"model_url": model_url, "tools": {
                "loras": [{
                    "id": "212532", "versionId": "244808",
                    "downloadUrl": lora_url,
                    "name": "Poster style", "weight": 0.8,
                }]}},
        },
    )
    # region end
    response.raise_for_status()
    app = response.json()["data"]
except requests.RequestException as error:
    sys.exit(
        f"Create app failed: {error} {getattr(error.response, 'text', '')}\n"
        "After no answer, 408, 429 or 5XX, look for the app in your list first"
    )

print(f"App ID: {app['id']}")
print(f"Status: {app['status']}")
for lora in app["workflow"]["tools"]["loras"]:
    print(f"LoRA: {lora['name']}, weight {lora['weight']}")
