#!/usr/bin/env bash
# A line of crontab for Mondays runs on Tuesdays, and one for Sundays on Mondays, with a method made for such lines.
#
# Versions:  APScheduler 3.9.1 of Debian 12, with its Python 3.11; beside it croniter 1.3.5. It needs Debian 12, after
#            `apt-get update`.
# Input:     `CronTrigger.from_crontab('0 9 * * 1')`, and lines for Sunday, for working days, by name, and for "the 1st,
#            and each Friday".
# Expected:  the days of crontab, where 0 is Sunday and 1 is Monday, and a day of the month or one of the week is
#            enough.
# Seen:      0 is Monday, as in Python: a line for working days, 1-5, runs from Tuesday to Saturday, and 7 is an error.
#            The two days have to agree, so that "1st and each Friday" comes about twice a year. With `mon` and `sun`
#            the days are right; nothing warns of a number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-apscheduler python3-croniter python3-dateutil python3-pytz-deprecation-shim python3-six \
  python3-tz python3-tzlocal >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PY'
from datetime import datetime

import pytz
from apscheduler.triggers.cron import CronTrigger
from croniter import croniter

saturday = datetime(2026, 1, 3, 12, tzinfo=pytz.utc)
for line in ['0 9 * * 1', '0 9 * * 0', '0 9 * * 1-5', '0 9 * * mon', '0 9 1 * 5']:
    trigger = CronTrigger.from_crontab(line, timezone=pytz.utc).get_next_fire_time(None, saturday)
    cron = croniter(line, saturday).get_next(datetime)
    print(f'{line}: APScheduler {trigger:%A, %F}; croniter {cron:%A, %F}')
try:
    CronTrigger.from_crontab('0 9 * * 7')
except ValueError as error:
    print(f'0 9 * * 7: {type(error).__name__}')
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -W ignore seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
0 9 * * 1: APScheduler Tuesday, 2026-01-06; croniter Monday, 2026-01-05
0 9 * * 0: APScheduler Monday, 2026-01-05; croniter Sunday, 2026-01-04
0 9 * * 1-5: APScheduler Tuesday, 2026-01-06; croniter Monday, 2026-01-05
0 9 * * mon: APScheduler Monday, 2026-01-05; croniter Monday, 2026-01-05
0 9 1 * 5: APScheduler Saturday, 2026-08-01; croniter Friday, 2026-01-09
0 9 * * 7: ValueError
EXPECTED
