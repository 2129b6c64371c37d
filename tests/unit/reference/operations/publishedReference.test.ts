import {beforeAll, describe, expect, it} from 'vitest';
import {BRAND} from '@site/src/site/brand';
import {buildDownloads} from '../../../../src/plugins/reference/build/operations/buildDownloads';
import {listFields} from '../../../../src/plugins/reference/build/operations/checkFieldsRendered';
import {readPublishedAnchors} from '../../../../src/plugins/reference/build/operations/anchorFiles';
import {checkNew} from '../../../../src/plugins/reference/build/operations/checkAnchors';
import {
  checkReference,
  renderPages,
  readReference,
  type Reference,
} from '../../../../src/plugins/reference/build/operations/renderPages';
import {listAnchors} from '../../../../src/plugins/reference/build/operations/listAnchors';
import {renderOperation} from '../../../../src/plugins/reference/build/operations/renderOperation';

const SITE = process.cwd();

describe('the published reference', () => {
  let reference: Reference;
  beforeAll(async () => {
    reference = await readReference(SITE);
  });

  it('matches its pages and its published anchors', () => {
    checkReference(SITE, reference);
    const pages = renderPages(SITE, reference);
    const published = readPublishedAnchors(SITE);
    expect(pages.flatMap((page) => checkNew(page, published))).toEqual([]);
    const anchors = pages.flatMap((page) => page.anchors);
    console.log(`${reference.operations.length} operations, ${anchors.length} anchors`);
    expect(anchors.length).toBeGreaterThan(200);
  });

  it('renders an anchor for each field of each operation', () => {
    const missing = reference.operations.flatMap((operation) => {
      const anchors = listAnchors(renderOperation(operation));
      return listFields(operation).filter(({id}) => !anchors.includes(id));
    });
    expect(missing).toEqual([]);
  });

  it('writes the same downloads twice', async () => {
    const first = await buildDownloads(SITE, BRAND.siteUrl, reference.contract);
    const second = await buildDownloads(SITE, BRAND.siteUrl, (await readReference(SITE)).contract);
    expect(second).toEqual(first);
    expect(first.map(({name}) => name)).toEqual([
      'openapi.yaml',
      'openapi.json',
      'openai-compatible.yaml',
    ]);
  });
});
