import {beforeEach, expect, it, vi} from 'vitest';

const file = vi.hoisted(() => ({isThere: true, asked: 0}));
const prefetched = vi.hoisted((): string[] => []);

vi.mock('@generated/navigation/default/sections.json', () => ({
  get default() {
    file.asked += 1;
    if (!file.isThere) throw new Error('gone');
    return [{label: 'Guides', path: '/docs', items: []}];
  },
}));
vi.mock('@site/src/plugins/navigation/browser/prefetchFile', () => ({
  default: (address: string) => prefetched.push(address),
}));
vi.mock('@site/src/plugins/navigation/browser/whenIdle', () => ({
  whenIdle: (callback: () => void) => {
    callback();
  },
}));

async function open(navigator: object = {onLine: true}) {
  vi.resetModules();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('__webpack_require__', {gca: (name: string) => `/assets/js/${name}.js`});
  return import('@site/src/components/MobileMenu/loadSections');
}

beforeEach(() => {
  file.isThere = true;
  file.asked = 0;
  prefetched.length = 0;
});

it('the sections are loaded once', async () => {
  const {loadSections, loadedSections} = await open();
  expect(loadedSections()).toBeUndefined();
  const [sections, same] = await Promise.all([loadSections(), loadSections()]);
  expect(sections).toEqual([{label: 'Guides', path: '/docs', items: []}]);
  expect(same).toBe(sections);
  expect(loadedSections()).toBe(sections);
  expect(file.asked).toBe(1);
});

it('a failed load is retried automatically', async () => {
  vi.useFakeTimers();
  const {loadSections} = await open();
  file.isThere = false;
  const loading = loadSections();
  await vi.advanceTimersByTimeAsync(100);
  file.isThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toHaveLength(1);
  expect(file.asked).toBe(2);
});

it('offline a load fails immediately, and the next call loads again', async () => {
  const {loadSections, loadedSections} = await open({onLine: false});
  file.isThere = false;
  await expect(loadSections()).rejects.toThrow('gone');
  expect(file.asked).toBe(1);
  expect(loadedSections()).toBeUndefined();
  file.isThere = true;
  expect(await loadSections()).toHaveLength(1);
});

it('the file of the sections is prefetched', async () => {
  const {prefetchSections} = await open();
  prefetchSections();
  expect(prefetched).toEqual(['/assets/js/sections.js']);
});

it('nothing is prefetched when the sections are loaded or loading', async () => {
  const {loadSections, prefetchSections} = await open();
  const loading = loadSections();
  prefetchSections();
  await loading;
  prefetchSections();
  expect(prefetched).toEqual([]);
});

it.each([
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: 'slow-2g'},
])('nothing is prefetched with %o', async (connection) => {
  const {prefetchSections} = await open({onLine: true, connection});
  prefetchSections();
  expect(prefetched).toEqual([]);
});
