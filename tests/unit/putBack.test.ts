import {beforeAll, describe, expect, it, vi} from 'vitest';

const real = {fetch: globalThis.fetch, setTimeout: globalThis.setTimeout, log: console.log};

describe('a test that changes global state', () => {
  it('sees the change', () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubGlobal('fetch', () => undefined);
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    vi.useFakeTimers();
    expect(process.env.NODE_ENV).toBe('production');
    expect(globalThis.fetch).not.toBe(real.fetch);
    expect(globalThis.setTimeout).not.toBe(real.setTimeout);
    expect(console.log).not.toBe(real.log);
  });
});

describe('the code after it', () => {
  let found: unknown;

  beforeAll(() => {
    const {fetch, setTimeout} = globalThis;
    found = {mode: process.env.NODE_ENV, fetch, setTimeout, log: console.log};
  });

  it('finds the state restored, even before its first test', () => {
    expect(found).toEqual({mode: 'test', ...real});
  });
});
