"""Shows the state of one app."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

try:
    response = requests.get(f"{api}/app/{app_id}", headers={"x-api-key": key}, timeout=30)
    if not response.ok:
        raise requests.HTTPError(f"{response.status_code} {response.text}")
    answer = response.json()
except requests.RequestException as error:
    sys.exit(f"Get app failed: {error}")

# The app is the whole answer. Accept it under "data" too, as other answers have it.
app = answer.get("data", answer)
print(f"Name: {app['name']}")
print(f"Status: {app['status']}")
print(f"Active workers: {app['configuration']['active_workers']}")
print(f"Jobs waiting: {app['jobs']['in_queue']}")
print(f"Jobs in progress: {app['jobs']['in_progress']}")
