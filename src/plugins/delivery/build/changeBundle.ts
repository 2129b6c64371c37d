import type {CurrentBundler} from '@docusaurus/types';
import {addCacheVersion} from '../../reproducible-build';
import type {BundleChanges, Loaded} from './Optimization';

type Rule = {test: RegExp; enforce: 'pre'; loader: string} | {test: RegExp; sideEffects: false};

type BundlerConfig = {
  readonly module: {readonly rules: Rule[]};
  readonly plugins: {readonly apply: (compiler: never) => void}[];
  readonly optimization?: {readonly mangleExports: 'size'};
};

/**
 * Builds the bundler configuration that applies the changes of optimizations.
 *
 * @param changes the changes of the optimizations that are on
 * @param config the bundler's configuration so far
 * @param loaded what Docusaurus has loaded
 * @param bundler the bundler of this build
 */
export function changeBundle(
  changes: readonly BundleChanges[],
  config: object,
  loaded: Loaded,
  {instance}: CurrentBundler,
): BundlerConfig {
  const rules = changes.flatMap(({loaders = [], withoutSideEffects: test}): Rule[] => [
    ...loaders.map((rule) => ({...rule, enforce: 'pre' as const})),
    ...(test ? [{test, sideEffects: false as const}] : []),
  ]);
  const omitted = changes.flatMap((change) => change.omitted?.(loaded) ?? []);
  const replacements = [...changes.flatMap((change) => change.replacements ?? []), ...omitted];
  const plugins = replacements.map(
    ({request, from, file}) =>
      new instance.NormalModuleReplacementPlugin(request, (resource) => {
        if (from.test(resource.context)) {
          resource.request = file;
        }
      }),
  );
  return {
    // Otherwise a cached module would still import what it imported before.
    ...(omitted.length > 0 &&
      addCacheVersion(config, omitted.map(({request}) => request.source).join())),
    module: {rules},
    plugins,
    ...(changes.some(({shortExports}) => shortExports) && {optimization: {mangleExports: 'size'}}),
  };
}
