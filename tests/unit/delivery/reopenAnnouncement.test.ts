import {afterEach, expect, test, vi} from 'vitest';

const CLOSED = 'docusaurus.announcement.dismiss';

afterEach(() => {
  vi.resetModules();
});

/** Opens a page with the announcement `new` for a reader who closed one, and returns whether it stays closed. */
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
  const {reopenAnnouncement} =
    await import('@site/src/plugins/delivery/browser/inline/reopenAnnouncement');
  reopenAnnouncement();
  return stored.has(CLOSED);
}

test('a reader who closed an earlier announcement sees the current one', async () => {
  expect(await staysClosed('old')).toBe(false);
});

test('a reader who closed this announcement does not see it again', async () => {
  expect(await staysClosed('new')).toBe(true);
});
