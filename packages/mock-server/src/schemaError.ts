import type {ErrorObject} from 'ajv';

/** Why a value does not match its schema. `path` leads to the value, for example `['body', 'input']`. */
type SchemaError = {readonly path: readonly string[]} & (
  | {readonly kind: 'missing'; readonly name: string}
  | {readonly kind: 'unknown'; readonly name: string}
  | {readonly kind: 'choice'; readonly choices: readonly unknown[]}
  | {readonly kind: 'other'; readonly message: string}
);

/**
 * Reads an error of Ajv: the names of its parameters differ from keyword to keyword. How it is put into words depends on
 * who reads it, a writer of a file or the author of a request.
 *
 * @example
 * readSchemaError({keyword: 'required', instancePath: '/body', params: {missingProperty: 'name'}, …})
 * // {kind: 'missing', path: ['body'], name: 'name'}
 */
export function readSchemaError({
  keyword,
  instancePath,
  params,
  message = 'is not valid',
}: ErrorObject): SchemaError {
  const path = instancePath.split('/').slice(1);
  const values: Readonly<Record<string, unknown>> = params;
  if (keyword === 'required') {
    return {kind: 'missing', path, name: String(values.missingProperty)};
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = values.additionalProperty ?? values.unevaluatedProperty;
    return {kind: 'unknown', path, name: String(name)};
  }
  if (Array.isArray(values.allowedValues)) {
    return {kind: 'choice', path, choices: values.allowedValues};
  }
  return {kind: 'other', path, message};
}
