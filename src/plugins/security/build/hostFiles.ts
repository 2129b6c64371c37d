import {type HeaderRule, type Redirect, REVALIDATED} from './headers';

/** A settings file, with its path relative to the folder it is written to. */
export type HostFile = {
  readonly path: string;
  readonly text: string;
};

/** The data from which the settings of every host are generated. */
export type HostFacts = {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
};

const ORIGIN = 'Written by `npm run deploy:record` from src/plugins/security/build/headers.ts';
const CACHE_CONTROL = 'Cache-Control';
const CONTENT_TYPE = 'Content-Type';
const EVERYWHERE = '/*';

/** Groups the rules by header: for each header, the paths where it is set and its value there. */
function byName(rules: readonly HeaderRule[]): Map<string, {path: string; value: string}[]> {
  const names = new Map<string, {path: string; value: string}[]>();
  for (const {path, headers} of rules) {
    for (const [name, value] of Object.entries(headers)) {
      names.set(name, [...(names.get(name) ?? []), {path, value}]);
    }
  }
  return names;
}

function block(opening: string, lines: readonly string[]): string {
  return [`${opening} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** File types that nginx's own list lacks. */
const TYPES = {
  md: 'text/markdown',
  mjs: 'text/javascript',
  yaml: 'application/yaml',
  webmanifest: 'application/manifest+json',
};

/** True if the requested address is another spelling of the one it is normalized to: `//`, `%2F`. */
const ODD_SPELLING = block('map "$uri|$request_uri" $is_odd_spelling', [
  'default 1;',
  String.raw`"~^([^|]*)\|\1(?:\?|$)" 0;`,
]);

/** nginx: a header that differs by address is set from a variable, and is not sent if that is empty. */
function renderNginxMaps({rules}: HostFacts): string {
  const maps = [...byName(rules)].flatMap(([name, places]) => {
    if (name === CONTENT_TYPE || places.some(({path}) => path === EVERYWHERE)) {
      return [];
    }
    const cases = places.map(({path, value}) => {
      const pattern = path.endsWith('*') ? `~^${path.slice(0, -1).replaceAll('.', '\\.')}` : path;
      return `"${pattern}" "${value}";`;
    });
    const usual = name === CACHE_CONTROL ? REVALIDATED : '';
    return [block(`map $uri ${nginxVariable(name)}`, [`default "${usual}";`, ...cases])];
  });
  const types = block(
    'types',
    Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`),
  );
  return [`# ${ORIGIN}`, types, ODD_SPELLING, ...maps, ''].join('\n');
}

function nginxVariable(name: string): string {
  return `$header_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** Files of one type: at one address, or below a prefix, where precompressed copies of files are excluded. */
function renderNginxType(path: string, type: string): string {
  const lines = ['types { }', `default_type '${type}';`];
  if (!path.endsWith('*')) return block(`location = ${path}`, lines);
  const pattern = String.raw`^${path.slice(0, -1)}.+(?<!\.br)(?<!\.gz)$`;
  return block(`location ~ "${pattern}"`, [...lines, 'try_files $uri =404;']);
}

function renderNginxHeaders({rules, redirects}: HostFacts): string {
  const lines = [...byName(rules)].flatMap(([name, places]) => {
    if (name === CONTENT_TYPE) {
      return places.map(({path, value}) => renderNginxType(path, value));
    }
    const same = places.find(({path}) => path === EVERYWHERE);
    return [`add_header ${name} "${same?.value ?? nginxVariable(name)}" always;`];
  });
  const leads = redirects.flatMap(({from, to}) =>
    [from, `${from}/`].map((it) => block(`location = ${it}`, [`return 301 ${to};`])),
  );
  return [`# ${ORIGIN}`, ...lines, ...leads, ''].join('\n');
}

function renderCaddy({rules, redirects}: HostFacts): string {
  const lines = rules.flatMap(({path, headers}) => {
    const matcher = path === EVERYWHERE ? '' : `${path} `;
    return Object.entries(headers).map(
      ([name, value]) => `header ${matcher}${name} ${JSON.stringify(value)}`,
    );
  });
  const cached = rules.filter(({headers}) => headers[CACHE_CONTROL]).map(({path}) => path);
  return [
    `# ${ORIGIN}`,
    ...lines,
    `@revalidated not path ${cached.join(' ')}`,
    `header @revalidated ${CACHE_CONTROL} "${REVALIDATED}"`,
    ...redirects.flatMap(({from, to}) => [`redir ${from} ${to} 301`, `redir ${from}/ ${to} 301`]),
    '',
  ].join('\n');
}

function renderVercel({rules, redirects}: HostFacts): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    buildCommand: 'npm run build',
    outputDirectory: 'build',
    redirects: redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
    headers: rules.map(({path, headers}) => ({
      source: path.endsWith('*') ? `${path.slice(0, -1)}(.*)` : path,
      headers: Object.entries(headers).map(([key, value]) => ({key, value})),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function renderHeadersFile({rules}: HostFacts): string {
  const blocks = rules.map(({path, headers}) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n')}\n`;
}

function renderRedirectsFile({redirects}: HostFacts): string {
  const lines = redirects.flatMap(({from, to}) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${lines.join('\n')}\n`;
}

/**
 * Generates the settings that hosts read from the published folder itself.
 *
 * @returns the two files that Netlify and Cloudflare Pages read
 */
export function renderPublishedFiles(facts: HostFacts): readonly HostFile[] {
  return [
    {path: '_headers', text: renderHeadersFile(facts)},
    {path: '_redirects', text: renderRedirectsFile(facts)},
  ];
}

/**
 * Generates the settings that are stored outside the published folder.
 *
 * @returns files for nginx, Caddy and Vercel, with paths relative to `deploy/`
 */
export function renderDeployFiles(facts: HostFacts): readonly HostFile[] {
  return [
    {path: 'nginx/http.conf', text: renderNginxMaps(facts)},
    {path: 'nginx/headers.conf', text: renderNginxHeaders(facts)},
    {path: 'caddy/headers.caddy', text: renderCaddy(facts)},
    {path: 'vercel.json', text: renderVercel(facts)},
  ];
}
