import {expect, test} from 'vitest';
import {ACCEPT_HEADERS} from './acceptHeaders';
import {askHost, STRANGE_PATHS} from './askHost';
import {copyHeaders, pageHeaders} from '@site/deploy/edge/negotiation';
import {readRedirects} from '@site/deploy/readRedirects';
import {builtFiles, copyFile, htmlFile, publishedUrl, readBuilt, sitemapRoutes} from './builtPages';

/** What a host is required to do, by the titles of the tests. */
export const REQUIREMENTS = {
  pages: 'sends every page as it was built, with a link to its copy',
  copies: 'sends every page as Markdown too, with a link to the page',
  forms: 'sends the requested form of a page',
  missing: 'responds to what is missing or private with a 404 page, or Markdown',
  redirects: 'redirects other addresses to the right one',
  files: 'sends files as they were built, with the headers of build/_headers',
  others: 'sends the headers of every path with redirects and what is missing too',
  types: 'sends files with the types that browsers and tools need',
  strange: 'stays on the site at every path',
  unchanged: 'does not resend what the client has',
  compressed: 'sends text compressed',
} as const;

/** The headers of a response, or a matcher for each; null for one that is missing. */
type Expected = Readonly<Record<string, unknown>>;

/** What is asked, by GET. */
type Request = {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const names = (header: string): unknown =>
  expect.stringMatching(new RegExp(`(?:^|, *)${header}(?:,|$)`));
const HTML = {'Content-Type': 'text/html;charset=utf-8', Vary: names('Accept')};
const MARKDOWN = {...HTML, 'Content-Type': 'text/markdown;charset=utf-8'};
const COMPRESSED = {'Content-Encoding': 'gzip', Vary: names('Accept-Encoding')};
const PRIVATE = {'Access-Control-Allow-Origin': null};
const GUIDE = '/docs/intro';
const COPIES = sitemapRoutes().map((route) => `/${copyFile(route)}`);
/** Types that hosts lack or choose in another way; the others have to be some type. */
const TYPES = [
  [/^\/samples\/|\.txt$/, 'text/plain;charset=utf-8'],
  [/\.md$/, 'text/markdown;charset=utf-8'],
  [/\.yaml$/, 'application/yaml;charset=utf-8'],
  [/\.m?js$/, '/javascript'],
  [/\.(?:ico|png|svg)$/, 'image/'],
] as const;
const NOT_SERVED = [
  '/nothing',
  '/docs/intro/nothing.html',
  '/samples/nothing.sh',
  '/404',
  '/404.html',
  '/.git/config',
  '/_headers',
  '/%5Fheaders',
  '/_nginx/http.conf',
  '/_nginx%2Fhttp.conf',
];
const SPELLINGS = [
  ['/docs/intro/?q=1', '/docs/intro?q=1'],
  ['/docs/intro.html', '/docs/intro'],
  ['/%64ocs%2f%69ntro.html?q=1', '/docs/intro?q=1'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/index', '/docs/intro'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/docs/intro/index.md?q=1', '/docs/intro.md?q=1'],
  ['/docs/index.html.md', '/docs/intro.md'],
  ['/index.html.md', '/index.md'],
] as const;

const linksOf = (page: string): Expected => ({...pageHeaders(page), Vary: names('Accept')});

/** Lists some of the scripts and styles that the home page loads. */
const listAssets = () =>
  (readBuilt('index.html').match(/\/assets\/[^\s">]+\.(?:js|css)/g) ?? []).slice(0, 3);

/** Lists what is published next to pages. */
const listFiles = () =>
  builtFiles()
    .filter((file) => !/\.html$|^(?:404|[._])/.test(file))
    .map((file) => `/${file}`);

/** Lists what `build/_headers` has for a path. Only a copy names a page, because `agents.md` has none. */
function listHeaders(path: string): Expected {
  const headers: Record<string, unknown> = {
    ...PRIVATE,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Set-Cookie': null,
    Link: COPIES.includes(path) ? expect.stringContaining('rel="canonical"') : null,
  };
  for (const block of readBuilt('_headers').split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = block.split('\n');
    const isInFolder = pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1));
    if (!isInFolder && path !== pattern) continue;
    for (const line of lines) {
      const [, name = '', value] = /^ {2}([\w-]+): (.+)/.exec(line) ?? [];
      if (name !== '') headers[name] = value;
    }
  }
  return headers;
}

/** Returns a header as all hosts write it: a type without spaces, an address of the site as its path. */
function readHeader(headers: Headers, name: string): string | null {
  const value = headers.get(name);
  if (value === null || value === '') return null; // nginx can send an empty one
  if (name === 'Content-Type') return value.replaceAll(' ', '').toLowerCase();
  if (name !== 'Location') return value;
  const {pathname, search} = new URL(value, publishedUrl());
  return pathname + search;
}

/**
 * Declares the tests that every host of the site has to pass, which compare it with `build/`.
 *
 * @param unmet the requirements that it does not meet
 */
export function testHost(getUrl: () => string, unmet: readonly string[] = []): void {
  const routes = sitemapRoutes();

  const send = ({path, headers}: Request): Promise<Response> =>
    fetch(getUrl() + path, {
      headers: {'accept-encoding': 'identity', ...headers},
      redirect: 'manual',
    });

  /** Expects a response to have a status, headers, and the bytes of a file. */
  async function check(request: Request, status: number, wanted: Expected, file?: string) {
    const response = await send(request);
    const sent = Object.keys(wanted).map((name) => [name, readHeader(response.headers, name)]);
    const about = [request.path, ...Object.entries(request.headers ?? {})].join(' ');
    const isRedirect = status === 301 && response.status === 308;
    expect
      .soft(isRedirect || response.status === status, `${about}: ${response.status}`)
      .toBe(true);
    expect.soft(Object.fromEntries(sent), about).toEqual(wanted);
    if (file === undefined) return;
    expect.soft((await response.text()) === readBuilt(file), `${about}: is ${file}`).toBe(true);
  }

  const sendPage = (path: string, wanted: Expected, headers: Request['headers'] = {}) =>
    check({path, headers}, 200, wanted, routes.includes(path) ? htmlFile(path) : path);

  const sendCopy = (path: string, accept: string) => {
    const wanted = {...copyHeaders(publishedUrl(), `/${copyFile(path)}`), ...MARKDOWN};
    return check({path, headers: {accept}}, 200, wanted, copyFile(path));
  };

  function require(name: keyof typeof REQUIREMENTS, run: () => readonly Promise<void>[]): void {
    const title = REQUIREMENTS[name];
    (unmet.includes(title) ? test.fails : test)(title, async () => {
      const checks = run();
      expect(checks).not.toEqual([]);
      await Promise.all(checks);
    });
  }

  require('pages', () =>
    routes.map((path) => sendPage(path, {...HTML, ...linksOf(path), ...PRIVATE})));
  require('copies', () => routes.map((path) => sendCopy(path, 'text/markdown')));
  require('forms', () =>
    ACCEPT_HEADERS.map(([accept, form]) =>
      form === 'html' ? sendPage(GUIDE, HTML, {accept}) : sendCopy(GUIDE, accept),
    ));
  require('missing', () => [
    check({path: '/404.md'}, 404, {...MARKDOWN, Link: null}, '404.md'),
    check({path: '/nothing%2Emd'}, 404, {...MARKDOWN, Link: null}, '404.md'),
    ...NOT_SERVED.flatMap((path) => [
      check({path}, 404, {...HTML, Link: null}, '404.html'),
      check({path, headers: {accept: 'text/markdown'}}, 404, {...MARKDOWN, Link: null}, '404.md'),
    ]),
  ]);
  const redirects = [...readRedirects(readBuilt('_redirects')), ...SPELLINGS];
  require('redirects', () => redirects.map(([path, to]) => check({path}, 301, {Location: to})));
  require('files', () => listFiles().map((path) => sendPage(path, listHeaders(path))));
  require('others', () => {
    const {'Cache-Control': _, ...headers} = listHeaders('/');
    const paths = ['/docs', ...SPELLINGS.map(([path]) => path)];
    return [
      ...paths.map((path) => check({path}, 301, headers)),
      check({path: '/nothing'}, 404, headers),
    ];
  });
  require('types', () =>
    listFiles().map((path) => {
      const [, type = ''] = TYPES.find(([paths]) => paths.test(path)) ?? [];
      return check({path}, 200, {'Content-Type': expect.stringContaining(type)});
    }));
  require('strange', () =>
    STRANGE_PATHS.map(async (path) => {
      const {headers} = await askHost(getUrl(), path);
      expect.soft(new URL(headers.location ?? '/', getUrl()).origin, path).toBe(getUrl());
      expect.soft(headers['x-other'], path).toBeUndefined();
    }));
  require('unchanged', () =>
    ['/', GUIDE, ...listAssets()].map(async (path) => {
      const {headers} = await send({path});
      const request = {path, headers: {'if-none-match': headers.get('etag') ?? ''}};
      await check(request, 304, routes.includes(path) ? linksOf(path) : {});
    }));
  require('compressed', () =>
    ['/', GUIDE, ...listAssets()].map((path) =>
      sendPage(path, COMPRESSED, {'accept-encoding': 'gzip', via: '1.1 proxy'}),
    ));
}
