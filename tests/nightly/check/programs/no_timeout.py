"""Draws a poster. It uses requests without a timeout, and stops its app only at its end."""

import os
import time

import requests

api = os.environ["RUNGEN_API"]
headers = {"x-api-key": os.environ["RUNGEN_API_KEY"]}

app = requests.post(
    f"{api}/app",
    headers=headers,
    json={
        "name": "posters",
        "configuration": {"gpu_tier": "STANDARD", "active_workers": 1},
        "workflow": {"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"},
    },
).json()["data"]
url = f"{api}/app/{app['id']}"
while requests.get(url, headers=headers).json()["status"] != "RUNNING":
    time.sleep(5)
body = {"input": {"prompt": "A lighthouse", "width": 256, "height": 256}}
job = requests.post(f"{url}/run_async", headers=headers, json=body).json()["data"]
while True:
    data = requests.get(f"{url}/job/{job['id']}", headers=headers).json()["data"]
    if data["status"] in ("COMPLETED", "FAILED"):
        break
    time.sleep(2)
print(data["status"])
requests.put(url, headers=headers, json={"configuration": {"active_workers": 0}})
requests.delete(url, headers=headers)
