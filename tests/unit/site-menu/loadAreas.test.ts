import {beforeEach, expect, it, vi} from 'vitest';

const file = vi.hoisted(() => ({isThere: true, asked: 0}));
const prefetched = vi.hoisted((): string[] => []);

vi.mock('@generated/areas/default/areas.json', () => ({
  get default() {
    file.asked += 1;
    if (!file.isThere) throw new Error('gone');
    return [{label: 'Guides', path: '/docs', items: []}];
  },
}));
vi.mock('@site/src/components/Navigation/prefetch', () => ({
  default: (address: string) => prefetched.push(address),
}));
vi.mock('@site/src/client/whenIdle', () => ({
  whenIdle: (callback: () => void) => {
    callback();
  },
}));

async function open(navigator: object = {onLine: true}) {
  vi.resetModules();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('__webpack_require__', {gca: (name: string) => `/assets/js/${name}.js`});
  return import('@site/src/components/SiteMenu/loadAreas');
}

beforeEach(() => {
  file.isThere = true;
  file.asked = 0;
  prefetched.length = 0;
});

it('the areas are loaded once', async () => {
  const {loadAreas, loadedAreas} = await open();
  expect(loadedAreas()).toBeUndefined();
  const [areas, same] = await Promise.all([loadAreas(), loadAreas()]);
  expect(areas).toEqual([{label: 'Guides', path: '/docs', items: []}]);
  expect(same).toBe(areas);
  expect(loadedAreas()).toBe(areas);
  expect(file.asked).toBe(1);
});

it('a load that failed is tried again by itself', async () => {
  vi.useFakeTimers();
  const {loadAreas} = await open();
  file.isThere = false;
  const loading = loadAreas();
  await vi.advanceTimersByTimeAsync(100);
  file.isThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toHaveLength(1);
  expect(file.asked).toBe(2);
  vi.useRealTimers();
});

it('offline a load fails at once, and the next one tries again', async () => {
  const {loadAreas, loadedAreas} = await open({onLine: false});
  file.isThere = false;
  await expect(loadAreas()).rejects.toThrow('gone');
  expect(file.asked).toBe(1);
  expect(loadedAreas()).toBeUndefined();
  file.isThere = true;
  expect(await loadAreas()).toHaveLength(1);
});

it('the file of the areas is fetched ahead', async () => {
  const {prefetchAreas} = await open();
  prefetchAreas();
  expect(prefetched).toEqual(['/assets/js/areas.js']);
});

it('nothing is fetched ahead when the areas are here, or on their way', async () => {
  const {loadAreas, prefetchAreas} = await open();
  const loading = loadAreas();
  prefetchAreas();
  await loading;
  prefetchAreas();
  expect(prefetched).toEqual([]);
});

it.each([
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: 'slow-2g'},
])('nothing is fetched ahead with %o', async (connection) => {
  const {prefetchAreas} = await open({onLine: true, connection});
  prefetchAreas();
  expect(prefetched).toEqual([]);
});
