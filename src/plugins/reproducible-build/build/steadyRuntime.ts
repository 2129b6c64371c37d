import type {CurrentBundler} from '@docusaurus/types';

type Minimizer = {readonly apply: () => void};
type MinimizerClass = new (options: {
  readonly include: RegExp;
  readonly minimizerOptions: {readonly mangle: {readonly disableCharFreq: boolean}};
}) => Minimizer;

/** The bundler has the types of webpack, which does not include this plugin. */
function isMinimizer(value: unknown): value is MinimizerClass {
  return typeof value === 'function';
}

/**
 * A minimizer for the one file whose short names would otherwise depend on whether the cache was warm: by default the
 * most frequent letters are used first, and letters of hashes that are replaced later are counted.
 *
 * @returns minimizers to put before those of Docusaurus; an empty array for a bundler without this plugin
 */
export function steadyRuntime({instance}: CurrentBundler): Minimizer[] {
  const Minimizer: unknown = Reflect.get(instance, 'SwcJsMinimizerRspackPlugin');
  return isMinimizer(Minimizer)
    ? [
        new Minimizer({
          include: /runtime~main/,
          minimizerOptions: {mangle: {disableCharFreq: true}},
        }),
      ]
    : [];
}
