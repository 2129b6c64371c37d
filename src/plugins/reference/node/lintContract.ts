import path from 'node:path';
import {createConfig, getLineColLocation, lint} from '@redocly/openapi-core';
import {ContentError, type Problem} from '../../problems';
import {contractRules} from './contractRules';

type LintProblem = Awaited<ReturnType<typeof lint>>[number];

/**
 * Checks a contract with the strict rules of Redocly, and rules of our own.
 *
 * @param file the contract, relative to the site's folder
 * @param siteDir the folder of the site
 * @throws ContentError with every problem in the file, in the order of its lines
 */
export async function lintContract(file: string, siteDir: string): Promise<void> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    plugins: [contractRules],
    rules: {
      'contract/extensions': 'error',
      'rule/page': {
        subject: {type: 'Operation'},
        assertions: {required: ['x-access', 'x-effects', 'x-source']},
        message: 'The page of the operation needs more: {{problems}}',
        severity: 'error',
      },
      // Texts become MDX: a heading would break the order of a page.
      'rule/texts': {
        subject: {type: 'any', property: ['description', 'summary', 'x-access', 'x-effects']},
        assertions: {notPattern: String.raw`/^(?:[^\`]|\`[^\`]*\`)*?<\/?[a-z!]|(?:^|\n)#+ /i`},
        message:
          'The text has HTML or a heading: put a tag that is meant literally between backticks, and write bold words',
        severity: 'error',
      },
    },
  });
  const found = await lint({ref: path.resolve(siteDir, file), config});
  const problems = found.filter((it) => !it.ignored).map((it) => explain(it, file));
  if (problems.length === 0) return;
  const lineOf = ({place}: Problem): number => Number(place.split(':')[1]);
  throw new ContentError(problems.sort((one, other) => lineOf(one) - lineOf(other)));
}

function explain(
  {location: [location], message, suggest: [suggestion], ruleId}: LintProblem,
  file: string,
): Problem {
  const {line, col} = location ? getLineColLocation(location).start : {line: 1, col: 1};
  // The linter does not say which reference leads nowhere.
  const isLost = ruleId === 'no-unresolved-refs';
  const reference = isLost ? `: ${location?.source.body.split('\n')[line - 1]?.trim() ?? ''}` : '';
  return {
    place: `${file}:${line}:${col}`,
    problem: message.trim().replace(/\s+/g, ' ') + reference,
    fix: suggestion
      ? `did you mean "${suggestion}"?`
      : `change it so that the lint rule "${ruleId}" passes`,
  };
}
