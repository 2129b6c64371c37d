import {expect, test} from 'vitest';
import {answerPage} from '@site/deploy/edge/answerPage';
import {copyHeaders, pageHeaders} from '@site/deploy/edge/negotiation';
import {BRAND} from '@site/src/site/brand';

const FILES: Readonly<Record<string, string>> = {
  '/docs/intro': 'text/html; charset=utf-8',
  '/docs/intro.md': 'text/plain',
};

/** Responds as a host with two files, which sends 304 to a client that has the file. */
function getFile({url, headers}: Request): Response {
  const type = FILES[new URL(url).pathname];
  const sent = {vary: 'Accept-Encoding'};
  if (type === undefined) return new Response('nothing', {status: 404, headers: sent});
  if (headers.has('if-none-match')) return new Response(null, {status: 304, headers: sent});
  return new Response('text', {headers: {...sent, 'content-type': type}});
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  answerPage(new Request(`https://docs.example.test${path}`, {headers}), getFile);

const COPY = copyHeaders(BRAND.siteUrl, '/docs/intro.md');
const PAGE = pageHeaders('/docs/intro');

test.each([
  ['/docs/intro', '*/*', PAGE.Link],
  ['/docs/intro', 'text/markdown', COPY.Link],
  ['/docs/intro.md', '*/*', COPY.Link],
])('a 304 for %s with Accept %s repeats its Link and Vary headers', async (path, accept, link) => {
  const response = await ask(path, {accept, 'if-none-match': '"tag"'});
  expect(response.status).toBe(304);
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept');
  expect(response.headers.get('link')).toBe(link);
});

test('a request with a body is passed through unchanged', async () => {
  const request = new Request('https://docs.example.test/docs/intro', {
    method: 'POST',
    body: 'text',
    headers: {accept: 'text/markdown'},
  });
  const response = await answerPage(request, async (passed) => new Response(await passed.text()));
  expect(await response.text()).toBe('text');
});
