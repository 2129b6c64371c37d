import {afterEach, expect, test, vi} from 'vitest';

const CLOSED = 'docusaurus.announcement.dismiss';

afterEach(() => {
  vi.resetModules();
});

/** Opens a page with the announcement `new` for somebody who closed one, and says whether it stays closed. */
async function staysClosed(closedId: string): Promise<boolean> {
  const stored = new Map([
    [CLOSED, 'true'],
    ['docusaurus.announcement.id', closedId],
  ]);
  vi.stubGlobal('document', {querySelector: () => ({content: 'new'})});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  const {showNews} = await import('@site/src/plugins/delivery/browser/inline/showNews');
  showNews();
  return stored.has(CLOSED);
}

test('who closed an earlier announcement sees the one that the page names', async () => {
  expect(await staysClosed('old')).toBe(false);
});

test('who closed this announcement does not see it again', async () => {
  expect(await staysClosed('new')).toBe(true);
});
