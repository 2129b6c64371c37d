"""Checks that the API accepts your key. Changes nothing."""

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
    sys.exit(f"Check failed: {error}")

print(f"Key accepted. Apps in your personal context: {len(apps)}")
