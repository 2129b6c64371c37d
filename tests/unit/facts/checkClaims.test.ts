import {expect, test} from 'vitest';
import {parsePage} from '@site/src/plugins/checks/build/pages/parsePage';
import {listBlocks} from '@site/src/plugins/facts/build/Block';
import {checkClaims} from '@site/src/plugins/facts/build/checkClaims';
import {checkRepeats} from '@site/src/plugins/facts/build/checkUse';
import {parseClaims} from '@site/src/plugins/facts/build/readRegister';

const CLAIMS = parseClaims(
  `
- {id: pauses, text: A dark lamp does not bill, source: T5}
- {id: undo, text: You cannot undo this, source: A6, also: rules.ts}
- {id: team, text: 'It belongs to the team, and all members see it', source: A1}
`,
  'contract/claims.yaml',
);

function check(text: string) {
  const {page} = parsePage({file: 'docs/lamps.mdx', text});
  if (!page) throw new Error('the text is a page that can be read');
  return checkClaims(listBlocks(page), CLAIMS);
}

test.each([
  ['a sentence of the register', 'Put it out: a dark lamp does not bill, so keep it.'],
  [
    'a sentence over two lines, with a link',
    'It belongs to\n[the team](/docs/teams), and all members see it.',
  ],
  ['a sentence that a tag draws', '<Claim id="pauses" />.'],
  ['a name in a cell', '| Billing |\n| --- |\n| Gone |'],
  ['a text that names a subject', 'When billing starts and stops.'],
  ['a heading', '## What a lamp costs'],
  ['what is about something else', 'The connection is lost.'],
])('%s passes', (_name, text) => {
  expect(check(text).problems).toEqual([]);
});

test.each([
  ['money', 'A dark lamp does bill.'],
  ['money', 'Lamps cost nothing.'],
  ['loss', 'You can undo this.'],
  ['loss', 'The lamp is gone.'],
  ['repeats', 'Lighting a lamp is safe to repeat.'],
  ['rights', 'It belongs to the team, and nobody sees it.'],
  ['safety', 'Anyone can light it.'],
])('a sentence about %s in other words is reported', (subject, text) => {
  const {problems} = check(`First.\n\n${text}`);
  expect(problems.map(({place, problem}) => `${place} ${problem}`)).toEqual([
    `docs/lamps.mdx:3:1 says of ${subject} "${text}"`,
  ]);
});

test('the fix names the claim that was probably meant', () => {
  expect(check('A dark lamp does bill.').problems[0]?.fix).toBe(
    'place <Claim id="pauses" />, which is "A dark lamp does not bill", or add the sentence to contract/claims.yaml with its source',
  );
  expect(check('Lamps cost nothing.').problems[0]?.fix).toBe(
    'add the sentence to contract/claims.yaml with its source',
  );
});

test('a file that cannot have tags has to contain the text of the claim that names it', () => {
  expect(checkRepeats(CLAIMS, () => "'Look: you cannot\n undo this.'")).toEqual([]);
  expect(checkRepeats(CLAIMS, () => 'You can undo this.')).toEqual([
    {
      place: 'contract/claims.yaml:3:3',
      problem: 'has "undo", whose words rules.ts no longer has',
      fix: 'write there "You cannot undo this", or take the file out of "also"',
    },
  ]);
});
