// `npm run check:content`: finds mistakes in pages, sidebars, contracts, data files and samples.
import {readPages} from '../src/mdx';
import {ContentError} from '../src/problems';
import {checkContent} from '../src/site/content';
import {runMain} from './runMain';

runMain(async () => {
  const problems = await checkContent(process.cwd());
  if (problems.length > 0) throw new ContentError(problems);
  const {pages} = await readPages('.');
  console.log(`${pages.length} pages, no mistake`);
});
