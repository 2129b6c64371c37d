import path from 'node:path';
import {watchInputs} from '../../published-files';
import type {EditWatch} from './EditWatch';

/** What the checks alone read, or the bundler does not while it is wrong. */
const INPUTS = ['docs', 'api', 'src/pages', 'static', 'sidebars.ts', 'sidebarsApi.ts'] as const;

/** The part of the bundler that is used here: it tells when what was edited is on its way to the browser. */
type Bundler = {
  readonly hooks: {
    readonly done: {readonly tap: (name: string, listener: () => void) => void};
  };
};

/**
 * Makes the bundler tell of each edit.
 *
 * @param siteDir the folder of the site
 * @param watch who is told, of all but the first time the bundler is done: all was checked when the site was loaded
 * @returns plugins of the bundler
 */
export function tellEdits(siteDir: string, watch: EditWatch) {
  const inputs = INPUTS.map((input) => path.join(siteDir, input));
  let isFirst = true;
  const tell = {
    apply({hooks}: Bundler) {
      hooks.done.tap('content-checks', () => {
        if (!isFirst) {
          watch.edited();
        }
        isFirst = false;
      });
    },
  };
  return [tell, watchInputs('content-checks', inputs)];
}
