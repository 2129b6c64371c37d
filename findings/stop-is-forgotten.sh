#!/usr/bin/env bash
# An app is to be stopped at six, the program is started again at five past, and the app runs on: a late job is thrown away.
#
# Versions:  APScheduler 3.9.1 of Debian 12, with SQLAlchemy 1.4.46 as its store. It needs Debian 12, after `apt-get
#            update`.
# Input:     a job for one moment, which is kept in a database so that it outlives the program; the program is away at
#            that moment, and comes back three seconds later. The same with `misfire_grace_time=None`.
# Expected:  the job runs when the program is back: it is kept for that, and nothing else will stop the app.
# Seen:      it is removed, and does not run. A job may be a second late, by default, also where the machine was busy; a
#            warning goes to the log, where one is set up. A job that comes again each hour just loses one run, so that
#            a test with one shows nothing. With None, it runs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-apscheduler python3-sqlalchemy python3-greenlet python3-tz python3-tzlocal python3-six \
  python3-pytz-deprecation-shim python3-dateutil >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >jobs.py <<'PY'
def stop(name):
    print(f'{name}: the app is stopped')
PY
cat >program.py <<'PY'
import logging
import sys
import time
from datetime import datetime, timedelta

import jobs
import pytz
from apscheduler.schedulers.background import BackgroundScheduler

logging.disable()
scheduler = BackgroundScheduler(timezone=pytz.utc)
scheduler.add_jobstore('sqlalchemy', url='sqlite:///jobs.db')
if sys.argv[1] == 'plan':
    scheduler.start(paused=True)
    moment = datetime.now(pytz.utc) + timedelta(seconds=1)
    for options in [{}, {'misfire_grace_time': None}]:
        name = 'no limit' if options else 'by default'
        scheduler.add_job(jobs.stop, 'date', run_date=moment, args=[name], id=name, **options)
    print(f'planned: {len(scheduler.get_jobs())}')
else:
    scheduler.start()
    time.sleep(2)
    print(f'left: {len(scheduler.get_jobs())}')
PY
run() { PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -W ignore program.py "$1"; }
{
  run plan
  sleep 4
  run work
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
planned: 2
no limit: the app is stopped
left: 0
EXPECTED
