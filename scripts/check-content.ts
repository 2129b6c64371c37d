// `npm run check:content`: finds problems in pages, contracts, registries and samples.
import {readPages} from '../src/content/mdx';
import {ContentError} from '../src/files';
import {checkContent} from '../src/site/content';
import {runMain} from './runMain';

runMain(async () => {
  const problems = await checkContent(process.cwd());
  if (problems.length > 0) throw new ContentError(problems);
  const {pages} = await readPages('.');
  if (pages.length === 0) throw new Error('There is no page to check.');
  console.log(`${pages.length} pages, no problem`);
});
