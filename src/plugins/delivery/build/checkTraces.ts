import {listTraces} from './listChanges';
import type {OptimizationName} from './Optimization';
import {readSharedScripts} from './readSharedScripts';
import unknownForm from './unknownForm.cjs';

/**
 * Checks in the built scripts that the optimizations that changed the bundle took effect.
 *
 * @param outDir the folder of the built site, absolute
 * @param optimizations those that are on
 * @throws the error of `unknownForm` for the first one that did not take effect
 */
export async function checkTraces(
  outDir: string,
  optimizations: readonly OptimizationName[],
): Promise<void> {
  const traces = listTraces(optimizations);
  const [first] = traces;
  if (first === undefined) return;
  const scripts = await readSharedScripts(outDir);
  if (scripts === '') {
    throw unknownForm(
      first.name,
      'build/readSharedScripts.ts',
      'the build has no assets/js/main.<hash>.js',
    );
  }
  for (const {name, code, isAdded, what, file} of traces) {
    if (scripts.includes(code) !== isAdded) throw unknownForm(name, file, what);
  }
}
