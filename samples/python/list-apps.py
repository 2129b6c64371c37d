"""Lists the apps in your personal context."""

import os
import sys

import requests

api = os.environ.get("RUNGEN_API", "https://api.rungen.ai")
key = os.environ.get("RUNGEN_API_KEY") or sys.exit("Set RUNGEN_API_KEY")

try:
    response = requests.get(f"{api}/app", headers={"x-api-key": key}, timeout=30)
    if not response.ok:
        raise requests.HTTPError(f"{response.status_code} {response.text}")
    apps = response.json()["data"]
except requests.RequestException as error:
    sys.exit(f"List apps failed: {error}")

for app in apps:
    print(f"{app['id']}  {app['status']}  {app['name']}")
