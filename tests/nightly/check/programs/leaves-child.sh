# Lists the apps, and leaves a process running.
curl -s --max-time 10 "$RUNGEN_API/app" -H "x-api-key: $RUNGEN_API_KEY" >/dev/null
sleep 5000 &
