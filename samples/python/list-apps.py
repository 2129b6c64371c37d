"""Lists the apps in your personal context."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")

response = requests.get(f"{api}/app", headers={"x-api-key": key}, timeout=30)
if not response.ok:
    sys.exit(f"List apps failed: {response.status_code} {response.text}")

for app in response.json()["data"]:
    print(f"{app['id']}  {app['status']}  {app['name']}")
