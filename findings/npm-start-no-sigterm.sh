#!/usr/bin/env bash
# A program that stops its app at SIGTERM never hears of it, if `npm start` or npx has started it.
#
# Versions:  npm and npx 11.19.1, pnpm 10.34.9, yarn 1.22.22; beside them tsx 4.23.15, and concurrently 9.2.5. Node 20, and
#            the shell of Debian 12, dash 0.5.12.
# Input:     a program that listens to SIGTERM, started by a script that has nothing but its name. SIGTERM goes to npm
#            alone, as from `kill`, from `docker stop` with CMD ["npm", "start"], or from a program that started npm.
# Expected:  npm passes the signal on, as it is written to do, and the program cleans up before both end.
# Seen:      npm passes it on to the shell between the two, which ends and tells nobody. npm ends with 143 as if all was
#            over, and the program runs on. Where npm is the first process of a container, the program is killed then,
#            and its app bills on. So it is with npx, pnpm and yarn. tsx and concurrently alone pass the signal on.
# For us:    pages start programs that start apps with node and python3. `check` signals all processes, as Ctrl+C does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >package.json <<'JSON'
{"private": true, "scripts": {"start": "node wait.mjs"}}
JSON
npm install --silent --ignore-scripts --no-audit --no-fund npm@11.19.1 pnpm@10.34.9 yarn@1.22.22 tsx@4.23.15 concurrently@9.2.5
cat >wait.mjs <<'JS'
import {appendFileSync} from 'node:fs';

appendFileSync('seen.txt', 'begins');
process.on('SIGTERM', () => {
  appendFileSync('seen.txt', ', hears SIGTERM');
  process.exit();
});
setTimeout(() => {
  appendFileSync('seen.txt', ', goes on');
  process.exit();
}, 4000);
JS
terminate() {
  rm -f seen.txt
  "$@" >/dev/null 2>&1 </dev/null &
  until [[ -s seen.txt ]]; do sleep 0.1; done
  sleep 0.5
  kill -TERM $!
  wait $! || true
  sleep 5
  echo "$(basename "$1") ${*:2}: $(<seen.txt)"
}
bin=node_modules/.bin
{
  terminate $bin/npm start
  terminate $bin/npx tsx wait.mjs
  terminate $bin/pnpm start
  terminate $bin/yarn start
  terminate $bin/tsx wait.mjs
  terminate $bin/concurrently 'node wait.mjs'
} | tee all.txt
diff - all.txt <<'EXPECTED' && echo "As recorded."
npm start: begins, goes on
npx tsx wait.mjs: begins, goes on
pnpm start: begins, goes on
yarn start: begins, goes on
tsx wait.mjs: begins, hears SIGTERM
concurrently node wait.mjs: begins, hears SIGTERM
EXPECTED
