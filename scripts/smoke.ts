import {readFileSync} from 'node:fs';
import {pageHeaders} from '../deploy/edge/negotiation';
import {PUBLISHED} from '../src/contract/openapi';
import {BRAND} from '../src/site/brand';
import {runMain} from './runMain';

/** The response of a host: no redirect followed, and the body as it was before it was compressed. */
type HostAnswer = Pick<Response, 'status' | 'headers'> & {readonly body: string};

/** Requests one path from the host. */
type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<HostAnswer>;

const TIMEOUT_MS = 15_000;
const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const MACHINE_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/agents.md',
  '/docs/intro.md',
  ...PUBLISHED.map((name) => `/${name}`),
];
const UNKNOWN = ['/nothing-is-here', '/docs/nothing-is-here', '/docs/intro/nothing/', '/404.html'];
const SECRETS = ['/.git/HEAD', '/.git/config', '/.env', '/.DS_Store', '/package.json', '/.npmrc'];
const PAGES = ['/', '/docs/intro'];

/** The headers that nginx is configured to send with everything; other hosts have to send them too. */
const HEADERS = [
  ...readFileSync('deploy/nginx/headers.conf', 'utf8').matchAll(/^add_header (\S+) "([^"$]+)"/gm),
].map(([, name = '', value = '']) => ({name, value}));

/** Matches the tag of a script as the build writes it: inline, data, or one that waits for the loader. */
const OWN_SCRIPT =
  /^<script(?: data-\w[\w-]*(?:="[\w-]+")?| type="application\/ld\+json"| type="text\/held" data-src="\/assets\/js\/[\w.~-]+")*>$/;

/** What every page of the site has. */
const POLICY = /http-equiv="?Content-Security-Policy/i;

const squeeze = (value: string): string => value.replaceAll(/\s+/g, '').toLowerCase();

const hasStatus = ({status}: HostAnswer, ...expected: readonly number[]): string | false =>
  !expected.includes(status) && `answers ${status}, not ${expected.join(' or ')}`;

const isHtml = ({headers}: HostAnswer): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

function hasHeader({headers}: HostAnswer, name: string, value: string): string | false {
  const sent = headers.get(name) ?? '';
  return squeeze(sent) !== squeeze(value) && `has ${name}: ${sent || '(none)'}, not ${value}`;
}

/** A requirement that a host has to meet on pages, assets or paths of its own; `false` where nothing is wrong. */
type Requirement = {
  readonly name: string;
  readonly paths: (site: Record<'pages' | 'assets', readonly string[]>) => readonly string[];
  readonly check: (answer: HostAnswer, path: string, ask: Ask) => Faults | Promise<Faults>;
};
type Faults = readonly (string | false)[];

const REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'every URL in the sitemap is a page that contains its policy and its URL',
    paths: ({pages}) => pages,
    check: (answer, path) => [
      hasStatus(answer, 200),
      !isHtml(answer) && 'is not served as text/html',
      !POLICY.test(answer.body) && 'has no content policy in it',
      !answer.body.includes(`${BRAND.siteUrl}${path}`) && `does not name ${BRAND.siteUrl}${path}`,
      ...(answer.body.match(/<script\b[^>]*>/g) ?? []).map(
        (tag) => !OWN_SCRIPT.test(tag) && `has ${tag}, which the build did not write`,
      ),
    ],
  },
  {
    name: 'unknown paths get the error page, with status 404',
    paths: () => UNKNOWN,
    check: (answer) => [
      hasStatus(answer, 404),
      !isHtml(answer) && 'is not served as text/html',
      !POLICY.test(answer.body) && "is not the site's own page",
    ],
  },
  {
    name: 'other spellings of a URL redirect to it',
    paths: ({pages}) => pages.slice(1, 4).flatMap((path) => [`${path}/`, `${path}.html`]),
    check(answer, path) {
      const there = new URL(answer.headers.get('location') ?? '', 'http://site').pathname;
      const isRight = there === path.replace(/\/$|\.html$/, '');
      return [hasStatus(answer, 301, 308), !isRight && `leads to ${there}`];
    },
  },
  {
    name: 'the headers are those of deploy/nginx/headers.conf, and set no cookie',
    paths: ({assets}) => [...PAGES, ...MACHINE_FILES, ...assets],
    check: (answer, path) => [
      ...HEADERS.map(({name, value}) => hasHeader(answer, name, value)),
      hasHeader(answer, 'Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED),
      answer.headers.has('set-cookie') && 'sets a cookie',
    ],
  },
  {
    name: 'a copy that is current is not sent again',
    paths: ({assets}) => [...PAGES, ...assets],
    async check({headers}, path, ask) {
      const tag = headers.get('etag') ?? '';
      const {status} = await ask(path, {'if-none-match': tag});
      return [status !== 304 && `answers ${status} to the tag ${tag || '(none)'}`];
    },
  },
  ...['br', 'gzip'].map((coding): Requirement => ({
    name: `${coding} holds the bytes of the plain file`,
    paths: ({pages, assets}) => [...pages, ...assets],
    async check({body}, path, ask) {
      const answer = await ask(path, {'accept-encoding': coding});
      if (answer.headers.get('content-encoding') !== coding) return [`does not come as ${coding}`];
      return [
        answer.body !== body && `differs from its ${coding} form`,
        !/accept-encoding/i.test(answer.headers.get('vary') ?? '') && 'varies without saying so',
      ];
    },
  })),
  {
    name: 'a page comes as Markdown to a client that prefers it, and links to its copy',
    paths: ({pages}) => pages,
    async check({headers}, path, ask) {
      const copy = await ask(path, {accept: 'text/markdown, text/html;q=0.9, */*;q=0.1'});
      const browser = await ask(path, {accept: 'text/html, */*;q=0.8'});
      const isMarkdown = copy.headers.get('content-type')?.startsWith('text/markdown') ?? false;
      const isVaried = [copy, browser].every(({headers: sent}) =>
        /(?:^|,\s*)accept(?:,|$)/i.test(sent.get('vary') ?? ''),
      );
      return [
        !isMarkdown && 'does not come as Markdown',
        !isHtml(browser) && 'does not come as HTML to a browser',
        !isVaried && 'has no Vary: Accept',
        headers.get('link') !== pageHeaders(path).Link && `has Link: ${headers.get('link')}`,
      ];
    },
  },
  {
    name: 'guessed addresses lead to pages and files',
    paths: () => ['/reference', '/docs/llms.txt', '/swagger.json', '/docs/intro/index.md'],
    check: (answer) => [hasStatus(answer, 301, 302, 308)],
  },
  {
    name: 'files for programs are served',
    paths: () => MACHINE_FILES,
    check: (answer) => [hasStatus(answer, 200), isHtml(answer) && 'is a page, not a file'],
  },
  {
    name: 'private files are not served',
    paths: () => SECRETS,
    check: (answer) => [hasStatus(answer, 404)],
  },
];

