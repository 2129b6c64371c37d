import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {keepPagesCurrent} from '../../../src/plugins/live-docs/build/keepPagesCurrent';

const ACTIONS: PluginContentLoadedActions = {
  addRoute: () => undefined,
  createData: (name) => Promise.resolve(name),
  setGlobalData: () => undefined,
};

const NAME = 'docusaurus-plugin-content-docs';

/** Calls the lifecycle methods of one docs plugin as Docusaurus does. */
function start(loads: (() => Promise<LoadedContent>)[], touch = vi.fn(() => Promise.resolve())) {
  const docs: Plugin<LoadedContent> = {
    name: NAME,
    loadContent: () => loads.shift()?.() ?? Promise.reject(new Error('nothing is left to load')),
    getPathsToWatch: () => ['docs/**/*.mdx'],
  };
  const live = keepPagesCurrent(docs, {
    id: 'api',
    folder: 'reference',
    signal: '/site/signal',
    touch,
  });
  return {
    live,
    touch,
    load: async () => {
      const content = await live.loadContent?.();
      if (!content) throw new Error('nothing was loaded');
      await live.contentLoaded?.({content, actions: ACTIONS});
      return content;
    },
    /** Reports which content is in use at the end of a reload. */
    use: (content: LoadedContent) =>
      live.allContentLoaded?.({allContent: {[NAME]: {api: content}}, actions: ACTIONS}),
  };
}

function content(): LoadedContent {
  return {loadedVersions: []};
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the signal file is watched in addition to the files of the plugin', () => {
  const {live} = start([]);
  expect(live.getPathsToWatch?.()).toEqual(['docs/**/*.mdx', '/site/signal']);
});

test('a plugin that gets its newest content requests no reload', async () => {
  const {load, use, touch} = start([() => Promise.resolve(content())]);
  await use(await load());
  await vi.runAllTimersAsync();
  expect(touch).not.toHaveBeenCalled();
});

test('a plugin that gets older content requests one reload, after reloads have finished', async () => {
  const {load, use, touch} = start([
    () => Promise.resolve(content()),
    () => Promise.resolve(content()),
  ]);
  const older = await load();
  await load();
  await use(older);
  await use(older);
  await vi.runAllTimersAsync();
  expect(touch).toHaveBeenCalledOnce();
});

test('content that was requested earlier and loaded later counts as older', async () => {
  let finish: (loaded: LoadedContent) => void = () => undefined;
  const slow = new Promise<LoadedContent>((resolve) => {
    finish = resolve;
  });
  const {load, use, touch} = start([() => slow, () => Promise.resolve(content())]);
  const earlier = load();
  const later = await load();
  finish(content());
  await use(await earlier);
  await vi.runAllTimersAsync();
  expect(touch).toHaveBeenCalledOnce();
  await use(later);
  await vi.runAllTimersAsync();
  expect(touch).toHaveBeenCalledOnce();
});

test('pages that cannot be loaded stay unchanged, and one line reports it', async () => {
  const {load} = start([
    () => Promise.resolve(content()),
    () => Promise.reject(new Error('Invalid sidebar file.\nThese ids do not exist:')),
  ]);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await load()).toBe(await load());
  expect(told.mock.calls).toEqual([
    ['[ERROR] The previous pages of reference/ are kept: Invalid sidebar file.\n'],
  ]);
});

test('pages that cannot be loaded at the start stop the start', async () => {
  const {load} = start([() => Promise.reject(new Error('Invalid sidebar file.'))]);
  await expect(load()).rejects.toThrow('Invalid sidebar file.');
});

test('a signal file that cannot be written is reported', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('ENOSPC: no space left on device')));
  const {load, use} = start([() => Promise.resolve(content())], failing);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await load();
  await use(content());
  await vi.runAllTimersAsync();
  expect(told.mock.calls).toEqual([
    ['[ERROR] The pages of reference/ may be out of date: ENOSPC: no space left on device\n'],
  ]);
});
