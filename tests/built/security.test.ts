import {createHash} from 'node:crypto';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, it} from 'vitest';
import {builtFiles, parseFile, publishedUrl, readBuilt} from '../helpers/builtPages';

const FILES = builtFiles();
/** Pages with their trees; a page that only leads on to another has no policy and no scripts. */
const PAGES = FILES.filter((file) => file.endsWith('.html'))
  .map((file) => [file, parseFile(file)] as const)
  .filter(([, tree]) => select('main', tree));

it('R4: the policy of every page forbids what it does not name, and has no unsafe source', () => {
  expect(PAGES.length).toBeGreaterThan(0);
  for (const [file, tree] of PAGES) {
    const metas = selectAll('meta[http-equiv="Content-Security-Policy"]', tree);
    expect(metas, file).toHaveLength(1);
    const policy = String(metas[0]?.properties.content);
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).toMatch(/script-src [^;]*'sha256-/);
    // The theme's drawing for icons has one style attribute, which the policy names by its hash.
    expect(policy.replace("'unsafe-hashes'", ''), file).not.toMatch(/unsafe-|https?:|\*/);
    const html = readBuilt(file);
    expect(html.indexOf('http-equiv'), `${file}: it stands first`).toBeLessThan(
      html.indexOf('<title'),
    );
  }
});

it('R6, R21: the policy names every inline script of its page by its hash', () => {
  for (const [file, tree] of PAGES) {
    const policy = String(select('meta[http-equiv]', tree)?.properties.content);
    const inline = selectAll('script:not([src], [type*=json])', tree).map((it) => toString(it));
    const unnamed = inline.filter((code) => {
      const hash = createHash('sha256').update(code).digest('base64');
      return !policy.includes(`'sha256-${hash}'`);
    });
    expect(inline.length, file).toBeGreaterThan(0);
    expect(unnamed, file).toEqual([]);
  }
});

it('R11, R21: no page has an inline style, a handler, a frame or a script address', () => {
  const ofTheme = (style: unknown): boolean => style === 'display: none;';
  for (const [file, tree] of PAGES) {
    const found = selectAll('*', tree).filter(
      ({tagName, properties}) =>
        ['style', 'iframe', 'object', 'embed', 'base'].includes(tagName) ||
        (properties.style !== undefined && !ofTheme(properties.style)) ||
        Object.keys(properties).some((name) => /^on[A-Z]/.test(name)) ||
        /^javascript:/i.test(String(properties.href)),
    );
    expect(
      found.map(({tagName, properties}) => `${tagName} ${JSON.stringify(properties)}`),
      file,
    ).toEqual([]);
  }
});

it('R12: no page loads anything from another host', () => {
  const own = publishedUrl();
  for (const [file, tree] of PAGES) {
    const loaded = [
      ...selectAll('[src]', tree).map(({properties}) => properties.src),
      ...selectAll('link:not([rel=canonical], [rel=alternate])', tree).map(
        ({properties}) => properties.href,
      ),
    ].map(String);
    const foreign = loaded.filter(
      (it) => new URL(it, own).origin !== own && !it.startsWith('data:'),
    );
    expect(foreign, file).toEqual([]);
  }
});

it('R20: no script of the build runs text as code', () => {
  const scripts = FILES.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) {
    // The bundler's runtime has one fallback for finding the global object, which browsers never reach.
    const code = readBuilt(file).replace('||Function("return this")()', '');
    expect(/\beval\(|\bFunction\(["'`]/.exec(code)?.[0], file).toBeUndefined();
  }
});
