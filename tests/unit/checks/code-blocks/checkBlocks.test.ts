import {expect, test} from 'vitest';
import {checkBlocks} from '@site/src/plugins/checks/build/code-blocks/checkBlocks';
import {isValidTime} from '@site/src/plugins/checks/build/code-blocks/isValidTime';
import {parsePage} from '@site/src/plugins/checks/build/pages/parsePage';
import {buildVocabulary} from '@site/src/plugins/checks/build/prose/buildVocabulary';
import {checkStates} from '@site/src/plugins/checks/build/prose/checkStates';
import {checkTables} from '@site/src/plugins/checks/build/prose/checkTables';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';

const {document} = await readContract('contract/openapi.yaml');
const vocabulary = buildVocabulary([document], ['RUNGEN_API', 'RUNGEN_API_KEY']);

function pageOf(text: string) {
  const {page} = parsePage({file: 'docs/page.mdx', text});
  if (!page) throw new Error('the fixture is a page that can be read');
  return page;
}

/** @returns the problems of a page with one code block */
function faultsOf(language: string, block: string): string[] {
  const page = pageOf(`\`\`\`${language}\n${block}\n\`\`\`\n`);
  const problems = checkBlocks([page], [document], vocabulary);
  return problems.map(({place, problem}) => `${place} ${problem}`);
}

test.each([
  ['a part of a body', 'json', '{"configuration": {"active_workers": 1}}'],
  ['a part of an answer', 'json', '{"data": {"id": "3f2a", "status": "STOPPED"}}'],
  ['a published error', 'json', '{"error": "Unauthorized access. Invalid API key."}'],
  ['an error in general', 'json', '{"error": "..."}'],
  ['a request', 'bash', 'curl -H "x-api-key: $RUNGEN_API_KEY" https://api.rungen.ai/app'],
  ['an address elsewhere', 'text', 'https://huggingface.co/black-forest-labs/FLUX.1-dev'],
])('%s passes', (_, language, block) => {
  expect(faultsOf(language, block)).toEqual([]);
});

test.each([
  ['a field that no body has', 'json', '{"configuration": {"active_worker": 1}}', 'active_worker'],
  ['an input that is not known', 'json', '{"input": {"promt": "A lighthouse"}}', 'promt'],
  ['a value of another enumeration', 'json', '{"data": {"status": "BASIC"}}', 'BASIC'],
  ['text in the place of a number', 'json', '{"configuration": {"active_workers": "1"}}', '"1"'],
  [
    'a time that no calendar has',
    'json',
    '{"data": {"created_at": "2024-02-30T10:00:00"}}',
    '2024-02-30',
  ],
  ['an error of its own wording', 'json', '{"error": "Invalid key."}', 'Invalid key.'],
  ['a path that does not exist', 'bash', 'curl https://api.rungen.ai/apps', '/apps'],
  ['a path after the variable', 'bash', 'curl "$RUNGEN_API/app/$ID/run"', '/run'],
  [
    'a header that does not exist',
    'bash',
    'curl -H "x-app-key: a" https://api.rungen.ai/app',
    'x-app-key',
  ],
  ['a variable that no sample reads', 'bash', 'export RUNGEN_API_KY=a', 'RUNGEN_API_KY'],
])('%s is found with its place', (_, language, block, words) => {
  const faults = faultsOf(language, block);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults[0]).toMatch(/^docs\/page\.mdx:[12]:\d+ /);
  expect(faults.join(' ')).toContain(words);
});

test('values that one sentence names together have to belong to one enumeration', () => {
  const find = (text: string) => checkStates([pageOf(text)], document).map(({problem}) => problem);
  expect(find('Stop at `COMPLETED`, `FAILED` or `CANCELED`.')).toEqual([]);
  expect(find('Stop at `COMPLETED`, `STOPPED` or `CANCELED`.')).toEqual([
    'names COMPLETED, STOPPED, CANCELED together, which belong to no one enumeration',
  ]);
});

test('a state of a job is not valid for an app, and the other way around', () => {
  const find = (text: string) => checkStates([pageOf(text)], document).map(({place}) => place);
  expect(find('The app is `RUNNING`, the job is `RUNNING`.')).toEqual([]);
  expect(find('The app is not `COMPLETED`.')).toEqual(['docs/page.mdx:1:5']);
  expect(find('The job is `STOPPED`.')).toEqual(['docs/page.mdx:1:5']);
});

test('a typed table of facts is found, a table of symptoms or of other things is not', () => {
  const find = (head: string, cell: string) =>
    checkTables([pageOf(`| ${head} | B |\n| --- | --- |\n| ${cell} | b |\n`)], vocabulary).length;
  expect(find('Field', '`active_workers`')).toBe(1);
  expect(find('Status', '`RUNNING`')).toBe(1);
  expect(find('Symptom', '`RUNNING`')).toBe(0);
  expect(find('Key', '`Tab`')).toBe(0);
});

test('dates have to exist in the calendar, in pages and in the contract', () => {
  expect(['2024-02-29', '2025-01-22 15:22:28'].map(isValidTime)).toEqual([true, true]);
  expect(['2024-02-30', '2025-01-22T25:00:00'].map(isValidTime)).toEqual([false, false]);
  expect(checkStates([pageOf('Since 2023-02-29.')], document)).toHaveLength(1);
  expect(isValidTime(JSON.stringify(document))).toBe(true);
});
