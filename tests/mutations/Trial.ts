import {type Check, checksFor, CONTENT, type Copy, SOURCES} from './checks';
import type {Mutation} from './Mutation';
import {KINDS} from './kinds';
import type {Outcome} from './report';

/** Matches pages, whose problems are reported at their own locations. */
const PAGE = /^(?:docs|api)\/.*\.mdx$/;

/** Tries mutations. A check that reports problems without a mutation proves nothing, so it ends the trial. */
export class Trial {
  readonly #clean = new Map<string, Promise<string>>();

  /**
   * Introduces mutations in pages, one per page, and runs the checks once for all of them: a problem that is reported
   * at the line of a mutation, or for its page as a whole, is caused by it, because neither has one without it.
   *
   * @param copy a copy of the site
   * @param mutations mutations in any files
   * @returns those that were noticed this way; the others are not included
   */
  async tryPages(copy: Copy, mutations: readonly Mutation[]): Promise<Outcome[]> {
    await this.#expectClean(copy, CONTENT);
    await this.#expectClean(copy, SOURCES);
    const outcomes: Outcome[] = [];
    let left = mutations.filter(({file}) => PAGE.test(file));
    while (left.length > 0) {
      const round = left.filter((it, at) => left.findIndex(({file}) => file === it.file) === at);
      left = left.filter((it) => !round.includes(it));
      const lines = round.map((mutation) => ({mutation, line: copy.lineOf(mutation)}));
      const told = await copy.with(round, async () => [
        ...(await copy.ask('content')).map((it) => ({...it, noticedBy: CONTENT.name})),
        ...(await copy.ask('sources')).map((it) => ({...it, noticedBy: SOURCES.name})),
      ]);
      for (const {mutation, line} of lines) {
        const starts = {content: `${mutation.file}:${line}:`, sources: `${mutation.file}:`};
        const found = told.find(({place, noticedBy}) =>
          place.startsWith(noticedBy === SOURCES.name ? starts.sources : starts.content),
        );
        if (!found) continue;
        const {noticedBy, problem: message} = found;
        outcomes.push({mutation, line, noticedBy, message});
      }
    }
    return outcomes;
  }

  /**
   * Introduces a single mutation, and runs the checks that can notice it until one does.
   *
   * @param copy a copy of the site
   * @param mutation the mutation
   * @returns which check noticed it, or none
   * @throws Error when that check also reports a problem without the mutation
   */
  async tryAlone(copy: Copy, mutation: Mutation): Promise<Outcome> {
    const kind = KINDS.find(({name}) => name === mutation.kind);
    const line = copy.lineOf(mutation);
    const noticed = await copy.with([mutation], async () => {
      for (const check of kind ? checksFor(mutation, kind) : []) {
        const message = await check.notice(copy);
        if (message !== '') return {check, message};
      }
      return undefined;
    });
    if (!noticed) return {mutation, line};
    await this.#expectClean(copy, noticed.check);
    return {mutation, line, noticedBy: noticed.check.name, message: noticed.message};
  }

  async #expectClean(copy: Copy, check: Check): Promise<void> {
    const id = `${check.name} ${check.scope}`.trim();
    const clean = this.#clean.get(id) ?? check.notice(copy);
    this.#clean.set(id, clean);
    const message = await clean;
    if (message !== '') throw new Error(`${id} reports a problem without any mutation: ${message}`);
  }
}
