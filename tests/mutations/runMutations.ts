import {parseArgs} from 'node:util';
import {chooseMutations} from './chooseMutations';
import type {Mutation} from './Mutation';
import {KINDS} from './kinds';
import {describeMutation, haveEnoughNoticed, printTable, type Outcome} from './report';
import {SiteCopy} from './SiteCopy';
import {Trial} from './Trial';

/** The number of copies that are used in parallel: one for each of two processors. */
const CONCURRENCY = 2;

/**
 * Introduces mutations in copies of the site, at locations chosen by a seed, and reports which checks notice them. A
 * check that reports a problem without a mutation ends the run. `--seed` repeats a run, `--each` sets how many of each
 * kind, `--only` selects the kinds with that text in their names, and `--part 2/4` runs the second of four parts. The
 * exit status is 1 when fewer than 95 of 100 are noticed.
 */
async function runMutations(): Promise<void> {
  const {values} = parseArgs({
    options: {
      seed: {type: 'string'},
      each: {type: 'string', default: '4'},
      only: {type: 'string', default: ''},
      part: {type: 'string', default: '1/1'},
    },
  });
  const seed = Number(values.seed ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
  const kinds = KINDS.filter(({name}) => name.includes(values.only));
  const all = chooseMutations(process.cwd(), kinds, Number(values.each), seed);
  const mutations = takePart(all, values.part);
  console.log(`${mutations.length} of ${all.length} mutations, seed ${seed}, part ${values.part}`);
  const copies = await Promise.all(
    Array.from({length: CONCURRENCY}, () => SiteCopy.make(process.cwd())),
  );
  try {
    const outcomes = await tryAll(copies, mutations);
    printTable(kinds, outcomes);
    process.exitCode = haveEnoughNoticed(outcomes) ? 0 : 1;
  } finally {
    await Promise.all(copies.map((copy) => copy.remove()));
  }
}

function takePart(all: readonly Mutation[], part: string): Mutation[] {
  const [own = 1, parts = 1] = part.split('/').map(Number);
  return all.filter((_, index) => index % parts === own - 1);
}

async function tryAll(
  [first, ...others]: readonly SiteCopy[],
  mutations: readonly Mutation[],
): Promise<Outcome[]> {
  if (!first) return [];
  const trial = new Trial();
  const outcomes = await trial.tryPages(first, mutations);
  for (const outcome of outcomes) console.log(describeMutation(outcome));
  const queue = mutations.filter((it) => !outcomes.some(({mutation}) => mutation === it));
  const work = async (copy: SiteCopy): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const outcome = await trial.tryAlone(copy, next);
      outcomes.push(outcome);
      console.log(describeMutation(outcome));
    }
  };
  await Promise.all([first, ...others].map(work));
  return outcomes;
}

void runMutations();
