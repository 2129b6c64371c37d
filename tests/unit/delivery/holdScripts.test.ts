import {expect, test} from 'vitest';
import {holdScripts} from '@site/src/plugins/delivery/build/held-scripts/holdScripts';

const PAGE =
  '<head><script src=/assets/js/runtime~main.1a.js defer></script><script src="/assets/js/main.2b.js" defer="defer"></script></head>';
const DATA = {tables: '/assets/routes/3c/', count: 1};
const TOLD =
  '<script type="application/json" id="page-data">{"tables":"/assets/routes/3c/","count":1}</script>';

test('the scripts of the bundle get a type that no browser fetches, and the page says what it needs', () => {
  expect(holdScripts(PAGE, [], DATA)).toBe(
    `<head>${TOLD}<script type="text/plain" src="/assets/js/runtime~main.1a.js"></script><script type="text/plain" src="/assets/js/main.2b.js"></script></head>`,
  );
});

test('a page with other scripts than the two of the bundle fails the build', () => {
  expect(() => holdScripts('<head></head>', [], DATA)).toThrow(
    'A page has 0 scripts of the bundle, not 2.',
  );
});

test('what a page needs cannot end the element it stands in', () => {
  const route = {path: '/$&</script>', hash: '1', names: {}};
  const held = holdScripts(PAGE, [], {...DATA, own: {route, parts: {}}});
  expect(held).toContain(String.raw`"path":"/$&\u003c/script>"`);
});

test('the parts of a page stand before the runtime, whose table they fill', () => {
  const held = holdScripts(PAGE, ['/assets/js/0a.1.js', '/assets/js/0b.2.js'], DATA);
  expect([...held.matchAll(/src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/assets/js/0a.1.js',
    '/assets/js/0b.2.js',
    '/assets/js/runtime~main.1a.js',
    '/assets/js/main.2b.js',
  ]);
});
