import type {CurrentBundler} from '@docusaurus/types';
import type {BundleChanges} from './Lever';

type Rule = {test: RegExp; enforce: 'pre'; loader: string} | {test: RegExp; sideEffects: false};

type BundlerConfig = {
  readonly module: {readonly rules: Rule[]};
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
  const rules = changes.flatMap(({loaders = [], withoutSideEffects: test}): Rule[] => [
    ...loaders.map((rule) => ({...rule, enforce: 'pre' as const})),
    ...(test ? [{test, sideEffects: false as const}] : []),
  ]);
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
