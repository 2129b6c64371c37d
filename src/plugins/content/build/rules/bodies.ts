import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import {visit} from 'unist-util-visit';
import {isRecord, type Problem} from '../../../problems';
import {entriesOf, resolve, type Contract} from '../names';
import {placeAt, type Page} from '../readPages';

const ajv = new Ajv2020({allErrors: true, strict: false, verbose: true, validateFormats: false});

/** The body of a request or an answer, as a check of JSON values. */
export type Body = ValidateFunction;

/**
 * Compiles the bodies of requests and answers, and that of errors. Pages show parts of bodies, so no field is required;
 * a field that the contract does not have is a mistake, also where the service accepts any.
 *
 * @param contracts the contracts
 */
export function readBodies(contracts: readonly Contract[]): Body[] {
  return contracts.flatMap((document) => {
    const schemas: unknown[] = [];
    JSON.stringify([document.paths, document.components], (key, value: unknown) => {
      if (key === 'application/json' && isRecord(value)) schemas.push(value.schema);
      return key === 'parameters' ? undefined : value;
    });
    // What is no schema is told by the linter of contracts.
    const closed = schemas.map((schema) => close(schema, document));
    return closed.filter((it) => ajv.validateSchema(it) === true).map((it) => ajv.compile(it));
  });
}

/** What is made anew of a schema, or left out. */
const REPLACED = /^(?:required|properties|items|allOf|oneOf|anyOf|additionalProperties|x-.*)$/;

/** Follows references, closes every object, and requires nothing. The parts of `allOf` are closed together. */
function close(value: unknown, document: Contract, isPart = false): object {
  const resolved = resolve(value, document);
  const schema = isRecord(resolved) ? resolved : {};
  const {properties, items, allOf, oneOf, anyOf} = schema;
  const closeAll = (list: unknown, arePart: boolean): object[] =>
    Array.isArray(list) ? list.map((it) => close(it, document, arePart)) : [];
  const fields = entriesOf(properties).map(([name, it]) => [name, close(it, document)] as const);
  const parts = closeAll(allOf, true);
  const variants = [oneOf, anyOf].flatMap((list) => closeAll(list, isPart));
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => !REPLACED.test(key))),
    ...(fields.length > 0 && {properties: Object.fromEntries(fields)}),
    ...(items !== undefined && {items: close(items, document)}),
    ...(parts.length > 0 && {allOf: parts}),
    ...(variants.length > 0 && {anyOf: variants}),
    ...(!isPart && fields.length + parts.length > 0 && {unevaluatedProperties: false}),
  };
}

/**
 * Compares the JSON blocks of a page with the bodies of the contracts.
 *
 * @returns a problem for each block that is none of them; the one that fits furthest says why
 */
export function checkBodies(page: Page, bodies: readonly Body[]): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'code', ({lang, value, position}) => {
    if (lang !== 'json') return;
    const reason = findReason(value, bodies);
    const place = placeAt(page, position?.start.offset);
    const fix = 'write a body of the contract, all of it or a part';
    if (reason !== undefined)
      problems.push({place, problem: `has a JSON block that ${reason}`, fix});
  });
  return problems;
}

function findReason(text: string, bodies: readonly Body[]): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  const depthOf = ({instancePath}: ErrorObject): number => instancePath.split('/').length;
  const failures: ErrorObject[] = [];
  for (const body of bodies) {
    if (body(value)) return undefined;
    const errors = (body.errors ?? []).filter(({keyword}) => keyword !== 'anyOf');
    failures.push(...errors.sort((one, other) => depthOf(other) - depthOf(one)).slice(0, 1));
  }
  const [deepest] = failures.sort((one, other) => depthOf(other) - depthOf(one));
  return deepest && explain(deepest);
}

function explain({keyword, params, data, message = '', parentSchema}: ErrorObject): string {
  if (keyword === 'unevaluatedProperties') {
    const properties: unknown = parentSchema?.properties;
    const names = isRecord(properties) ? Object.keys(properties).join(', ') : 'others';
    return `has the field "${String(params.unevaluatedProperty)}", where the contract has ${names}`;
  }
  const allowed: unknown = params.allowedValues;
  if (Array.isArray(allowed))
    return `has ${JSON.stringify(data)}, which is none of ${allowed.join(', ')}`;
  return `has ${JSON.stringify(data)}, which ${message}`;
}
