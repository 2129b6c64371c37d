import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError, type Problem} from '../problems';
import {isCheckedBeside} from './build/checkedBeside';

export {CHECKED_BESIDE} from './build/checkedBeside';
export type {Page} from './build/pages/Page';
export {checkPages} from './build/pages/checkPages';
export {checkSite} from './build/pages/checkSite';
export {PAGE_KINDS, isPageKind} from './build/pages/pageKinds';
export {parsePage} from './build/pages/parsePage';
export {findLinks, readPages} from './build/pages/readPages';
export {remarkUnresolvedLinks} from './build/pages/remarkUnresolvedLinks';
export {describeReport} from './build/prose/checkProse';
export {checkSiteProse} from './build/prose/checkSiteProse';

/** How to find every mistake in what people write. */
export type PluginOptions = {
  readonly check: (siteDir: string, say: (line: string) => void) => Promise<readonly Problem[]>;
};

/** The part of the bundler that is used here: it tells when what was edited is on its way to the browser. */
type Bundler = {
  readonly hooks: {
    readonly done: {readonly tap: (name: string, listener: () => void) => void};
  };
};

const NAME = 'content-checks';

/** What was edited is on screen by then, and nobody is in the middle of a word. */
const QUIET_MS = 1000;

/**
 * Stops `npm start` when what people wrote has mistakes, and tells of those they make while it runs, after each
 * edit. It watches no files: Docusaurus would load the site once more for it, beside the plugin whose file that
 * is, and the last of the two to end would put the other's pages back to what they were.
 */
export default function contentChecks({siteDir}: LoadContext, {check}: PluginOptions): Plugin {
  const watch = new EditWatch(async () => {
    const problems = await check(siteDir, () => undefined);
    return problems.length > 0 ? new ContentError(problems).message : '';
  });
  return {
    name: NAME,
    async loadContent() {
      if (isCheckedBeside()) {
        return;
      }
      const problems = await check(siteDir, (line) => {
        process.stdout.write(`[INFO] prose: ${line}\n`);
      });
      if (problems.length > 0) {
        throw new ContentError(problems);
      }
    },
    configureWebpack: () =>
      process.env.NODE_ENV === 'development' ? {plugins: [tellEdits(watch)]} : {},
  };
}

function tellEdits(watch: EditWatch): {apply: (bundler: Bundler) => void} {
  let isFirst = true;
  return {
    apply(bundler) {
      bundler.hooks.done.tap(NAME, () => {
        if (!isFirst) {
          watch.edited();
        }
        isFirst = false; // all was checked when the site was loaded
      });
    },
  };
}

/** Checks when edits have come to rest, one check at a time, and tells of what is wrong and of its end. */
class EditWatch {
  private timer: NodeJS.Timeout | undefined;
  private last = Promise.resolve();
  private isBroken = false;

  /** @param findFaults gives the words for all mistakes there are; empty when there is none */
  public constructor(private readonly findFaults: () => Promise<string>) {}

  public edited(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.last = this.last.then(() => this.check());
    }, QUIET_MS);
  }

  private async check(): Promise<void> {
    const faults = await this.findFaults().catch((error: unknown) => String(error));
    if (faults !== '') {
      process.stderr.write(`[ERROR] To mend:\n${faults}\n`);
    } else if (this.isBroken) {
      process.stdout.write('[SUCCESS] Nothing is left to mend.\n');
    }
    this.isBroken = faults !== '';
  }
}
