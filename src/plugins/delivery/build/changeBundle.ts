import type {CurrentBundler} from '@docusaurus/types';
import type {BundleChanges} from './Lever';

type BundlerConfig = {
  readonly module: {readonly rules: {test: RegExp; enforce: 'pre'; loader: string}[]};
  readonly plugins: {readonly apply: (compiler: never) => void}[];
};

/**
 * Gives the bundler what optimizations change.
 *
 * @param changes those of the optimizations that are on
 * @param bundler the bundler of this build
 */
export function changeBundle(
  changes: readonly BundleChanges[],
  {instance}: CurrentBundler,
): BundlerConfig {
  const rules = changes.flatMap(({loaders = []}) =>
    loaders.map((rule) => ({...rule, enforce: 'pre' as const})),
  );
  const replacements = changes.flatMap((change) => change.replacements ?? []);
  const plugins = replacements.map(
    ({request, from, file}) =>
      new instance.NormalModuleReplacementPlugin(request, (resource) => {
        if (from.test(resource.context)) {
          resource.request = file;
        }
      }),
  );
  return {module: {rules}, plugins};
}
