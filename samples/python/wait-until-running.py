# Waits until a started app is RUNNING: 34 reads, with pauses of 15 minutes in all
# and up to 30 seconds for each answer.
import os
import signal
import sys
import time

import requests

api = os.getenv("RUNGEN_API") or sys.exit("Set RUNGEN_API")
key = os.getenv("RUNGEN_API_KEY", "").strip() or sys.exit("Set RUNGEN_API_KEY")
app_id = os.getenv("RUNGEN_APP_ID") or sys.exit("Set RUNGEN_APP_ID")
NO_ANSWER = (requests.RequestException, ValueError, LookupError, TypeError)
headers = {"x-api-key": key, "x-team-id": os.getenv("RUNGEN_TEAM_ID") or None}
# A redirect is not followed: another host could get your key.
options = {"headers": headers, "allow_redirects": False}
signals = (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGINT))
for one in signals:
    if signal.getsignal(one) != signal.SIG_IGN:  # as nohup does
        signal.signal(one, signal.default_int_handler)  # as Ctrl+C

try:
    status = "none"
    for attempt in range(34):
        time.sleep(min(2**attempt, 30))
        try:
            answer = requests.get(f"{api}/app/{app_id}", timeout=30, **options)
            if answer.status_code < 300:
                last, status = status, answer.json()["status"]
                if status != last:
                    print(f"Status: {status}", flush=True)
            elif answer.status_code not in (408, 429) and answer.status_code < 500:
                raise RuntimeError(f"{answer.status_code} {answer.text}")
        except NO_ANSWER:
            if attempt == 2 and status == "none":  # wrong URL?
                raise
        if status in ("RUNNING", "STOPPED"):
            break
    if status != "RUNNING":
        raise RuntimeError(f"The app is {status}.")
except (Exception, KeyboardInterrupt) as error:
    sys.exit(f"""Wait for app failed: {str(error) or "ended by a signal"}
The app may be running, and bills until you stop it:
curl -X PUT "$RUNGEN_API/app/$RUNGEN_APP_ID" -H "x-api-key: $RUNGEN_API_KEY" \\
  -H "x-team-id: $RUNGEN_TEAM_ID" -H 'Content-Type: application/json' \\
  -d '{{"configuration": {{"active_workers": 0}}}}'""")
