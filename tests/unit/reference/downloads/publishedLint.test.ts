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

test.each(contracts)('$name passes the strict rules without exceptions', async (it) => {
  const problems = await lintFromString({
    source: it.content,
    absoluteRef: `/published/${it.name}`,
    config,
  });
  expect(problems.map(({ruleId, message}) => `${ruleId}: ${message}`)).toEqual([]);
});

test('no download has a root-relative link', () => {
  for (const {name, content} of downloads) expect(content, name).not.toContain('](/');
});
