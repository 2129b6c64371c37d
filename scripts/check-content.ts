// `npm run check:content`: finds problems in pages, contracts, registries and samples.
import {ContentError} from '../src/files';
import {checkContent} from '../src/site/content';
import {runMain} from './runMain';

runMain(async () => {
  const problems = await checkContent(process.cwd());
  if (problems.length > 0) throw new ContentError(problems);
  console.log('No problem in pages, contracts, registries and samples');
});
