"""Deletes an app and everything attached to it. This cannot be undone."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")
app_id = os.environ.get("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")

response = requests.delete(
    f"{api}/app/{app_id}", headers={"x-api-key": key}, timeout=30
)
if not response.ok:
    sys.exit(f"Delete app failed: {response.status_code} {response.text}")

print(f"Deleted app {app_id}")