/** Prints whether a requirement is met, how many paths were read, and what is wrong with them. */
function printResult(name: string, read: number, faults: readonly string[]): boolean {
  const isMet = read > 0 && faults.length === 0;
  console.log(`${isMet ? 'passed' : 'FAILED'}  ${name} (${read} read)`);
  for (const fault of faults) console.log(`        ${fault}`);
  return isMet;
}

/** Requests a path of a site, without following redirects. */
async function request(site: string, ...[path, headers]: Parameters<Ask>): Promise<HostAnswer> {
  const url = new URL(path, site);
  const response = await fetch(url, {
    headers: {'accept-encoding': 'identity', ...headers},
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const {cause = error} = error instanceof Error ? error : {};
    throw new Error(`${url.href} cannot be read: ${String(cause)}`);
  });
  return {status: response.status, headers: response.headers, body: await response.text()};
}

/** Lists the pages of the sitemap, and some of the files that the home page loads. */
async function listPaths(ask: Ask): Promise<Record<'pages' | 'assets', readonly string[]>> {
  const sitemap = (await ask('/sitemap.xml')).body;
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url));
  const paths = addresses.map(({pathname}) => pathname);
  const home = (await ask('/')).body;
  const assets = new Set(home.match(/\/assets\/[^\s">]+\.(?:js|css)/g));
  return {
    pages: paths.filter((path) => !path.startsWith('/samples/')),
    assets: [...assets].slice(0, 3),
  };
}

async function collectFaults(
  check: Requirement['check'],
  path: string,
  ask: Ask,
): Promise<string[]> {
  const faults = await check(await ask(path), path, ask);
  return faults.filter((fault) => fault !== false).map((fault) => `${path} ${fault}`);
}

/**
 * `npm run smoke -- https://docs.example.com`: checks a deployed site for everything that a host can get wrong, and
 * prints a line for each requirement and each fault. A certificate of your own is trusted when NODE_EXTRA_CA_CERTS
 * names it.
 */
runMain(async () => {
  const [site = ''] = process.argv.slice(2);
  if (!URL.canParse(site) || !/^https?:/.test(site)) {
    throw new Error('Pass the URL of the site: npm run smoke -- https://docs.example.com');
  }
  const ask: Ask = (path, headers) => request(site, path, headers);
  const listed = await listPaths(ask);
  let failed = 0;
  for (const {name, paths: choose, check} of REQUIREMENTS) {
    const paths = choose(listed);
    const faults = await Promise.all(paths.map((path) => collectFaults(check, path, ask)));
    if (!printResult(name, paths.length, faults.flat())) failed += 1;
  }
  console.log(`${REQUIREMENTS.length - failed} passed, ${failed} failed: ${site}`);
  if (failed > 0) process.exitCode = 1;
});
