import {readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {BRAND} from '../src/site/brand';
import {type Answer, type Ask, askSite} from './askSite';

/** What is wrong with the answer to a path; false where nothing is. */
type Faults = readonly (string | false)[];

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FILES = ['/robots.txt', '/sitemap.xml', '/llms.txt', '/docs/intro.md', '/openapi.yaml'];
const UNKNOWN = ['/nothing-is-here', '/docs/nothing-is-here', '/docs/intro/nothing/', '/404.html'];
const SECRETS = ['/.git/HEAD', '/.git/config', '/.env', '/.DS_Store', '/package.json', '/.npmrc'];
const PAGES = ['/', '/docs/intro'];
const CODINGS = ['br', 'gzip'] as const;

/** The headers that nginx is configured to send with everything; other hosts have to send them too. */
const HEADERS = [
  ...readFileSync('deploy/nginx/headers.conf', 'utf8').matchAll(/^add_header (\S+) "([^"$]+)"/gm),
].map(([, name = '', value = '']) => ({name, value}));

const squeeze = (value: string): string => value.replaceAll(/\s+/g, '').toLowerCase();

const hasStatus = ({status}: Answer, expected: number): string | false =>
  status !== expected && `answers ${status}, not ${expected}`;

const isHtml = ({headers}: Answer): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

function hasHeader({headers}: Answer, name: string, value: string): string | false {
  const sent = String(headers[name.toLowerCase()] ?? '');
  return squeeze(sent) !== squeeze(value) && `has ${name}: ${sent || '(none)'}, not ${value}`;
}

async function compareCoding(
  ask: Ask,
  path: string,
  plain: Answer,
  coding: (typeof CODINGS)[number],
): Promise<Faults> {
  const {headers, body} = await ask(path, {'accept-encoding': coding});
  if (headers['content-encoding'] !== coding) return [`does not come as ${coding}`];
  const unpacked = coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
  return [
    !unpacked.equals(plain.body) && `differs from its ${coding} form`,
    !squeeze(String(headers.vary)).includes('accept-encoding') && 'has no Vary: Accept-Encoding',
  ];
}

/** What a site has: the pages of its sitemap, and some scripts and style sheets. */
type Site = Readonly<Record<'pages' | 'assets', readonly string[]>>;

/** A requirement that a host has to meet: the paths that it is checked on, and what is wrong with one. */
type Requirement = {
  readonly name: string;
  readonly paths: (site: Site) => readonly string[];
  readonly check: (ask: Ask, path: string) => Promise<Faults>;
};

/** Matches the tag of a script as the build writes it: inline, data, or one that waits for the loader. */
const OWN_SCRIPT =
  /^<script(?: data-\w[\w-]*(?:=\w+)?| type=application\/ld\+json| type=text\/held src=\/assets\/js\/[\w.~-]+)*>$/;

const REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'every URL in the sitemap is a page that contains its policy and its URL',
    paths: ({pages}) => pages,
    async check(ask, path) {
      const answer = await ask(path);
      const html = answer.body.toString();
      return [
        hasStatus(answer, 200),
        !isHtml(answer) && 'is not served as text/html',
        !/http-equiv="?Content-Security-Policy/i.test(html) && 'has no content policy in it',
        !html.includes(`${BRAND.siteUrl}${path}`) && `does not name ${BRAND.siteUrl}${path}`,
        ...(html.match(/<script\b[^>]*>/g) ?? []).map(
          (tag) => !OWN_SCRIPT.test(tag) && `has ${tag}, which the build did not write`,
        ),
      ];
    },
  },
  {
    name: 'unknown paths get the error page, with status 404',
    paths: () => UNKNOWN,
    async check(ask, path) {
      const answer = await ask(path);
      return [hasStatus(answer, 404), !isHtml(answer) && 'is not served as text/html'];
    },
  },
  {
    name: 'other spellings of a URL redirect to it',
    paths: ({pages}) => pages.slice(1, 4).flatMap((path) => [`${path}/`, `${path}.html`]),
    async check(ask, path) {
      const {status, headers} = await ask(path);
      const there = new URL(headers.location ?? '', 'http://site').pathname;
      return [
        ![301, 308].includes(status) && `answers ${status}, not 301 or 308`,
        there !== path.replace(/\/$|\.html$/, '') && `leads to ${there}`,
      ];
    },
  },
  {
    name: 'the headers are those of deploy/nginx/headers.conf, and set no cookie',
    paths: ({assets}) => [...PAGES, ...FILES, ...assets],
    async check(ask, path) {
      const answer = await ask(path);
      const caching = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATED;
      return [
        ...HEADERS.map(({name, value}) => hasHeader(answer, name, value)),
        hasHeader(answer, 'Cache-Control', caching),
        answer.headers['set-cookie'] !== undefined && 'sets a cookie',
      ];
    },
  },
  {
    name: 'a copy that is current is not sent again',
    paths: ({assets}) => [...PAGES, ...assets],
    async check(ask, path) {
      const {etag = ''} = (await ask(path)).headers;
      const {status} = await ask(path, {'if-none-match': etag});
      return [status !== 304 && `answers ${status} to the tag ${etag || '(none)'}`];
    },
  },
  {
    name: 'brotli and gzip hold the bytes of the plain file',
    paths: ({pages, assets}) => [...pages, ...assets],
    async check(ask, path) {
      const plain = await ask(path);
      return (await Promise.all(CODINGS.map((it) => compareCoding(ask, path, plain, it)))).flat();
    },
  },
  {
    name: 'files for programs are served',
    paths: () => FILES,
    async check(ask, path) {
      const answer = await ask(path);
      return [hasStatus(answer, 200), isHtml(answer) && 'is a page, not a file'];
    },
  },
  {
    name: 'private files are not served',
    paths: () => SECRETS,
    check: async (ask, path) => [hasStatus(await ask(path), 404)],
  },
];

/** Checks a running site, and prints a line for each requirement and each fault. Returns how many were not met. */
async function checkSite(site: URL): Promise<number> {
  const ask = askSite(site);
  const sitemap = (await ask('/sitemap.xml')).body.toString();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const home = (await ask('/')).body.toString();
  const assets = [...new Set(home.match(/\/assets\/[^\s">]+\.(?:js|css)/g))].slice(0, 3);
  let failed = 0;
  for (const {name, paths: choose, check} of REQUIREMENTS) {
    const paths = choose({pages, assets});
    const checked = paths.map(async (path) =>
      (await check(ask, path))
        .filter((fault) => fault !== false)
        .map((fault) => `${path} ${fault}`),
    );
    const faults = (await Promise.all(checked)).flat();
    const isGood = paths.length > 0 && faults.length === 0;
    if (!isGood) failed += 1;
    console.log(`${isGood ? 'passed' : 'FAILED'}  ${name} (${paths.length} read)`);
    faults.forEach((fault) => console.log(`        ${fault}`));
  }
  console.log(`${REQUIREMENTS.length - failed} passed, ${failed} failed: ${site.href}`);
  return failed;
}

/**
 * `npm run smoke -- https://docs.example.com`: checks a deployed site for everything that a host can get wrong. A
 * certificate of your own is trusted when NODE_EXTRA_CA_CERTS names it.
 */
async function main(address = ''): Promise<number> {
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    console.error('Pass the URL of the site: npm run smoke -- https://docs.example.com');
    return 2;
  }
  return (await checkSite(new URL(address))) === 0 ? 0 : 1;
}

main(process.argv[2]).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
