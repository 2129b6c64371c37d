#!/usr/bin/env bash
# "Jobs since the new year" are none: one query language, four libraries, and two of them compare no texts.
#
# Versions:  jp 0.2.1 (go-jmespath) and jmespath 1.0.1 of Python, both of Debian 12; jmespath 0.16.0 and
#            @jmespath-community/jmespath 1.3.0 of npm. It needs Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     JMESPath, as `--query` of the AWS CLI has it: `jobs[?created > '2026-01-01'].id`, with times of ISO 8601,
#            and the newest job by `max_by` and by `sort_by`.
# Expected:  b and c, as texts of this form sort by time; or an error for texts that cannot be compared, as for a wrong
#            type in a function.
# Seen:      jp and the community's library give an empty list, with status 0: by the letter of the specification, > of
#            two texts is null, and null is false. Python and the older library of npm compare them. The newest job by
#            `sort_by` is right in all; by `max_by` it is null in both of npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download jp python3-jmespath >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund jmespath@0.16.0 @jmespath-community/jmespath@1.3.0
cat >jobs.json <<'JSON'
{"jobs": [{"id": "a", "created": "2025-12-31T10:00:00Z"}, {"id": "b", "created": "2026-01-05T10:00:00Z"},
  {"id": "c", "created": "2026-02-05T10:00:00Z"}]}
JSON
cat >seen.mjs <<'JS'
import community from '@jmespath-community/jmespath';
import jmespath from 'jmespath';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const jobs = JSON.parse(readFileSync('jobs.json', 'utf8'));
const python = `import jmespath, json, sys
print(json.dumps(jmespath.search(sys.argv[1], json.load(open('jobs.json')))))`;
const env = {...process.env, PYTHONPATH: 'packages/usr/lib/python3/dist-packages'};
const run = (program, ...words) => JSON.parse(execFileSync(program, words, {env, encoding: 'utf8'}));
const libraries = {
  jp: (query) => run('packages/usr/bin/jp', '-f', 'jobs.json', query),
  Python: (query) => run('/usr/bin/python3', '-c', python, query),
  jmespath: (query) => jmespath.search(jobs, query),
  community: (query) => community.search(jobs, query),
};
const newest = ['sort_by(jobs, &created)[-1].id', 'max_by(jobs, &created).id'];
for (const query of ["jobs[?created > '2026-01-01'].id", ...newest]) {
  console.log(query);
  for (const [name, search] of Object.entries(libraries)) console.log(`  ${name}: ${JSON.stringify(search(query))}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
jobs[?created > '2026-01-01'].id
  jp: []
  Python: ["b","c"]
  jmespath: ["b","c"]
  community: []
sort_by(jobs, &created)[-1].id
  jp: "c"
  Python: "c"
  jmespath: "c"
  community: "c"
max_by(jobs, &created).id
  jp: "c"
  Python: "c"
  jmespath: null
  community: null
EXPECTED
