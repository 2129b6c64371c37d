import type {Problem} from '../../../problems';
import {checkSyntax, PARSED_LANGUAGES} from './checkSyntax';
import type {CodeBlock} from './CodeBlock';
import type {Exception} from './exceptions';

/** How the site's code blocks are verified. */
type Classification = {
  /** The number of blocks in each class, by class name. */
  readonly counts: ReadonlyMap<string, number>;
  /** For each exception in use: what it covers and why. */
  readonly reasons: readonly string[];
  /** Every block that belongs to no class or is not valid in its language, and every stale exception. */
  readonly problems: readonly Problem[];
};

/** What verifies or excuses blocks, apart from their syntax. */
type Backing = {
  /** Texts of the programs that the tests run, and of the output of these programs. */
  readonly executed: ReadonlySet<string>;
  readonly exceptions: readonly Exception[];
};

type ClassifiedBlock = {
  readonly group?: string;
  readonly problem?: Problem;
};

/**
 * Assigns every code block to a class: run by the tests, valid in its language, or excused with a reason.
 *
 * @param blocks the blocks of the site
 * @param backing which texts are run, and which blocks are excused
 */
export function classifyBlocks(blocks: readonly CodeBlock[], backing: Backing): Classification {
  const classified = blocks.map((block) => classify(block, backing));
  const counts = new Map<string, number>();
  for (const {group} of classified) {
    if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const [used, stale] = split(backing.exceptions, (exception) =>
    blocks.some((block) => covers(exception, block)),
  );
  return {
    counts,
    reasons: used.map((it) => `excused in ${it.file}, "${it.firstLine}": ${it.reason}`),
    problems: [...classified.flatMap(({problem}) => problem ?? []), ...stale.map(nameStale)],
  };
}

function classify(block: CodeBlock, {executed, exceptions}: Backing): ClassifiedBlock {
  const {place, language, text} = block;
  if (executed.has(text.trimEnd())) return {group: 'run by the tests'};
  if (exceptions.some((exception) => covers(exception, block))) return {group: 'excused'};
  if (!PARSED_LANGUAGES.includes(language)) {
    const fix =
      `use one of ${PARSED_LANGUAGES.join(', ')}, a <Sample />,` +
      ' or give the reason in src/plugins/checks/build/code-blocks/exceptions.ts';
    const problem = `has a code block in "${language}", which nothing runs or parses`;
    return {problem: {place, problem, fix}};
  }
  const fault = checkSyntax(language, text);
  if (fault === undefined) return {group: `parsed as ${language}`};
  return {
    problem: {
      place,
      problem: `has a code block that is not valid ${language}: ${fault}`,
      fix: 'fix it, or name the language it is in',
    },
  };
}

function covers(exception: Exception, block: CodeBlock): boolean {
  const [firstLine] = block.text.split('\n');
  return (
    exception.file === block.file &&
    exception.language === block.language &&
    exception.firstLine === firstLine
  );
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

function nameStale({file, firstLine}: Exception): Problem {
  return {
    place: 'src/plugins/checks/build/code-blocks/exceptions.ts',
    problem: `excuses "${firstLine}" in ${file}, where no such block is left`,
    fix: 'remove the entry',
  };
}
