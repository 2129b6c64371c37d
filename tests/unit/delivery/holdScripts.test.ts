import {expect, test} from 'vitest';
import {holdScripts} from '@site/src/plugins/delivery/build/held-scripts/holdScripts';
import {insertInlineScript} from '@site/src/plugins/delivery/build/held-scripts/insertInlineScript';
import {insertPageData} from '@site/src/plugins/delivery/build/route-manifests/openRouteManifests';

const PAGE =
  '<head><script src=/assets/js/runtime~main.1a.js defer></script><script src="/assets/js/main.2b.js" defer="defer"></script></head>';
const DATA = {manifests: '/assets/routes/3c/', count: 1};
const TOLD =
  '<script type="application/json" id="page-data">{"manifests":"/assets/routes/3c/","count":1}</script>';

test('the scripts of the bundle get a type that no browser fetches', () => {
  expect(holdScripts(PAGE, [])).toBe(
    '<head><script type="text/plain" src="/assets/js/runtime~main.1a.js"></script><script type="text/plain" src="/assets/js/main.2b.js"></script></head>',
  );
});

test('a page without exactly the two scripts of the bundle fails the build, with the switch', () => {
  expect(() => holdScripts('<head></head>', [])).toThrow(
    /^The optimization heldScripts does not know .*: a page has 0 scripts of the bundle, not 2\. Switch it off: heldScripts: false in docusaurus\.config\.ts\./,
  );
});

test('the route data of a page is before its scripts, and cannot close its element', () => {
  expect(insertPageData(PAGE, DATA)).toBe(PAGE.replace('<script', () => `${TOLD}<script`));
  const route = {path: '/$&</script>', hash: '1', names: {}};
  const told = insertPageData(PAGE, {...DATA, own: {route, parts: {}}});
  expect(told).toContain(String.raw`"path":"/$&\u003c/script>"`);
});

test('the chunks of a page are before the runtime, whose table they fill', () => {
  const held = holdScripts(PAGE, ['/assets/js/0a.1.js', '/assets/js/0b.2.js']);
  expect([...held.matchAll(/src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/assets/js/0a.1.js',
    '/assets/js/0b.2.js',
    '/assets/js/runtime~main.1a.js',
    '/assets/js/main.2b.js',
  ]);
});

test('the inline script is at the end of the head, whatever characters it contains', () => {
  const {edit} = insertInlineScript('a("$&")');
  expect(edit('<head><title></title></head>', 'a.html')).toBe(
    '<head><title></title><script>a("$&")</script></head>',
  );
});

test('the inline script is before the style sheet, because after it the script would wait for it', () => {
  const {edit} = insertInlineScript('a()');
  const page = '<head><link rel=icon href=/a.svg><link rel=stylesheet href=/a.css></head>';
  expect(edit(page, 'a.html')).toBe(
    '<head><link rel=icon href=/a.svg><script>a()</script><link rel=stylesheet href=/a.css></head>',
  );
});
