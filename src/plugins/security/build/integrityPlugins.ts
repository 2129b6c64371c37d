import type {CurrentBundler} from '@docusaurus/types';

type BundlerPlugin = {readonly apply: () => void};
type IntegrityPlugin = new (options: {readonly hashFuncNames: readonly string[]}) => BundlerPlugin;

/** The bundler has the types of webpack, which does not include this plugin. */
function isIntegrityPlugin(value: unknown): value is IntegrityPlugin {
  return typeof value === 'function';
}

/**
 * Finds the bundler's plugin that adds hashes to all scripts and style sheets that are loaded later.
 *
 * @throws an Error if the bundler has none, because pages would then load unverified files
 */
export function integrityPlugins({name, instance}: CurrentBundler): BundlerPlugin[] {
  const Integrity: unknown = Reflect.get(instance, 'SubresourceIntegrityPlugin');
  if (!isIntegrityPlugin(Integrity)) {
    throw new Error(
      `${name} has no SubresourceIntegrityPlugin. Keep future.faster.rspackBundler on in docusaurus.config.ts.`,
    );
  }
  return [new Integrity({hashFuncNames: ['sha256']})];
}
