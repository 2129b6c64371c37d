import type {Mutation} from './Mutation';
import type {Kind} from './kinds';

/** The result of one mutation. */
export type Outcome = {
  readonly mutation: Mutation;
  /** The line of the file in which it is. */
  readonly line: number;
  /** The first check that noticed it; absent if none did. */
  readonly noticedBy?: string;
  readonly message?: string;
};

/** The share of mutations that have to be noticed. */
const ENOUGH = 0.95;

/** @returns whether enough mutations were noticed; false when there are no outcomes */
export function haveEnoughNoticed(outcomes: readonly Outcome[]): boolean {
  const noticed = outcomes.filter(({noticedBy}) => noticedBy !== undefined);
  return outcomes.length > 0 && noticed.length / outcomes.length >= ENOUGH;
}

/** @returns a mutation with its location, and the check that noticed it, in at most two lines */
export function describeMutation({mutation, line, noticedBy, message}: Outcome): string {
  const {kind, file, was, becomes} = mutation;
  const what = `${file}:${line} "${was}" became "${becomes}" (${kind})`;
  return noticedBy === undefined
    ? `✗ ${what}`
    : `✓ ${what}\n    ${noticedBy}: ${(message ?? '').slice(0, 140)}`;
}

/** Prints how many of each kind were noticed and by which checks, then the unnoticed ones. */
export function printTable(kinds: readonly Kind[], outcomes: readonly Outcome[]): void {
  for (const {name} of kinds) {
    const own = outcomes.filter(({mutation}) => mutation.kind === name);
    const noticed = own.flatMap(({noticedBy}) => noticedBy ?? []);
    const checks = [...new Set(noticed)].sort().join(', ');
    console.log(`${name.padEnd(38)} ${noticed.length} of ${own.length}  ${checks}`);
  }
  const missed = outcomes.filter(({noticedBy}) => noticedBy === undefined);
  for (const outcome of missed) console.log(describeMutation(outcome));
  const share = Math.floor((100 * (outcomes.length - missed.length)) / (outcomes.length || 1));
  console.log(`${outcomes.length} mutations, ${missed.length} unnoticed: ${share} % noticed`);
}
