import {expect, test} from 'vitest';
import {parsePage} from '@site/src/plugins/checks/build/pages/parsePage';
import {listBlocks, listLines} from '@site/src/plugins/facts/build/Block';
import {checkQuantities} from '@site/src/plugins/facts/build/checkQuantities';
import {checkUse} from '@site/src/plugins/facts/build/checkUse';
import {parseClaims, parseFacts} from '@site/src/plugins/facts/build/readRegister';

const FACTS = parseFacts(
  `
- {id: wait, value: 10, unit: minutes, source: samples}
- {id: workers, value: 1, source: T2}
- {id: host, value: 'https://lamps.example', source: T1}
- {id: header, value: Content-Type, source: A2}
- {id: as-of, value: January 2025, source: T1}
`,
  'contract/facts.yaml',
);
const CLAIMS = parseClaims(
  '- {id: dark, text: A new lamp has 0 watts, source: T1}',
  'contract/claims.yaml',
);
const REGISTER = {facts: FACTS, claims: CLAIMS};
const CONTRACT = {
  statuses: new Set(['403']),
  headers: new Set(['x-api-key']),
  servers: ['https://api.lamps.example'],
};

function blocksOf(text: string) {
  const {page} = parsePage({file: 'docs/lamps.mdx', text});
  if (!page) throw new Error('the text is a page that can be read');
  return listBlocks(page);
}

/** @returns the problems of a page, one line each */
function problemsIn(text: string): string[] {
  return checkQuantities(blocksOf(text), REGISTER, CONTRACT).problems.map(
    ({place, problem}) => `${place} ${problem}`,
  );
}

test.each([
  ['a number with its unit as in the register', 'It waits 10 minutes.'],
  [
    'a date, a host and a header of the register',
    'Since January 2025, send `Content-Type` to `https://lamps.example/lamp`.',
  ],
  [
    'a status, a header and the server of the contract',
    'It is 403: send `x-api-key` to `https://api.lamps.example/lamp`.',
  ],
  ['numbers inside a claim', 'A new lamp has 0 watts, and is dark.'],
  ['numbers of steps', '## 2. Light it\n\nThis is step 2 of 5. Do steps 1 and 3 again.'],
  ['parts of names', 'Take `FLUX.1-schnell` in us-east-2, with S3 and `choices[0].text`.'],
  ['what a tag draws', 'It waits <Fact id="wait" />.'],
])('%s can be typed by hand', (_name, text) => {
  expect(problemsIn(text)).toEqual([]);
});

test.each([
  ['prose', 'It waits 12 minutes.', 'docs/lamps.mdx:1:10 has the number "12"'],
  ['a number in words', 'It has seven lamps.', 'docs/lamps.mdx:1:8 has the number "seven"'],
  [
    'a number alone, though the register has it',
    'Set it to 1.',
    'docs/lamps.mdx:1:11 has the number "1"',
  ],
  ['a part of a longer number', 'It waits 110 minutes.', 'has the number "110"'],
  ['a date', 'Since March 2025.', 'has the number "2025"'],
  ['a cell', '| A |\n| --- |\n| 30 watts |', 'docs/lamps.mdx:3:3 has the number "30"'],
  ['a heading', '## The 4 lamps', 'has the number "4"'],
  ['code font', 'Write `watts=40`.', 'has the number "40"'],
  ['an attribute', '<Card title="9 lamps" href="/docs/lamps">Words</Card>', 'has the number "9"'],
  [
    'front matter',
    '---\ntitle: Lamps\ndescription: All 7 lamps.\n---\n\nWords.',
    'docs/lamps.mdx:3:18 has the number "7"',
  ],
  ['a block of commands', '```bash\nsleep 5\n```', 'docs/lamps.mdx:2:7 has the number "5"'],
  ['a host', 'Send it to `https://lamps.test/lamp`.', 'has the host "https://lamps.test"'],
  [
    'an address of a machine',
    '```bash\nexport API=http://127.0.0.1:9\n```',
    'has the host "http://127.0.0.1:9"',
  ],
  ['a header', 'Send `X-Lamp-Id` too.', 'has the header "X-Lamp-Id"'],
  ['a header of a command', "```bash\ncurl -H 'Lamp-Key: a'\n```", 'has the header "Lamp-Key"'],
])('%s is reported with its place', (_name, text, problem) => {
  expect(problemsIn(text)).toEqual([expect.stringContaining(problem)]);
});

test('sidebars and rules for agents are read without their comments', () => {
  const text = "/** All 9 lamps. */\nexport default {label: 'All eight lamps'};\n";
  const {problems} = checkQuantities(listLines({file: 'sidebars.ts', text}), REGISTER, CONTRACT);
  expect(problems.map(({place}) => place)).toEqual(['sidebars.ts:2:29']);
});

test('an entry that is used neither by a tag nor in text is reported, and an example in code does not count', () => {
  const text =
    '```mdx\n<Fact id="workers" />\n```\n\n<Fact id="wait" /> Since January 2025: `Content-Type`.';
  const unused = checkUse(REGISTER, [{file: 'docs/lamps.mdx', text}], blocksOf(text));
  expect(unused.map(({problem}) => problem.split('"')[1])).toEqual(['workers', 'host', 'dark']);
});
