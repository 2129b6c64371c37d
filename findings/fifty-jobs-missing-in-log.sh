#!/usr/bin/env bash
# Of 150 jobs a log has 100, as one of them has a large seed; without that one it has all.
#
# Versions:  pino 10.4.0; beside it winston 3.19.0. Node 20 or newer.
# Input:     a line with a list of 150 jobs, as an invoice or a sum is checked by; once with numbers as seeds, and once
#            with one BigInt among them; and settings that are nested in seven levels, with and without such a seed
#            beside them.
# Expected:  150 jobs and seven levels each time; for the BigInt its digits, or an error.
# Seen:      with a BigInt anywhere in a field, JSON.stringify fails, and pino takes another function, which has limits
#            for circular objects: the list ends after 100 jobs with "50 items not stringified", and below the fifth
#            level there is "[Object]". The level and the line are as always. `edgeLimit` and `depthLimit` raise the
#            limits; winston has none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund pino@10.4.0 winston@3.19.0
cat >seen.mjs <<'JS'
import pino from 'pino';
import winston from 'winston';
import {Writable} from 'node:stream';

let line;
const write = (text) => (line = String(text));
const stream = new Writable({write: (text, encoding, done) => done(void write(text))});
const logger = winston.createLogger({
  format: winston.format.json(),
  transports: [new winston.transports.Stream({stream})],
});
const libraries = {
  pino: pino({base: null}, {write}),
  'pino with higher limits': pino({base: null, edgeLimit: 100_000, depthLimit: 50}, {write}),
  winston: logger,
};
const jobs = (seed) => Array.from({length: 150}, (_, id) => ({id, cost: 1, seed: id === 7 ? seed : id}));
const settings = (seed) => ({a: {b: {c: {d: {e: {f: {steps: 4}}}}}}, seed});
for (const [name, log] of Object.entries(libraries)) {
  for (const seed of [7, 13_911_675_470_359_057_767n]) {
    log.info({jobs: jobs(seed), message: 'billed'});
    const list = JSON.parse(line).jobs;
    log.info({settings: settings(seed), message: 'settings'});
    const steps = line.includes('"steps":4') ? 'there' : 'gone';
    console.log(`${name}, seed ${typeof seed}: ${list.filter(({cost}) => cost).length} jobs, steps ${steps}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
pino, seed number: 150 jobs, steps there
pino, seed bigint: 100 jobs, steps gone
pino with higher limits, seed number: 150 jobs, steps there
pino with higher limits, seed bigint: 150 jobs, steps there
winston, seed number: 150 jobs, steps there
winston, seed bigint: 150 jobs, steps there
EXPECTED
