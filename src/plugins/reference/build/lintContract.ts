import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type Config,
} from '@redocly/openapi-core';
import {contractRules} from './contractRules';
import {explainYaml} from '../../content';
import {ContentError, type Problem} from '../../problems';

type LintProblem = Awaited<ReturnType<typeof lint>>[number];

/**
 * Checks a contract with the strict rules of Redocly, and rules of our own.
 *
 * @param ref the contract file, absolute
 * @param siteDir the folder of the site; places in messages are relative to it
 * @returns the document in one piece
 * @throws ContentError with every problem in the file, in the order of its lines
 */
export async function lintContract(ref: string, siteDir: string): Promise<unknown> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    plugins: [contractRules],
    rules: {'contract/extensions': 'error', 'contract/texts': 'error'},
  });
  const problems = await findProblems(ref, config, siteDir);
  if (problems.length > 0) throw new ContentError(problems);
  const bundled = await bundle({ref, config, externalRefResolver: new BaseResolver()});
  return bundled.bundle.parsed;
}

async function findProblems(ref: string, config: Config, siteDir: string): Promise<Problem[]> {
  const unreadable = explainYaml(siteDir, path.relative(siteDir, ref)); // the linter throws for such a file
  if (unreadable.length > 0) throw new ContentError(unreadable);
  const found = await lint({ref, config, externalRefResolver: new BaseResolver()});
  return found
    .filter((problem) => !problem.ignored)
    .map((problem) => ({line: lineOf(problem), problem: toProblem(problem, siteDir)}))
    .sort((one, other) => one.line - other.line)
    .map(({problem}) => problem);
}

function lineOf(problem: LintProblem): number {
  const [location] = problem.location;
  return location ? getLineColLocation(location).start.line : 0;
}

function toProblem(problem: LintProblem, siteDir: string): Problem {
  const [location] = problem.location;
  const [suggestion] = problem.suggest;
  return {
    place: location ? placeOf(location, siteDir) : 'contract',
    problem: problem.message.trim().replace(/\s+/g, ' ') + quoteReference(problem),
    fix: suggestion
      ? `did you mean "${suggestion}"?`
      : `change it so that the lint rule "${problem.ruleId}" passes`,
  };
}

/** The linter does not say which reference leads nowhere. */
function quoteReference(problem: LintProblem): string {
  const [location] = problem.location;
  if (problem.ruleId !== 'no-unresolved-refs' || !location) return '';
  const {line} = getLineColLocation(location).start;
  return `: ${location.source.body.split('\n')[line - 1]?.trim() ?? ''}`;
}

function placeOf(location: LintProblem['location'][number], siteDir: string): string {
  const {start} = getLineColLocation(location);
  const file = path.relative(siteDir, location.source.absoluteRef);
  return `${file}:${start.line}:${start.col}`;
}
