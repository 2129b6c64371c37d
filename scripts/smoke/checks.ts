import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {hashSource} from '../../src/plugins/built-pages';
import {REVALIDATED, type HeaderRule} from '../../src/plugins/security';
import type {Answer, Ask} from './askSite';

/** What a check needs to know about the site that should be running. */
export type Expected = {
  /** The address that the canonical URLs of pages start with. */
  readonly siteUrl: string;
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
  /** Files below `/.well-known/` and similar ones that must be served. */
  readonly files: readonly string[];
};

/** What a check found. */
export type Finding = {
  /** How many things it checked. A check that checked nothing has failed. */
  readonly read: number;
  readonly faults: readonly string[];
};

/** One requirement that a host has to meet. */
type Check = {
  readonly name: string;
  readonly run: (ask: Ask, expected: Expected) => Promise<Finding>;
};

const UNKNOWN = ['/nothing-is-here', '/docs/nothing-is-here', '/docs/intro/nothing/', '/404.html'];
const SECRETS = ['/.git/HEAD', '/.git/config', '/.env', '/.DS_Store', '/package.json', '/.npmrc'];
const DECOMPRESS = {br: brotliDecompressSync, gzip: gunzipSync} as const;

/** The paths that the sitemap lists. */
async function listPages(ask: Ask): Promise<string[]> {
  const sitemap = (await ask('/sitemap.xml')).body.toString();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The files for which the start page has an integrity hash. */
async function listFixedFiles(ask: Ask): Promise<{path: string; hash: string}[]> {
  const html = (await ask('/')).body.toString();
  const tags = html.match(/<(?:script|link)[^>]*integrity[^>]*>/g) ?? [];
  return tags.map((tag) => ({
    path: /(?:src|href)="?([^\s">]+)/.exec(tag)?.[1] ?? '',
    hash: /integrity="([^"]+)"/.exec(tag)?.[1] ?? '',
  }));
}

/** Requests all paths and checks each response. */
async function checkAll(
  paths: readonly string[],
  ask: Ask,
  check: (answer: Answer, path: string) => readonly (string | false)[],
): Promise<Finding> {
  const checked = paths.map(async (path) => {
    const faults = check(await ask(path), path).filter((fault) => fault !== false);
    return faults.map((fault) => `${path} ${fault}`);
  });
  return {read: paths.length, faults: (await Promise.all(checked)).flat()};
}

function has(answer: Answer, status: number): string | false {
  return answer.status !== status && `answers ${answer.status}, not ${status}`;
}

function isHtml({headers}: Answer): string | false {
  const type = headers['content-type'] ?? 'nothing';
  return !type.startsWith('text/html') && `is served as ${type}, not as text/html`;
}

const squeeze = (value: string): string => value.replaceAll(/\s+/g, '').toLowerCase();

