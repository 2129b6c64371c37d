import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ACCEPT_HEADERS} from '../deploy/edge/acceptHeaders';
import {copyHeaders, copyPath, pageHeaders} from '../deploy/edge/negotiation';
import {BRAND} from '../src/site/brand';
import {runMain} from './runMain';

/** Headers by their names; null for one that is missing. */
type Headers = Readonly<Record<string, string | null>>;

/** The headers of a request. */
type Asked = Readonly<Record<string, string>>;

/** A request, and the answer that it has to get. */
type Case = {
  readonly url: string;
  readonly asked?: Asked;
  /** A redirect may have 308 in place of 301. */
  readonly status: number;
  readonly headers?: Headers;
  /** The file of `build/` whose bytes are sent. */
  readonly file?: string;
};

/** The answer of a host: no redirect followed, and the body as it was before it was compressed. */
type Answer = Pick<Response, 'status' | 'headers'> & {readonly body: string};

const TIMEOUT_MS = 15_000;
const HTML = {'Content-Type': 'text/html;charset=utf-8', Vary: 'Accept'};
const MARKDOWN = {...HTML, 'Content-Type': 'text/markdown;charset=utf-8'};
const COMPRESSED = {'Content-Encoding': 'gzip', Vary: 'Accept-Encoding'};
const NOT_SERVED = [
  ...['/nothing', '/docs/intro/nothing/', '/samples/nothing.sh', '/404', '/404.html'],
  ...['/.git/config', '/.env', '/package.json', '/_headers', '/_nginx/http.conf'],
];
const SPELLINGS: readonly (readonly string[])[] = [
  ['/docs/intro/?q=1', '/docs/intro?q=1'],
  ['/docs/intro.html', '/docs/intro'],
  ['/index.html', '/'],
  ['/docs/intro/index.md?q=1', '/docs/intro.md?q=1'],
  ['/docs/intro/index.html.md', '/docs/intro.md'],
  ['/index.html.md', '/index.md'],
];

const readBuilt = (file: string): string => readFileSync(path.join('build', file), 'utf8');

/** Lists what `build/_headers` has for an address. */
function listHeaders(url: string): Headers {
  const headers: Record<string, string | null> = {
    'Access-Control-Allow-Origin': null,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Set-Cookie': null,
  };
  for (const block of readBuilt('_headers').split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = block.split('\n');
    const isInFolder = pattern.endsWith('*') && url.startsWith(pattern.slice(0, -1));
    if (!isInFolder && url !== pattern) continue;
    for (const line of lines) {
      const [, name, value] = /^ {2}([\w-]+): (.+)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) headers[name] = value;
    }
  }
  return headers;
}

/**
 * Lists everything that a host can get wrong, by what is required of it.
 *
 * @param tags the `ETag` of some files, by their addresses
 */
function listCases(tags: Headers): Readonly<Record<string, readonly Case[]>> {
  const sitemap = readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)/g);
  const listed = [...sitemap].map(([, address = '']) => new URL(address).pathname);
  const pages = listed.filter((page) => !page.startsWith('/samples/'));
  const files = readdirSync('build')
    .filter((name) => /^(?!404)\w.*\.(?!html|ico)/.test(name))
    .map((name) => `/${name}`);
  const redirects = [...readBuilt('_redirects').matchAll(/^(\/\S*) (\/\S*)/gm)];
  const asMarkdown = {accept: 'text/markdown'};

  /** A page or a file that is sent as it was built. */
  const sendPage = (url: string, headers: Headers, asked: Asked = {}): Case => {
    const file = url === '/' ? '/index.html' : `${url}.html`;
    return {url, asked, status: 200, headers, file: pages.includes(url) ? file : url};
  };
  const sendCopy = (url: string, asked: Asked): Case => {
    const file = copyPath(url);
    const headers = {...copyHeaders(BRAND.siteUrl, file), ...MARKDOWN};
    return {url, asked, status: 200, headers, file};
  };
  return {
    'every page of the sitemap is sent as it was built, with a link to its copy': pages.map((url) =>
      sendPage(url, {...HTML, ...pageHeaders(url)}),
    ),
    'every page is also sent as Markdown, with a link to the page': pages.map((url) =>
      sendCopy(url, asMarkdown),
    ),
    'the form of a page is the one that is asked for': ACCEPT_HEADERS.map(([accept, form]) =>
      form === 'html' ? sendPage('/docs/intro', HTML, {accept}) : sendCopy('/docs/intro', {accept}),
    ),
    'what is missing or private is a page or Markdown that says so': NOT_SERVED.flatMap((url) => [
      {url, status: 404, headers: {...HTML, Link: null}, file: '404.html'},
      {url, asked: asMarkdown, status: 404, headers: {...MARKDOWN, Link: null}, file: '404.md'},
    ]),
    'other addresses lead to the right one': [
      ...redirects.map(([, from, to]) => [from, to]),
      ...SPELLINGS,
    ].map(([url = '', to = '']) => ({url, status: 301, headers: {Location: to}})),
    'files are sent as they were built, with the headers of build/_headers': [
      ...[...Object.keys(tags), ...files].map((url) => sendPage(url, listHeaders(url))),
      sendPage('/samples/curl/stop-apps.sh', {'Content-Type': 'text/plain;charset=utf-8'}),
    ],
    'a file that the client has is not sent again': Object.entries(tags).map(([url, tag]) => ({
      url,
      asked: {'if-none-match': tag ?? ''},
      status: 304,
      headers: pages.includes(url) ? pageHeaders(url) : {},
    })),
    'text is sent compressed, and is the same': Object.keys(tags).map((url) =>
      sendPage(url, COMPRESSED, {'accept-encoding': 'gzip'}),
    ),
  };
}

