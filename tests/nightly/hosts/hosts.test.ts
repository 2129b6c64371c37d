import {readFileSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ACCEPT_HEADERS} from '../../helpers/acceptHeaders';
import {copyHeaders, pageHeaders} from '../../../deploy/edge/negotiation';
import {type Ending, runProgram} from '../../helpers/program';
import {makeFolder} from '../../helpers/makeFolder';
import {missing, titled} from '../../helpers/machine';
import {replaceIn} from '../../helpers/replaceIn';
import {serveBuild} from '../../helpers/serveBuild';
import {type RunningHost, startContainer, startServer} from './startNginx';

const SITE = 'https://docs.rungen.ai';

/** Addresses that lead on, as `static/_redirects` has them, and as patterns do. */
const REDIRECTS = [
  ...readFileSync('static/_redirects', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' ')),
  ['/docs/intro/index.md', '/docs/intro.md'],
  ['/api/apis/job/cancel.job/index.md', '/api/apis/job/cancel.job.md'],
];

/** Runs `npm run smoke` on a host, as a developer would. */
function smokeHost({url, variables}: Pick<RunningHost, 'url' | 'variables'>): Promise<Ending> {
  const args = ['scripts/smoke.ts', url.href];
  return runProgram('tsx', args, {env: {...process.env, ...variables}});
}

beforeAll(async () => {
  const {code, output} = await runProgram('tsx', ['scripts/compress.ts']);
  expect(code, output).toBe(0);
});

const noServer = missing('nginx', 'openssl');

describe.skipIf(noServer !== undefined)(titled('nginx as a server', noServer), () => {
  let host: RunningHost;

  beforeAll(async () => {
    host = await startServer('build');
  });

  afterAll(() => host.close());

  test('passes npm run smoke', async () => {
    const {code, output} = await smokeHost(host);
    expect(output).toMatch(/\n[1-9]\d* passed, 0 failed/);
    expect(code).toBe(0);
  });

  test.each([
    ['/docs//intro', 301, '/docs/intro'],
    ['//docs/intro', 301, '/docs/intro'],
    ['/docs%2Fintro', 301, '/docs/intro'],
    ['/docs/intro%2F', 301, '/docs/intro'],
    ['/docs/intro/?q=1', 301, '/docs/intro?q=1'],
    ['/docs/intro/index.html', 301, '/docs/intro'],
    ['/index.html', 301, '/'],
    ['/docs/intro?q=1', 200, undefined],
    ['/docs/Intro', 404, undefined],
    ['/docs/intro%20', 404, undefined],
    ['/docs/intro%0d%0aX-Evil:1/', 404, undefined],
    ['/nothing/', 404, undefined],
    ['/404', 404, undefined],
    ['/assets/', 404, undefined],
    ['/docs/intro.html.br', 404, undefined],
    ['/_headers', 404, undefined],
    ['/%', 400, undefined],
    ['/%2e%2e/', 400, undefined],
  ])('answers %s with %i', async (path, status, location) => {
    const answer = await host.ask(path);
    expect({status: answer.status, location: answer.headers.location}).toEqual({status, location});
    expect(answer.headers['x-evil']).toBeUndefined();
  });

  test.each([
    ['/docs/intro.md', 'text/markdown'],
    ['/llms.txt', 'text/plain'],
    ['/robots.txt', 'text/plain'],
    ['/openapi.yaml', 'application/yaml'],
    ['/mock-server.mjs', 'text/javascript'],
  ])('sends %s with the media type of its standard or draft', async (path, type) => {
    const {status, headers} = await host.ask(path);
    const sent = String(headers['content-type']).replace(/; ?charset=utf-8$/i, '');
    expect({status, type: sent}).toEqual({status: 200, type});
  });

  test.each(['/docs/nothing-here.md', '/nothing-here.md'])(
    'answers %s with 404 and short Markdown that links to the list of pages',
    async (path) => {
      const {status, headers, body} = await host.ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/markdown/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body).toContain('https://docs.rungen.ai/llms.txt');
      expect(body.length).toBeLessThan(1500);
    },
  );

  test.each(ACCEPT_HEADERS)('Accept: %s gets %s', async (accept, form) => {
    for (const page of ['/', '/docs/intro', '/api/apis/job/cancel.job']) {
      const {status, headers} = await host.ask(page, {accept});
      const type = String(headers['content-type']).split(';')[0];
      expect({page, status, type}).toEqual({page, status: 200, type: `text/${form}`});
      expect(String(headers.vary).split(', ')).toContain('Accept');
    }
  });

  test('a missing page asked for as Markdown gets the short text', async () => {
    const {status, headers} = await host.ask('/nothing', {accept: 'text/markdown'});
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/markdown/);
    expect(headers.link).toBeUndefined();
  });

  test.each([
    ['/', pageHeaders('/').Link],
    ['/docs/intro', pageHeaders('/docs/intro').Link],
    ['/docs/intro.md', copyHeaders(SITE, '/docs/intro.md').Link],
    ['/index.md', copyHeaders(SITE, '/index.md').Link],
    ['/openapi.yaml', undefined],
  ])('the Link header of %s is that of other hosts', async (path, link) => {
    expect((await host.ask(path)).headers.link).toBe(link);
  });

  test.each(REDIRECTS)('%s leads to %s', async (from, to) => {
    const {status, headers} = await host.ask(from);
    expect({status, to: headers.location}).toEqual({status: 301, to});
  });

  test('lets browsers cache bundle files forever, and revalidate pages each time', async () => {
    const html = (await host.ask('/')).body;
    const asset = /\/assets\/js\/main\.[^"\s>]+/.exec(html)?.[0] ?? '';
    const cacheControl = async (path: string) => (await host.ask(path)).headers['cache-control'];
    expect(await cacheControl(asset)).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/docs/intro')).toBe('public, max-age=0, must-revalidate');
    expect(await cacheControl('/assets/js/gone.js')).toBe('public, max-age=0, must-revalidate');
  });
});

describe('other hosts', () => {
  const noContainer = missing('nginx');

  test.skipIf(noContainer !== undefined)(
    titled('nginx as a container passes npm run smoke', noContainer),
    async () => {
      const host = await startContainer('build');
      const {output} = await smokeHost(host);
      await host.close();
      expect(output).toMatch(/\n[1-9]\d* passed, 0 failed/);
    },
  );

  test('npm run smoke reports what a host without settings lacks', async () => {
    const folder = makeFolder('host-');
    await cp('build', folder, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
    const page = path.join(folder, 'docs/intro.html');
    await replaceIn(page, '</body>', '<script src="/proxy.js"></script></body>');
    const host = await serveBuild(folder);
    const {code, output} = await smokeHost({url: new URL(host.url), variables: {}});
    await host.close();
    expect(code).toBe(1);
    expect(output).toContain('/docs/intro has <script src="/proxy.js">, which the build did not');
    expect(output).toContain('/docs/intro has X-Content-Type-Options: (none), not nosniff');
    expect(output).toContain('/docs/intro does not come as br');
    expect(output).toContain('/docs/intro answers 200 to the tag (none)');
  });
});
