import type {CurrentBundler} from '@docusaurus/types';

type BundlerPlugin = {readonly apply: () => void};
type IntegrityPlugin = new (options: {readonly hashFuncNames: readonly string[]}) => BundlerPlugin;

/** The bundler's types are those of webpack, which has no such plugin of its own. */
function isIntegrityPlugin(value: unknown): value is IntegrityPlugin {
  return typeof value === 'function';
}

/**
 * Finds the bundler's plugin that gives every script and style sheet loaded later its hash.
 *
 * @throws an Error when the bundler has none, because pages would then load files nobody has checked
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
