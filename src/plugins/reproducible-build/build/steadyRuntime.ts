import type {CurrentBundler} from '@docusaurus/types';

type Minimizer = {readonly apply: () => void};
type MinimizerClass = new (options: {
  readonly include: RegExp;
  readonly minimizerOptions: {readonly mangle: {readonly disableCharFreq: boolean}};
}) => Minimizer;

/** The bundler's types are those of webpack, which has no such plugin of its own. */
function isMinimizer(value: unknown): value is MinimizerClass {
  return typeof value === 'function';
}

/**
 * A minimizer for the one file whose short names would depend on whether the cache was warm: by default the
 * commonest letters are given first, and letters of hashes that are replaced later count.
 *
 * @returns minimizers to put before those of Docusaurus; none for a bundler that has no such plugin
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
