import type {ErrorObject, ValidateFunction} from 'ajv/dist/2020';
import {visit} from 'unist-util-visit';
import {closeSchema} from '../../../../openapi';
import {isRecord, type Problem} from '../../../problems';
import {visitContracts, type Contract} from '../names';
import {problemAt} from '../texts';
import type {Page} from '../readPages';
import {ajv, explainSchema} from '../readYaml';

/**
 * Compiles the bodies of requests and answers, and that of errors. Pages show parts of bodies, so no field is required;
 * a field that the contract does not have is a mistake, also where the service accepts any.
 *
 * @param contracts the contracts
 * @returns what checks JSON values, for each body
 */
export function readBodies(contracts: readonly Contract[]): ValidateFunction[] {
  const bodies: ValidateFunction[] = [];
  visitContracts(contracts, (it, key) => {
    if (key !== 'application/json') return;
    const closed = closeSchema(relax(it.schema));
    // What is no schema is told by the linter of contracts.
    if (isRecord(closed) && ajv.validateSchema(closed) === true) bodies.push(ajv.compile(closed));
  });
  return bodies;
}

/** Requires nothing, lets a value be of several variants, and opens no object: `closeSchema` closes those. */
function relax(schema: unknown): unknown {
  const text = JSON.stringify(schema ?? {}, (key, value: unknown) =>
    key === 'additionalProperties' || (key === 'required' && Array.isArray(value))
      ? undefined
      : value,
  );
  return JSON.parse(text.replaceAll('"oneOf":', '"anyOf":'));
}

/**
 * Compares the JSON blocks of a page with the bodies of the contracts.
 *
 * @returns a problem for each block that is none of them; the one that fits furthest says why
 */
export function checkBodies(page: Page, bodies: readonly ValidateFunction[]): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'code', ({lang, value, position}) => {
    const told = lang === 'json' ? findReason(value, bodies) : undefined;
    if (!told) return;
    const problem = `has a JSON block that ${told.problem}`;
    problems.push(problemAt(page, position?.start.offset, problem, told.fix));
  });
  return problems;
}

/** @returns what is wrong with a text that is no part of any body */
function findReason(text: string, bodies: readonly ValidateFunction[]) {
  const fix = 'write a body of the contract, all of it or a part';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {problem: `is not valid JSON: ${String(error)}`, fix};
  }
  const failures: ErrorObject[] = [];
  for (const body of bodies) {
    if (body(value)) return undefined;
    failures.push(...(body.errors ?? []).filter(({keyword}) => keyword !== 'anyOf'));
  }
  const depthOf = ({instancePath}: ErrorObject): number => instancePath.split('/').length;
  const [deepest] = failures.sort((one, other) => depthOf(other) - depthOf(one));
  return deepest && explainSchema(deepest, fix);
}
