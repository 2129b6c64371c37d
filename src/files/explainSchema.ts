import type {ErrorObject} from 'ajv/dist/2020';
import {isRecord} from './isRecord';
import {suggest} from './suggest';

/** @returns the keys of a JSON pointer such as `/0/source`: `['0', 'source']` */
export function readPointer(pointer: string): string[] {
  return pointer.split('/').slice(1);
}

/**
 * Describes in a writer's words why a value does not match its schema.
 *
 * @param error of a validator with the option `verbose`
 * @param fix what to write, if the schema has no description
 * @returns the problem, its fix, and the path to the value or the unknown key
 * @example
 * explainSchema({keyword: 'required', params: {missingProperty: 'title'}, …}, 'write it')
 * // {problem: 'has no title', fix: 'write the title in sentence case', path: []}
 */
export function explainSchema(error: ErrorObject, fix: string) {
  const {keyword, data, instancePath, parentSchema, message} = error;
  const params: Readonly<Record<string, unknown>> = error.params;
  const properties: unknown = parentSchema?.properties;
  const known = isRecord(properties) ? properties : {};
  const path = readPointer(instancePath);
  if (keyword === 'required') {
    const missing = String(params.missingProperty);
    return {problem: `has no ${missing}`, fix: readDescription(known[missing]) ?? fix, path};
  }
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty);
    const problem = `unknown key "${key}"`;
    return {problem, fix: suggest(key, Object.keys(known)), path: [...path, key]};
  }
  const names = path.filter((key) => Number.isNaN(Number(key))); // without indexes
  const name = names.at(-1) ?? 'text';
  const {allowedValues: choices} = params;
  const reason = Array.isArray(choices) ? `must be one of ${choices.join(', ')}` : message;
  return {
    problem: `${name} ${JSON.stringify(data)} ${reason}`,
    fix: readDescription(parentSchema) ?? fix,
    path,
  };
}

function readDescription(schema: unknown): string | undefined {
  if (!isRecord(schema) || typeof schema.description !== 'string') return undefined;
  return schema.description;
}
