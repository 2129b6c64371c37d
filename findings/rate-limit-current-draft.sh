#!/usr/bin/env bash
# A client that paces itself by the rate limit of a server does not wait at all, although both packages are by one author.
#
# Versions:  express-rate-limit 8.7.5 with express 5.3.0, ratelimit-header-parser 0.1.0. Node 20.
# Input:     the answers of a server with each form of the header that it offers: `draft-6`, `draft-7`, and `draft-8`,
#            the one of the current Internet-Draft; and `x-ratelimit-reset` as a duration, as language-model services
#            send it.
# Expected:  the limit, or nothing for a form that the parser does not know, so that a client can fall back.
# Seen:      for `draft-8` and for a duration, an object whose time of reset is an invalid date: the wait that is computed
#            from it is NaN, and a timer of NaN ends at once. A check of the kind "is there a limit?" passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund express@5.3.0 express-rate-limit@8.7.5 \
  ratelimit-header-parser@0.1.0
cat >seen.mjs <<'JS'
import express from 'express';
import {rateLimit} from 'express-rate-limit';
import {parseRateLimit} from 'ratelimit-header-parser';

const show = (name, headers) => {
  const {limit, remaining, reset} = parseRateLimit(headers);
  const isWaitKnown = Number.isFinite(reset - Date.now());
  console.log(`${name}: limit ${limit}, remaining ${remaining}, a wait is ${isWaitKnown ? 'known' : 'NaN'}`);
};
const app = express();
const FORMS = ['draft-6', 'draft-7', 'draft-8'];
for (const standardHeaders of FORMS) {
  const limiter = rateLimit({limit: 100, windowMs: 60_000, standardHeaders, legacyHeaders: false});
  app.get(`/${standardHeaders}`, limiter, (request, response) => response.end());
}
const server = app.listen(0, '127.0.0.1', async () => {
  const origin = `http://127.0.0.1:${server.address().port}`;
  for (const form of FORMS) show(form, (await fetch(`${origin}/${form}`)).headers);
  const names = {'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '99'};
  show('a duration', new Headers({...names, 'x-ratelimit-reset': '6m0s'}));
  server.close();
});
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
draft-6: limit 100, remaining 99, a wait is known
draft-7: limit 100, remaining 99, a wait is known
draft-8: limit NaN, remaining NaN, a wait is NaN
a duration: limit 100, remaining 99, a wait is NaN
EXPECTED
