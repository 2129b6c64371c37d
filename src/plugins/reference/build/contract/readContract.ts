import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  getLineColLocation,
  lint,
  loadConfig,
  type Config,
} from '@redocly/openapi-core';
import type {OpenAPIV3_1} from 'openapi-types';
import {answerContract, readQuestions} from '../../../open-questions';
import {checkExtensions} from '../facts/checkExtensions';
import {ContentError, explainYaml, type Problem} from '../../../problems';
import {contentFingerprint, keepLast} from '../../../reproducible-build';

type LintProblem = Awaited<ReturnType<typeof lint>>[number];

/** A contract that has passed every lint rule, with a way back to its lines. */
export type Contract = {
  /** The document in one piece; its `$ref`s all start with `#/` and lead somewhere. */
  readonly document: OpenAPIV3_1.Document;
  /** The file, relative to the site's folder. */
  readonly file: string;
  /**
   * @param pointer a JSON pointer into the file, for example `#/paths/~1app/post`
   * @returns `file:line:col` of that key
   */
  readonly placeOf: (pointer: string) => string;
};

const lastReading = keepLast<Promise<Contract>>();

/**
 * Reads an OpenAPI 3.1 contract, checks it with the rules of `redocly.yaml`, and writes the open questions that it
 * names, or their answers, into its texts. A dozen places of a build ask for it, and the rules take most of a second:
 * it is read once for each state of its folder.
 *
 * @param contractPath the contract file, absolute or relative to the site's folder
 * @param siteDir the folder that holds `redocly.yaml`; places in messages are relative to it
 * @returns the bundled document and the places of its parts
 * @throws ContentError with every problem in the file, in the order of its lines
 */
export async function readContract(
  contractPath: string,
  siteDir: string = process.cwd(),
): Promise<Contract> {
  const ref = path.resolve(siteDir, contractPath);
  const folder = path.dirname(ref);
  // Without its folder it is read too: who reads it says what is missing.
  const state = existsSync(folder)
    ? contentFingerprint(siteDir, [path.relative(siteDir, folder)])
    : '';
  return lastReading(ref, state, () => readAfresh(ref, siteDir));
}

async function readAfresh(ref: string, siteDir: string): Promise<Contract> {
  const config = await loadConfig({configPath: path.join(siteDir, 'redocly.yaml')});
  const problems = await lintFile(ref, config, siteDir);
  if (problems.length > 0) throw new ContentError(problems);
  const {bundle: bundled} = await bundle({ref, config, externalRefResolver: new BaseResolver()});
  const {parsed, source} = bundled;
  if (!isOpenApi31(parsed)) throw new ContentError([notOpenApi31(path.relative(siteDir, ref))]);
  const contract: Contract = {
    document: answerContract(parsed, readQuestions(siteDir)),
    file: path.relative(siteDir, ref),
    placeOf: (pointer) => placeOf({source, pointer, reportOnKey: true}, siteDir),
  };
  const faults = checkExtensions(contract);
  if (faults.length > 0) throw new ContentError(faults);
  return contract;
}

async function lintFile(ref: string, config: Config, siteDir: string): Promise<Problem[]> {
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
    place: location ? placeOf(location, siteDir) : path.join(siteDir, 'redocly.yaml'),
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

/** The linter has checked the structure; what is left to know is which version it checked against. */
function isOpenApi31(value: unknown): value is OpenAPIV3_1.Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    'openapi' in value &&
    typeof value.openapi === 'string' &&
    value.openapi.startsWith('3.1.')
  );
}

function notOpenApi31(file: string): Problem {
  return {
    place: `${file}:1:1`,
    problem: 'is not an OpenAPI 3.1 document',
    fix: 'start the file with "openapi: 3.1.1"',
  };
}