/** The headers that the rules define for one path: those for all paths, and those that name it. */
function expectedHeaders(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter(({path: pattern}) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.fromEntries([
    ['Cache-Control', REVALIDATED],
    ...fitting.flatMap(({headers}) => Object.entries(headers)),
  ]);
}

/** The checks that a deployment has to pass, whatever the host. */
export const CHECKS: readonly Check[] = [
  {
    name: 'R87: every URL in the sitemap is a page that contains its own policy and URL',
    run: async (ask, {siteUrl}) =>
      checkAll(await listPages(ask), ask, (answer, path) => {
        const html = answer.body.toString();
        const canonical = `${siteUrl}${path === '/' ? '/' : path}`;
        return [
          has(answer, 200),
          isHtml(answer),
          !html.includes('http-equiv="Content-Security-Policy"') && 'has no content policy in it',
          !html.includes(canonical) && `does not name ${canonical}`,
        ];
      }),
  },
  {
    name: 'R87: unknown paths get the error page, with status 404',
    run: (ask) => checkAll(UNKNOWN, ask, (answer) => [has(answer, 404), isHtml(answer)]),
  },
  {
    name: 'R87: other spellings of a URL redirect to the canonical one',
    async run(ask, {redirects}) {
      const pages = (await listPages(ask)).filter((path) => path !== '/').slice(0, 3);
      const spelled = pages.flatMap((to) => [`${to}/`, `${to}.html`].map((from) => ({from, to})));
      const leads = new Map([...spelled, ...redirects].map(({from, to}) => [from, to]));
      return checkAll([...leads.keys()], ask, (answer, path) => {
        const there = new URL(answer.headers.location ?? '', 'http://site').pathname;
        return [
          ![301, 308].includes(answer.status) && `answers ${answer.status}, not 301 or 308`,
          there !== leads.get(path) && `leads to ${there}, not to ${leads.get(path)}`,
        ];
      });
    },
  },
  {
    name: 'R8, R92: the headers are those of src/plugins/security/build/headers.ts',
    async run(ask, {rules}) {
      const [asset] = await listFixedFiles(ask);
      const named = rules.map(({path}) => path).filter((path) => !path.endsWith('*'));
      const paths = ['/', '/docs/intro', '/sitemap.xml', asset?.path ?? '/', ...named];
      return checkAll(paths, ask, ({headers}, path) =>
        Object.entries(expectedHeaders(path, rules)).map(([name, value]) => {
          const sent = String(headers[name.toLowerCase()] ?? '');
          return (
            squeeze(sent) !== squeeze(value) && `has ${name}: ${sent || '(none)'}, not ${value}`
          );
        }),
      );
    },
  },
  {
    name: 'R7: scripts and style sheets have the bytes that the page expects',
    async run(ask) {
      const files = await listFixedFiles(ask);
      const hashes = new Map(files.map(({path, hash}) => [path, hash]));
      return checkAll([...hashes.keys()], ask, (answer, path) => [
        has(answer, 200),
        hashSource(answer.body) !== hashes.get(path) && 'is not the file of this build',
      ]);
    },
  },
  {
    name: 'R88: an up-to-date copy is not sent again',
    async run(ask) {
      const [asset] = await listFixedFiles(ask);
      const paths = ['/', '/docs/intro', asset?.path ?? '/'];
      const faults = paths.map(async (path) => {
        const {etag = ''} = (await ask(path)).headers;
        const {status} = await ask(path, {'if-none-match': etag});
        return status === 304 ? [] : [`${path} answers ${status} to the tag ${etag || '(none)'}`];
      });
      return {read: paths.length, faults: (await Promise.all(faults)).flat()};
    },
  },
  {
    name: 'R89: brotli and gzip responses decompress to the bytes of the plain file',
    async run(ask) {
      const [asset] = await listFixedFiles(ask);
      const pages = await listPages(ask);
      const pairs = [...pages, asset?.path ?? '/', '/sitemap.xml'].flatMap((path) =>
        (['br', 'gzip'] as const).map((coding) => ({path, coding})),
      );
      const faults = pairs.map(async ({path, coding}) => {
        const packed = await ask(path, {'accept-encoding': coding});
        if (packed.headers['content-encoding'] !== coding) {
          return [`${path} does not come as ${coding}`];
        }
        const plain = await ask(path);
        const isSame = DECOMPRESS[coding](packed.body).equals(plain.body);
        const varies = squeeze(String(packed.headers.vary)).includes('accept-encoding');
        return [
          ...(isSame ? [] : [`${path} differs from its ${coding} form`]),
          ...(varies ? [] : [`${path} does not say that it varies by Accept-Encoding`]),
        ];
      });
      return {read: pairs.length, faults: (await Promise.all(faults)).flat()};
    },
  },
  {
    name: 'R91: files for machines are served, including those in dot folders',
    run: (ask, {files}) =>
      checkAll(files, ask, (answer) => [
        has(answer, 200),
        isHtml(answer) === false && 'is a page, not a file',
      ]),
  },
  {
    name: 'R91: private files are not served',
    async run(ask) {
      const maps = (await listFixedFiles(ask)).map(({path}) => `${path}.map`);
      return checkAll([...SECRETS, ...maps], ask, (answer) => [has(answer, 404)]);
    },
  },
  {
    name: 'R16: nothing sets a cookie',
    run: (ask) =>
      checkAll(['/', '/docs/intro', '/nothing-is-here'], ask, ({headers}) => [
        headers['set-cookie'] !== undefined && `sets ${String(headers['set-cookie'])}`,
      ]),
  },
];
