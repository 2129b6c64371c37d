"""Python loads this at its start: programs sleep a hundredth of the time."""

import time

sleep = time.sleep
time.sleep = lambda seconds: sleep(seconds / 100)
