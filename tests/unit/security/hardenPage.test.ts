import {describe, expect, test} from 'vitest';
import {buildColorModeScript} from '../../../src/plugins/security/build/buildColorModeScript';
import {hardenPage} from '../../../src/plugins/security/build/hardenPage';
import {hashSource} from '../../../src/plugins/built-pages/build/hashSource';

const COLOR_MODE = buildColorModeScript('light');
const STARTER = 'start()';
const FILES: Readonly<Record<string, string>> = {
  '/assets/js/main.1a.js': hashSource('main'),
  '/assets/css/styles.2b.css': hashSource('styles'),
};
const THEME_SCRIPT =
  '<script>get("docusaurus-theme");set("data-announcement-bar-initially-dismissed")</script>';

function harden(body: string, head = '<meta charset=UTF-8>', startsScripts = true) {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const inlineScripts = [COLOR_MODE, STARTER].map((code) => `'${hashSource(code)}'`);
  return hardenPage(html, {
    siteUrl: 'https://docs.example',
    policy: {inlineScripts, hasAnalytics: false, startsScripts},
    colorMode: COLOR_MODE,
    inlineScript: {code: STARTER, startsScripts},
    integrityOf: (address) => FILES[address],
  });
}

function faultsOf(body: string): readonly string[] {
  return harden(body).faults.map(({found}) => found);
}

describe('a page that is fit to publish', () => {
  test('keeps every byte except for those that have to change', () => {
    const kept =
      '<p  CLASS=a>1 &lt; 2<!-- --> &amp;&nbsp;3</p><pre>\n\n x</pre><img src=/img/a.svg>';
    const {html, faults} = harden(kept);
    expect(faults).toEqual([]);
    expect(html).toContain(`<body>${kept}</body>`);
  });

  test('has its policy directly after its encoding', () => {
    const {html} = harden('');
    expect(html).toMatch(/<meta charset=UTF-8><meta http-equiv="Content-Security-Policy"/);
  });

  test('has the integrity hashes of its held scripts, and only the inline ones in its policy', () => {
    const {html, faults} = harden('<script type="text/plain" src=/assets/js/main.1a.js></script>');
    expect(faults).toEqual([]);
    expect(html).toContain(
      `<script integrity="${hashSource('main')}" crossorigin="anonymous" type="text/plain" src=/assets/js/main.1a.js>`,
    );
    expect(html).toContain(
      `script-src 'strict-dynamic' '${hashSource(COLOR_MODE)}' '${hashSource(STARTER)}';`,
    );
  });

  test('has the integrity hashes of its style sheets', () => {
    const {html} = harden(
      '',
      '<meta charset=UTF-8><link rel=stylesheet href=/assets/css/styles.2b.css>',
    );
    expect(html).toContain(`<link integrity="${hashSource('styles')}" crossorigin="anonymous" rel`);
  });

  test('has our script instead of the one that lets addresses set attributes', () => {
    const {html, faults} = harden(THEME_SCRIPT);
    expect(faults).toEqual([]);
    expect(html).toContain(`<body><script>${COLOR_MODE}</script></body>`);
  });

  test('hides the SVG sprite of icons without a style attribute', () => {
    const {html, faults} = harden('<svg style="display: none;"><defs></defs></svg>');
    expect(faults).toEqual([]);
    expect(html).toContain('<svg display="none"><defs></defs></svg>');
  });

  test('may contain structured data for search engines', () => {
    const data = '<script type=application/ld+json>{"@type":"TechArticle"}</script>';
    expect(faultsOf(data)).toEqual([]);
  });

  test('may link anywhere', () => {
    expect(faultsOf('<a href=https://other.example>there</a>')).toEqual([]);
  });
});

describe('a page that stops the build', () => {
  test.each([
    ['an inline style', '<p style="color: red">x</p>', 'style="color: red" on <p>'],
    ['a style element', '<style>p{}</style>', 'a style element: p{}'],
    ['an event handler', '<p onclick="x()">x</p>', 'onclick="x()" on <p>'],
    ['a script address', '<a href=" JavaScript:x()">x</a>', 'href=" JavaScript:x()" on <a>'],
    ['an unknown inline script', '<script>x()</script>', 'an unknown inline script: x()'],
    ['data that is not JSON', '<script type=application/ld+json>x()</script>', 'not JSON: x()'],
    [
      'an image of another host',
      '<img src=//cdn.example/a.png>',
      'another host: //cdn.example/a.png',
    ],
    [
      'one of several images',
      '<img srcset="/a.png 1x, https://cdn.example/b.png 2x">',
      'another host: https://cdn.example/b.png',
    ],
    [
      'a font of another host',
      '<link rel=preload href=https://f.example/a>',
      'https://f.example/a',
    ],
    ['a drawing of another host', '<svg><use href=https://f.example/a /></svg>', 'f.example/a'],
    ['a script of another host', '<script src=https://f.example/a.js></script>', 'f.example/a.js'],
    ['a script that the build lacks', '<script src=/a.js></script>', 'asks for /a.js, which'],
    ['a frame', '<iframe src=/docs></iframe>', 'the element <iframe>'],
    ['another base address', '<base href=/docs/>', 'the element <base>'],
  ])('%s', (_what, body, found) => {
    const faults = faultsOf(body);
    expect(
      faults.some((fault) => fault.includes(found)),
      faults.join('\n'),
    ).toBe(true);
  });

  test('no encoding to put the policy after', () => {
    expect(harden('', '').faults.map(({found}) => found)).toEqual(['no <meta charset>']);
  });
});

test('an unknown inline script says what to do, also when Docusaurus has changed its own', () => {
  const [fault] = harden('<script>x()</script>').faults;
  expect(fault?.fix).toBe(
    'move the code into a client module or a component; after an upgrade of Docusaurus, compare it with THEME_SCRIPT_MARKS in src/plugins/security/build/themeScript.ts',
  );
});

test('a script that is not held is rejected, because the policy would block it', () => {
  expect(faultsOf('<script src=/assets/js/main.1a.js defer></script>')).toEqual([
    '<script> that loads /assets/js/main.1a.js by itself, which the policy blocks',
  ]);
});

test('without a script that starts the others, the browser loads them, and the policy allows files of the site', () => {
  const {html, faults} = harden(
    '<script src=/assets/js/main.1a.js defer></script>',
    '<meta charset=UTF-8>',
    false,
  );
  expect(faults).toEqual([]);
  expect(html).toContain(`script-src 'self' '${hashSource(COLOR_MODE)}'`);
  expect(html).toContain(`<script integrity="${hashSource('main')}" crossorigin="anonymous" src`);
});

test('R32: a page built for another base URL is rejected, because its files do not exist', () => {
  expect(faultsOf('<script src=/below/assets/js/main.1a.js defer></script>')).toEqual([
    '<script> asks for /below/assets/js/main.1a.js, which the build does not have',
  ]);
});
