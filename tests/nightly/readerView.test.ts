import {Readability} from '@mozilla/readability';
import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import {htmlFile, publishedUrl, readBuilt, sitemapRoutes} from '../helpers/builtPages';

test('the reader view of Firefox has nearly every block of code', () => {
  let [found, wanted] = [0, 0];
  for (const route of sitemapRoutes()) {
    const {document} = parseHTML(readBuilt(htmlFile(route)));
    const base = document.createElement('base');
    base.setAttribute('href', publishedUrl() + route); // links are resolved against it
    document.head.append(base);
    wanted += document.querySelectorAll('main pre').length;
    found += new Readability<string>(document).parse()?.content?.split('<pre').length ?? 1;
    found -= 1;
  }
  expect(wanted).toBeGreaterThan(200);
  expect(found / wanted).toBeGreaterThanOrEqual(0.95);
});
