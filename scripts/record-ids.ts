import {renderPages, readReference, recordAnchors} from '../src/plugins/reference';
import {runMain} from './runMain';

/** Adds the anchors of the pages to `contract/published-ids.json`. */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  const pages = renderPages(siteDir, await readReference(siteDir));
  const {added, total} = recordAnchors(siteDir, pages);
  console.log(`${pages.length} pages, ${total} published ids, ${added} of them new`);
}

runMain(main);
