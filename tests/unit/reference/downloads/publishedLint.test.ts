import {createConfig, lintFromString} from '@redocly/openapi-core';
import {expect, test} from 'vitest';
import {publishedFiles} from './publishedFiles';

const {downloads} = await publishedFiles();
const contracts = downloads.filter(({name}) => name.startsWith('open'));
const config = await createConfig({extends: ['recommended-strict']});

test('three contract files are published', () => {
  expect(contracts.map(({name}) => name)).toEqual([
    'openapi.yaml',
    'openapi.json',
    'openai-compatible.yaml',
  ]);
});

test.each(contracts)('$name passes the strict rules, without an exception', async (it) => {
  const problems = await lintFromString({
    source: it.content,
    absoluteRef: `/published/${it.name}`,
    config,
  });
  expect(problems.map(({ruleId, message}) => `${ruleId}: ${message}`)).toEqual([]);
});

test('no link of a download starts at the root of a host that it does not name', () => {
  for (const {name, content} of downloads) expect(content, name).not.toContain('](/');
});
