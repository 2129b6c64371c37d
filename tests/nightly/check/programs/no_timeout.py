"""Draws a poster. It uses requests without a timeout, and a signal finds no handler."""

import os
import time

import requests

api = os.environ["RUNGEN_API"]
client = requests.Session()
client.headers["x-api-key"] = os.environ["RUNGEN_API_KEY"]
model = "https://huggingface.co/black-forest-labs/FLUX.1-schnell"
configuration = {"gpu_tier": "STANDARD", "active_workers": 1}
new_app = {"name": "posters", "configuration": configuration, "workflow": {"model_url": model}}
app = client.post(f"{api}/app", json=new_app).json()["data"]
url = f"{api}/app/{app['id']}"
try:
    while client.get(url).json()["status"] != "RUNNING":
        time.sleep(1)
    job = client.post(f"{url}/run_async", json={"input": {"prompt": "A cat"}}).json()["data"]
    status = None
    while status not in ("COMPLETED", "FAILED"):
        time.sleep(1)
        status = client.get(f"{url}/job/{job['id']}").json()["data"]["status"]
finally:
    client.put(url, json={"configuration": {"active_workers": 0}})
