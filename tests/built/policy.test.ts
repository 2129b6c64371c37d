import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {INLINE_SCRIPTS} from '../../src/plugins/delivery';

const INLINE = /<script(?: data-needs-scripts)?>(?<code>.*?)<\/script>/gs;
const HOSTS = ['deploy/nginx/headers.conf', 'static/_headers'];

const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((it) =>
  it.endsWith('.html'),
);
const scripts = pages.map((page) => [
  page,
  [...readFileSync(`build/${page}`, 'utf8').matchAll(INLINE)].map(
    ({groups}) =>
      `'sha256-${createHash('sha256')
        .update(groups?.code ?? '')
        .digest('base64')}'`,
  ),
]);

test.each(scripts)(
  'the inline scripts of %s are those of policy.ts: paste these hashes',
  (_page, hashes) => {
    expect(hashes).toEqual(Object.values(INLINE_SCRIPTS));
  },
);

test.each(HOSTS)('%s allows the inline scripts', (file) => {
  for (const hash of Object.values(INLINE_SCRIPTS))
    expect(readFileSync(file, 'utf8')).toContain(hash);
});
