// cspell:ignore wrokers
import {expect, it} from 'vitest';
import {jsonBlocks} from '@site/src/checks/jsonBlocks';
import {runRule} from './content';

const check = (json: string): Promise<string[]> =>
  runRule(jsonBlocks, `\`\`\`json\n${json}\n\`\`\``);

it.each([
  ['text that is not JSON', '{"a": }', 'not valid JSON: '],
  [
    'an unknown field',
    '{"configuration": {"active_wrokers": 1}}',
    'unknown key "active_wrokers" | write "active_workers"',
  ],
  [
    'a value of another enumeration',
    '{"data": {"status": "BASIC"}}',
    'status "BASIC" must be one of STOPPED, ',
  ],
  [
    'text for a number',
    '{"configuration": {"active_workers": "1"}}',
    'active_workers "1" must be integer | write a body',
  ],
])('reports %s', async (_, json, message) => {
  expect(await check(json)).toEqual([expect.stringContaining(`1:1 JSON block: ${message}`)]);
});

it.each([
  '{"configuration": {"active_workers": 1}}',
  '{"data": {"status": "STOPPED"}}',
  '{"error": "Unauthorized access. Invalid API key."}',
])('accepts a part of a body: %s', async (json) => {
  expect(await check(json)).toEqual([]);
});
