import type {ErrorObject, ValidateFunction} from 'ajv/dist/2020';
import {visit} from 'unist-util-visit';
import {explainSchema, problemAt} from '../files';
import type {Page} from '../mdx';
import {closeSchema, createAjv, jsonOf, listOperations, type Contract} from '../openapi';
import {isRecord, type Problem} from '../problems';
import type {Rule} from './rule';

/** Compares JSON blocks of pages with the bodies of requests and answers. */
export const jsonBlocks: Rule = {
  id: 'json-blocks',
  check: ({pages, contracts}) => {
    const bodies = contracts.flatMap(({contract}) => compileBodies(contract));
    return pages.flatMap((page) => checkBlocks(page, bodies));
  },
};

/**
 * Compiles the bodies of requests and answers. Pages show parts of bodies, so no field is required. A field that the
 * contract does not have is a mistake, also where the service accepts any.
 */
function compileBodies(contract: Contract): ValidateFunction[] {
  const ajv = createAjv({verbose: true});
  const bodies: ValidateFunction[] = [];
  for (const {requestBody, responses} of listOperations(contract)) {
    for (const part of [requestBody, ...Object.values(responses)]) {
      const body = jsonOf(part);
      const schema = body && closeSchema(relax(body.schema));
      if (isRecord(schema)) bodies.push(ajv.compile(schema));
    }
  }
  return bodies;
}

/** Requires nothing, lets a value be of several variants, and leaves it to `closeSchema` to close objects. */
function relax(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(relax);
  if (!isRecord(schema)) return schema;
  const relaxed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    const isRequirement = key === 'required' && Array.isArray(value);
    if (isRequirement || key === 'additionalProperties') continue;
    relaxed[key === 'oneOf' ? 'anyOf' : key] = relax(value);
  }
  return relaxed;
}

function checkBlocks(page: Page, bodies: readonly ValidateFunction[]): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'code', ({lang, value, position}) => {
    if (lang !== 'json') return;
    const fault = findFault(value, bodies);
    if (!fault) return;
    const problem = `JSON block: ${fault.problem}`;
    problems.push(problemAt(page, position?.start.offset, problem, fault.fix));
  });
  return problems;
}

/** @returns what is wrong with a text that is no part of any body; the body that fits furthest decides */
function findFault(
  text: string,
  bodies: readonly ValidateFunction[],
): Pick<Problem, 'problem' | 'fix'> | undefined {
  const fix = 'write a body of the contract, all of it or a part';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {problem: `not valid JSON: ${String(error)}`, fix};
  }
  let deepest: ErrorObject | undefined;
  for (const body of bodies) {
    if (body(value)) return undefined;
    for (const error of body.errors ?? []) {
      const isNearer = !deepest || readDepth(error) > readDepth(deepest);
      if (error.keyword !== 'anyOf' && isNearer) deepest = error;
    }
  }
  return deepest && explainSchema(deepest, fix);
}

function readDepth({instancePath}: ErrorObject): number {
  return instancePath.split('/').length;
}
