#!/usr/bin/env bash
# Ctrl+C in a run of tests leaves the app of the tests running, and billed: what comes "after" does not come.
#
# Versions:  node:test of Node 20, mocha 11.8.0, vitest 4.1.12, jest 30.5.2, ava 6.4.1; beside them pytest 8.4.2, Python 3.11.
# Input:     a test that waits, with a function that cleans up: `after`, `afterAll`, `after.always`, the part of a fixture
#            behind its `yield`. All processes of the run get SIGINT, as by Ctrl+C in a terminal.
# Expected:  the functions run, as they do when a test fails: they are the place for what has to be given back, and ava
#            calls its one "always".
# Seen:      only pytest cleans up. The five others end at once, with no word of what was left out. At SIGTERM, which a
#            canceled run of continuous integration gets, pytest does not clean up either.
# For us:    `check -- node --test` reports the app that is left. A test that starts an app listens to signals itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund mocha@11.8.0 vitest@4.1.12 jest@30.5.2 ava@6.4.1
python3 -m venv python
python/bin/pip install --quiet pytest==8.4.2
write() { # the file, what it imports, the test, what comes after
  cat >"$1" <<JS
$2
const note = (word) => require('node:fs').appendFileSync('$folder/seen.txt', word + ' ');
$4(() => note('after'));
$3('waits', async (t) => {
  note('begun');
  await new Promise((resolve) => setTimeout(resolve, 4000));
  t?.pass?.();
});
JS
}
require="import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);"
write node.mjs "import test, {after} from 'node:test'; $require" test after
write mocha.cjs '' it after
write vitest.test.mjs "import {afterAll, test} from 'vitest'; $require" test afterAll
write jest.test.cjs '' test afterAll
write ava.mjs "import test from 'ava'; $require" test test.after.always
sed -i 's/async (t)/async ()/; s/  t?.pass?.();//' mocha.cjs jest.test.cjs vitest.test.mjs
cat >test_python.py <<PY
import time, pytest
def note(word):
    with open('$folder/seen.txt', 'a') as file: file.write(word + ' ')
@pytest.fixture
def app():
    yield
    note('after')
def test_waits(app):
    note('begun')
    time.sleep(4)
PY
interrupt() { # the signal, the command
  rm -f seen.txt
  python3 - "$@" <<'PY'
import os, signal, subprocess, sys, time
name, *command = sys.argv[1:]
quiet = {key: subprocess.DEVNULL for key in ('stdin', 'stdout', 'stderr')}
# A session of its own: the signal is for all processes of the run.
run = subprocess.Popen(command, start_new_session=True, **quiet)
for _ in range(300):
    if os.path.exists('seen.txt'): break
    time.sleep(0.1)
time.sleep(0.5)
os.killpg(run.pid, getattr(signal, name))
run.wait(30)
time.sleep(0.5)
PY
  echo "$1 $(basename "$2"): $(cat seen.txt)"
}
bin=node_modules/.bin
{
  interrupt SIGINT node --test node.mjs
  interrupt SIGINT $bin/mocha --timeout 9000 mocha.cjs
  interrupt SIGINT $bin/vitest run vitest.test.mjs
  interrupt SIGINT $bin/jest jest.test.cjs
  interrupt SIGINT $bin/ava ava.mjs
  interrupt SIGINT python/bin/pytest test_python.py
  interrupt SIGTERM python/bin/pytest test_python.py
} | tee all.txt
diff - <(sed 's/ *$//' all.txt) <<'EXPECTED' && echo "As recorded."
SIGINT node: begun
SIGINT mocha: begun
SIGINT vitest: begun
SIGINT jest: begun
SIGINT ava: begun
SIGINT pytest: begun after
SIGTERM pytest: begun
EXPECTED