/** Returns a header as all hosts write it: a type without spaces, an address of the site as its path. */
function readHeader({headers}: Answer, name: string): string | null {
  const value = headers.get(name);
  if (value === null || value === '') return null; // nginx can send an empty one
  if (name === 'Content-Type') return value.replaceAll(' ', '').toLowerCase();
  if (name !== 'Location') return value;
  const {pathname, search} = new URL(value, BRAND.siteUrl);
  return pathname + search;
}

/** Lists what is wrong with an answer. */
function compare(answer: Answer, {url, asked, status, headers = {}, file}: Case): string[] {
  const isRedirect = status === 301 && answer.status === 308;
  const faults =
    answer.status === status || isRedirect ? [] : [`answers ${answer.status}, not ${status}`];
  for (const [name, expected] of Object.entries(headers)) {
    const sent = readHeader(answer, name);
    const isVaried = name === 'Vary' && sent?.split(/, ?/).includes(expected ?? '');
    if (sent === expected || isVaried) continue;
    faults.push(`has ${name}: ${sent ?? '(none)'}, not ${expected ?? '(none)'}`);
  }
  if (file !== undefined && answer.body !== readBuilt(file)) faults.push(`differs from ${file}`);
  const request = [url, ...Object.entries(asked ?? {}).map((header) => header.join(': '))];
  return faults.map((fault) => `        ${request.join(', ')}: ${fault}`);
}

/** Sends a request, without following redirects. */
async function send(site: string, {url, asked}: Pick<Case, 'url' | 'asked'>): Promise<Answer> {
  const address = new URL(url, site);
  const response = await fetch(address, {
    headers: {'accept-encoding': 'identity', ...asked},
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const {cause = error} = error instanceof Error ? error : {};
    throw new Error(`${address.href} cannot be read: ${String(cause)}`);
  });
  return {status: response.status, headers: response.headers, body: await response.text()};
}

/** Reads the tags of two pages and of some files that the first one loads. */
async function readTags(site: string): Promise<Headers> {
  const assets = readBuilt('index.html').match(/\/assets\/[^\s">]+\.(?:js|css)/g) ?? [];
  const tags: Record<string, string | null> = {};
  for (const url of ['/', '/docs/intro', ...assets.slice(0, 3)]) {
    tags[url] = (await send(site, {url})).headers.get('etag');
  }
  return tags;
}

/**
 * `npm run smoke -- https://docs.example.com`: compares a deployed site with `build/`, and checks everything that a host
 * can get wrong. It prints a line for each requirement and each fault. A certificate of your own is trusted when
 * NODE_EXTRA_CA_CERTS names it.
 */
runMain(async () => {
  const [site = ''] = process.argv.slice(2);
  if (!URL.canParse(site) || !/^https?:/.test(site)) {
    throw new Error('Pass the URL of the site: npm run smoke -- https://docs.example.com');
  }
  const requirements = Object.entries(listCases(await readTags(site)));
  let failed = 0;
  for (const [name, cases] of requirements) {
    const results = await Promise.all(
      cases.map(async (expected) => compare(await send(site, expected), expected)),
    );
    const faults = results.flat();
    const isMet = cases.length > 0 && faults.length === 0;
    const line = `${isMet ? 'passed' : 'FAILED'}  ${name} (${cases.length} read)`;
    console.log([line, ...faults].join('\n'));
    if (!isMet) failed += 1;
  }
  console.log(`${requirements.length - failed} passed, ${failed} failed: ${site}`);
  if (failed > 0) process.exitCode = 1;
});
