"""Stops an app by taking its workers away. Billing for it pauses."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

try:
    response = requests.put(
        f"{api}/app/{app_id}",
        headers={"x-api-key": key},
        json={"configuration": {"active_workers": 0}},
        timeout=30,
    )
    if not response.ok:
        raise requests.HTTPError(f"{response.status_code} {response.text}")
    app = response.json()["data"]
except requests.RequestException as error:
    sys.exit(
        f"Stop app failed: {error}\n"
        "The app may still be running, and billing: run this again until it is STOPPED"
    )

print(f"Status: {app['status']}")
