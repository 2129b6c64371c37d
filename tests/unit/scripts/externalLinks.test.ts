import {createServer} from 'node:http';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkExternalLinks, listExternalLinks} from '../../../scripts/externalLinks';
import {findFreePort, type RunningServer, startServer} from '../../helpers/startServer';

test('collects links to other sites with their pages', () => {
  const links = listExternalLinks([
    {path: '/b', html: '<a href="https://example.com/x">x</a> <a href=/c>c</a>'},
    {path: '/a', html: '<a href=https://example.com/x>x</a> <a href=//example.org>o</a>'},
    {path: '/c', html: '<a href=mailto:a@example.com>mail</a> <link href=https://example.net>'},
  ]);
  expect(links).toEqual([
    {url: 'https://example.com/x', pages: ['/a', '/b']},
    {url: 'https://example.org/', pages: ['/a']},
  ]);
});

/** Answers with the status in the path; `/get` answers 200, but knows no HEAD. */
let host: RunningServer;

beforeAll(async () => {
  const server = createServer(({method, url = ''}, response) => {
    const isGet = url === '/get' && method === 'GET';
    response.writeHead(isGet ? 200 : Number(url.slice(1)) || 405).end();
  });
  host = await startServer(server);
});

afterAll(() => host.close());

test.each(['/200', '/403', '/429', '/get'])('a link to %s is good', async (path) => {
  const report = await checkExternalLinks([{url: host.url + path, pages: ['/']}]);
  expect(report).toEqual({isOnline: true, faults: []});
});

test('names each page with a broken link', async () => {
  const dead = `http://127.0.0.1:${await findFreePort()}/`;
  const report = await checkExternalLinks([
    {url: `${host.url}/404`, pages: ['/a', '/b']},
    {url: `${host.url}/500`, pages: ['/c']},
    {url: dead, pages: ['/d']},
  ]);
  expect(report).toEqual({
    isOnline: true,
    faults: [
      `/a links to ${host.url}/404, which answers 404`,
      `/b links to ${host.url}/404, which answers 404`,
      `/c links to ${host.url}/500, which answers 500`,
      `/d links to ${dead}, which does not answer`,
    ],
  });
});

test('without any answer there is no network', async () => {
  const dead = `http://127.0.0.1:${await findFreePort()}/`;
  const {isOnline} = await checkExternalLinks([{url: dead, pages: ['/']}]);
  expect(isOnline).toBe(false);
});
