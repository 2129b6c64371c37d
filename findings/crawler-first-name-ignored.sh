#!/usr/bin/env bash
# Of two crawlers that a robots.txt keeps out in one group, the first one comes in: a parser knows the last name alone.
#
# Versions:  robots-txt-parser 2.0.3; beside it robots-parser 3.0.1, and robots-txt-guard 1.0.2 with robots-txt-parse
#            2.0.1. Node 20 or newer.
# Input:     a group with two lines `User-agent`, GPTBot and ClaudeBot, and one `Disallow`, as RFC 9309 has it and as
#            lists of crawlers for AI are written; and the same in two groups.
# Expected:  neither of the two may read the page: lines that follow each other name one group.
# Seen:      robots-txt-parser holds the rule for the last name, and lets the others read it, as if the file did not
#            name them. A test with the last name, or with one name for each group, passes. The other two keep both out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund robots-txt-parser@2.0.3 robots-parser@3.0.1 \
  robots-txt-guard@1.0.2 robots-txt-parse@2.0.1
cat >seen.mjs <<'JS'
import {Readable} from 'node:stream';
import robotsParser from 'robots-parser';
import guard from 'robots-txt-guard';
import parse from 'robots-txt-parse';
import makeParser from 'robots-txt-parser';

const site = 'https://docs.example.test';
const page = `${site}/private/a`;
const rest = 'User-agent: *\nDisallow: /other\n';
const files = {
  'one group': `User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /private\n\n${rest}`,
  'two groups': `User-agent: GPTBot\nDisallow: /private\n\nUser-agent: ClaudeBot\nDisallow: /private\n\n${rest}`,
};
for (const [name, text] of Object.entries(files)) {
  const parser = makeParser({allowOnNeutral: true});
  parser.parseRobots(site, text);
  const guarded = guard(await parse(Readable.from([Buffer.from(text)])));
  const mayRead = {
    'robots-txt-parser': (agent) => {
      parser.setUserAgent(agent);
      return parser.canCrawlSync(page);
    },
    'robots-parser': (agent) => robotsParser(`${site}/robots.txt`, text).isAllowed(page, agent),
    'robots-txt-guard': (agent) => guarded.isAllowed(agent, '/private/a'),
  };
  for (const [library, isAllowed] of Object.entries(mayRead)) {
    const allowed = ['GPTBot', 'ClaudeBot', 'Other'].filter((agent) => isAllowed(agent));
    console.log(`${name}, ${library}: ${allowed.join(', ')}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
one group, robots-txt-parser: GPTBot, Other
one group, robots-parser: Other
one group, robots-txt-guard: Other
two groups, robots-txt-parser: Other
two groups, robots-parser: Other
two groups, robots-txt-guard: Other
EXPECTED
