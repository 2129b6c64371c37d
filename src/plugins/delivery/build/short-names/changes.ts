import {isRecord} from '../../../problems';
import type {BundleChanges} from '../Optimization';
import unknownForm from '../unknownForm.cjs';

/** Finds the options with which `css-loader` names the classes of CSS modules, if a rule uses it. */
function namingOf(rule: unknown): Record<string, unknown>[] {
  const loaders: readonly unknown[] = isRecord(rule) && Array.isArray(rule.use) ? rule.use : [];
  return loaders.flatMap((loader) => {
    const options = isRecord(loader) && isRecord(loader.options) ? loader.options : {};
    return isRecord(options.modules) && 'localIdentName' in options.modules
      ? [options.modules]
      : [];
  });
}

/** A separate hash for each class cannot be compressed, so the classes of a file share one. */
function shareHashes(rules: readonly unknown[]): void {
  const namings = rules.flatMap(namingOf);
  if (namings.length === 0) {
    const what = 'no rule of the bundler says how classes of CSS modules are named';
    throw unknownForm('shortNames', 'build/short-names/changes.ts', what);
  }
  for (const naming of namings) {
    naming.hashStrategy = 'minimal-subset';
  }
}

/** Makes names that only code reads as short as possible. `bundle-contents.spec.ts` holds the result. */
export const SHORT_NAMES: BundleChanges = {editRules: shareHashes, shortExports: true};
