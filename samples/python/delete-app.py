"""Deletes an app and everything attached to it. This cannot be undone."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

try:
    response = requests.delete(
        f"{api}/app/{app_id}", headers={"x-api-key": key}, timeout=30
    )
    if not response.ok:
        raise requests.HTTPError(f"{response.status_code} {response.text}")
except requests.RequestException as error:
    sys.exit(
        f"Delete app failed: {error}\n"
        "If no answer came, run this again: a 404 then means that the app is gone"
    )

print(f"Deleted app {app_id}")
