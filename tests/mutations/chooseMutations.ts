import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createRandom, type RandomSource} from '../random/randomSource';
import type {Mutation} from './Mutation';
import type {Kind} from './kinds';

/**
 * Chooses mutations at random: a file of the kind, then a location in it, then the replacement. No two are at the same
 * location.
 *
 * @param siteDir the folder of the site; only files tracked by git are used
 * @param kinds what to choose from
 * @param each how many of each kind, if there are that many locations
 * @param seed the same seed and the same files produce the same mutations
 * @returns the mutations, kind by kind
 * @throws Error when a kind has no location, because it would then test nothing
 */
export function chooseMutations(
  siteDir: string,
  kinds: readonly Kind[],
  each: number,
  seed: number,
): Mutation[] {
  const tracked = execFileSync('git', ['ls-files'], {cwd: siteDir, encoding: 'utf8'}).split('\n');
  return kinds.flatMap((kind, index) => {
    const random = createRandom(seed + index * 7919);
    const files = tracked.filter((file) => kind.files.test(file)).sort();
    const chosen = chooseFrom(files, (file) => listMutations(siteDir, file, kind), each, random);
    if (chosen.length === 0)
      throw new Error(`"${kind.name}" has no location in ${files.join(', ')}`);
    return chosen;
  });
}

function listMutations(siteDir: string, file: string, kind: Kind): Mutation[] {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  return kind.regions(text).flatMap((region) =>
    kind.mutate(region.text).map((found) => ({
      ...found,
      at: region.at + found.at,
      kind: kind.name,
      file,
    })),
  );
}

function chooseFrom(
  files: readonly string[],
  list: (file: string) => readonly Mutation[],
  count: number,
  random: RandomSource,
): Mutation[] {
  const chosen: Mutation[] = [];
  let left = files;
  while (chosen.length < count && left.length > 0) {
    const file = random.pick(left);
    const free = list(file).filter(
      ({at}) => !chosen.some((it) => it.file === file && it.at === at),
    );
    if (free.length > 0) chosen.push(random.pick(free));
    else left = left.filter((it) => it !== file);
  }
  return chosen;
}
