import path from 'node:path';
import {watchInputs} from '../../built-pages';
import type {EditWatch} from './EditWatch';

/** Inputs that only the checks read, or that the bundler does not read while they contain a mistake. */
const INPUTS = ['docs', 'api', 'src/pages', 'static', 'sidebars.ts', 'sidebarsApi.ts'] as const;

/** The part of the bundler that is used here. The hook `done` runs when an edit is on its way to the browser. */
type Bundler = {
  readonly hooks: {
    readonly done: {readonly tap: (name: string, listener: () => void) => void};
  };
};

/**
 * Makes the bundler report each edit.
 *
 * @param siteDir the folder of the site
 * @param watch is called each time the bundler is done, except the first: loading the site has checked everything
 * @returns bundler plugins
 */
export function reportEdits(siteDir: string, watch: EditWatch) {
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
