import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import openapiTS, {astToString, COMMENT_HEADER} from 'openapi-typescript';
import {expect, test} from 'vitest';

test.each([
  ['contract/openapi.yaml', 'contract/types.ts'],
  ['contract/openai-compatible.yaml', 'contract/openai-compatible-types.ts'],
])('the types of %s are up to date', async (contract, committed) => {
  const types = astToString(await openapiTS(pathToFileURL(contract), {silent: true}));
  const isFresh = readFileSync(committed, 'utf8') === `${COMMENT_HEADER}${types}`;
  expect(isFresh, `${committed} is stale: run "npm run record -- types"`).toBe(true);
});
