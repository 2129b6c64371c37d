import {expect, test} from '@playwright/test';
import {selectAll} from 'hast-util-select';
import {parseBuilt, readBuilt, sitemapRoutes, copyFile} from './builtPages';

/** How often the whole site may say that something is unknown. */
const MAX_MENTIONS = 30;

const MENTION = /\b(?:un|not\s+)(?:published|known|documented)\b|\bnobody\s+knows\b/gi;

test('the site says at most MAX_MENTIONS times that something is unknown', () => {
  const counts = sitemapRoutes().map((route) => ({
    route,
    mentions: [...readBuilt(copyFile(route)).matchAll(MENTION)].length,
  }));
  const total = counts.reduce((sum, {mentions}) => sum + mentions, 0);
  console.log(`${total} mentions on ${counts.length} pages`);
  expect(counts.length).toBeGreaterThan(20);
  expect(total).toBeLessThanOrEqual(MAX_MENTIONS);
});

test('no link points to a bare host, except the two community links in the footer', () => {
  for (const route of sitemapRoutes()) {
    const bare = selectAll('a[href^="http"]', parseBuilt(route))
      .map(({properties}) => new URL(String(properties.href)))
      .filter(({pathname, search}) => pathname === '/' && search === '')
      .map(({origin}) => origin);
    expect([...new Set(bare)].sort(), route).toEqual(['https://discord.com', 'https://x.com']);
  }
});
