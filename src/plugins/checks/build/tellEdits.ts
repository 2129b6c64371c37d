import type {EditWatch} from './EditWatch';

/** The part of the bundler that is used here: it tells when what was edited is on its way to the browser. */
type Bundler = {
  readonly hooks: {
    readonly done: {readonly tap: (name: string, listener: () => void) => void};
  };
};

/**
 * Makes the bundler tell of each edit.
 *
 * @param watch who is told, of all but the first time the bundler is done: all was checked when the site was loaded
 * @returns a plugin of the bundler
 */
export function tellEdits(watch: EditWatch): {apply: (bundler: Bundler) => void} {
  let isFirst = true;
  return {
    apply(bundler) {
      bundler.hooks.done.tap('content-checks', () => {
        if (!isFirst) {
          watch.edited();
        }
        isFirst = false;
      });
    },
  };
}
