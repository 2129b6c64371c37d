import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hostFacts} from '../../../src/plugins/security/build/openHardening';
import {REVALIDATED} from '../../../src/plugins/security/build/headers';
import {
  renderDeployFiles,
  renderPublishedFiles,
} from '../../../src/plugins/security/build/hostFiles';
import {configuredDelivery} from '../../../src/site/configuredDelivery';
import {hardenOptions} from '../../../src/site/hardenOptions';

const FACTS = hostFacts(hardenOptions(configuredDelivery()));
const FILES = new Map(
  [...renderDeployFiles(FACTS), ...renderPublishedFiles(FACTS)].map((it) => [it.path, it.text]),
);
const PATHS = ['/', '/docs/intro', '/assets/js/a.js', '/openapi.yaml', '/.well-known/api-catalog'];

type Headers = Record<string, string>;

function read(file: string): string {
  return FILES.get(file) ?? '';
}

function fits(pattern: string, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}

/** Returns the expected headers according to the source. Hosts without a default of their own revalidate pages. */
function bySource(address: string): Headers {
  const fitting = FACTS.rules.filter((rule) => fits(rule.path, address));
  return Object.assign({}, ...fitting.map(({headers}) => headers)) as Headers;
}

function byHeadersFile(address: string): Headers {
  const headers: Headers = {};
  let isFitting = false;
  for (const line of read('_headers').split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      isFitting = line !== '' && fits(line, address);
    } else if (isFitting) {
      headers[name] = value;
    }
  }
  return headers;
}

function byVercel(address: string): Headers {
  const {headers} = JSON.parse(read('vercel.json')) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  const fitting = headers.filter(({source}) => new RegExp(`^${source}$`).test(address));
  return Object.fromEntries(
    fitting.flatMap((it) => it.headers.map(({key, value}) => [key, value])),
  );
}

function byCaddy(address: string): Headers {
  const headers: Headers = {};
  for (const line of read('caddy/headers.caddy').split('\n')) {
    const [, pattern = '/*', name = '', value = ''] =
      /^header (?:([/@]\S+) )?([\w-]+) "(.*)"$/.exec(line) ?? [];
    const isFitting =
      pattern === '@revalidated' ? !fits('/assets/*', address) : fits(pattern, address);
    if (name !== '' && isFitting) {
      headers[name] = value.replaceAll('\\"', '"');
    }
  }
  return headers;
}

/** Returns the value of a variable of nginx: the first matching case, else the default. */
function byMap(variable: string, address: string): string {
  const text = read('nginx/http.conf');
  const cases = new RegExp(`map \\$uri \\${variable} \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
  const lines = [...cases.matchAll(/^\s*(\S+) "(.*)";$/gm)].map(([, key = '', value = '']) => ({
    key: key.replaceAll('"', ''),
    value,
  }));
  const fitting = lines.find(({key}) =>
    key.startsWith('~') ? new RegExp(key.slice(1)).test(address) : key === address,
  );
  return (fitting ?? lines.find(({key}) => key === 'default'))?.value ?? '';
}

function byNginx(address: string): Headers {
  const text = read('nginx/headers.conf');
  const headers: Headers = {};
  for (const [, name = '', value = ''] of text.matchAll(/^add_header (\S+) "(.*)" always;$/gm)) {
    const sent = value.startsWith('$') ? byMap(value, address) : value;
    if (sent !== '') {
      headers[name] = sent;
    }
  }
  const exact = new RegExp(`location = ${address} \\{[^}]*\\}\\s+default_type '([^']+)';`).exec(
    text,
  );
  return exact?.[1] ? {...headers, 'Content-Type': exact[1]} : headers;
}

const KNOWN_DEFAULT = {'Cache-Control': REVALIDATED};

test.each(PATHS)('R9: every host sends the same headers with %s', (address) => {
  const expected = bySource(address);
  expect(Object.keys(expected).length).toBeGreaterThan(8);
  expect(byHeadersFile(address)).toEqual(expected);
  expect(byVercel(address)).toEqual(expected);
  expect(byNginx(address)).toEqual({...KNOWN_DEFAULT, ...expected});
  expect(byCaddy(address)).toEqual({...KNOWN_DEFAULT, ...expected});
});

test('R9: every host redirects the same addresses', () => {
  for (const {from, to} of FACTS.redirects) {
    expect(read('nginx/headers.conf')).toContain(`location = ${from} {\n  return 301 ${to};`);
    expect(read('caddy/headers.caddy')).toContain(`redir ${from} ${to} 301`);
    expect(read('_redirects')).toContain(`${from} ${to} 301`);
    const {redirects} = JSON.parse(read('vercel.json')) as {redirects: {source: string}[]};
    expect(redirects.map(({source}) => source)).toContain(from);
  }
  expect(FACTS.redirects.length).toBeGreaterThan(0);
});

test('R9: no header has two values for one address, because hosts differ in which one wins', () => {
  for (const address of PATHS) {
    const fitting = FACTS.rules.filter((rule) => fits(rule.path, address));
    const names = fitting.flatMap(({headers}) => Object.keys(headers));
    expect(names, address).toEqual([...new Set(names)]);
  }
});

test.each(renderDeployFiles(FACTS).map((file) => file.path))(
  'R9: deploy/%s is up to date with its source; otherwise run npm run deploy:record',
  (file) => {
    expect(readFileSync(path.join('deploy', file), 'utf8')).toBe(read(file));
  },
);
