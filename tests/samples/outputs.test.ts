import path from 'node:path';
import {test} from 'vitest';
import {outputPath} from '../../src/plugins/console/node/programs';
import {LANGUAGES} from './languages';
import {PROGRAMS} from './programs';
import {runSample} from './runSample';

// `npm run record:samples` writes these outputs; `programs.test.ts` compares every language with them.
for (const language of LANGUAGES.filter(({id}) => id === 'javascript')) {
  test.concurrent.for(Object.entries(PROGRAMS))(
    'the output of %s is the recorded one',
    async ([name, {faults}], {expect}) => {
      const {stdout} = await runSample(language, name, {faults});
      await expect(stdout).toMatchFileSnapshot(path.resolve(outputPath(name)));
    },
  );
}
