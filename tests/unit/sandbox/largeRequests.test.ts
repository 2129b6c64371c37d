import {expect, test} from 'vitest';
import {MODEL_ID} from '@site/sandbox/chatOperations';
import {at, NEW_APP, start} from './callSandbox';

/** It takes less than a second on an idle machine. */
const TIMEOUT_MS = 10_000;

test('a body with thousands of problems gets a readable response', async () => {
  const {call} = await start();
  const unknown = Object.fromEntries(Array.from({length: 5000}, (_, at) => [`field${at}`, at]));
  const {status, text} = await call('POST', '/app', {body: {...NEW_APP, ...unknown}});
  expect(status).toBe(400);
  expect(text).toContain("the unknown field 'field0'");
  expect(text).toContain('and 4990 more problems');
  expect(text.length).toBeLessThan(1000);
});

test.each([true, false])(
  'a chat of 900 KB is answered fast and in little memory (stream %s)',
  async (stream) => {
    const {call} = await start();
    const content = 'a '.repeat(450_000);
    const body = {model: MODEL_ID, messages: [{role: 'user', content}], stream};
    const headers = {Authorization: 'Bearer practice'};
    const before = process.memoryUsage().rss;
    const begin = performance.now();
    const reply = await call('POST', '/v1/chat/completions', {body, headers});
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('"finish_reason":"length"');
    expect(performance.now() - begin).toBeLessThan(TIMEOUT_MS);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  },
);

test('a chat of 900 KB with only problems is rejected fast', async () => {
  const {call} = await start();
  const rawBody = `{"model": "${MODEL_ID}", "messages": [${'1,'.repeat(450_000)}1]}`;
  const begin = performance.now();
  const headers = {Authorization: 'Bearer practice'};
  const reply = await call('POST', '/v1/chat/completions', {rawBody, headers});
  expect(reply.status).toBe(400);
  expect(at(reply.json, 'error', 'message')).toContain('more than 10000 values');
  expect(performance.now() - begin).toBeLessThan(TIMEOUT_MS);
});
