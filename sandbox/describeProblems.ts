import type {ErrorObject} from 'ajv';

/**
 * Says in words why a value does not fit its schema.
 *
 * @param where what the value is, for example `body`
 * @param errors what Ajv found
 * @returns one sentence for each problem, with the path of the field
 */
export function describeProblems(where: string, errors: readonly ErrorObject[]): string {
  const sentences = errors.map((error) => {
    const field = where + error.instancePath.replaceAll('/', '.');
    return `${field} ${describe(error)}`;
  });
  return `${[...new Set(sentences)].join('; ')}.`;
}

function describe({keyword, params, message = 'is not valid'}: ErrorObject): string {
  const details: Record<string, unknown> = params;
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const name = details.unevaluatedProperty ?? details.additionalProperty;
    return `has the unknown field '${String(name)}'`;
  }
  if (keyword === 'required') return `lacks the field '${String(details.missingProperty)}'`;
  if (keyword === 'enum' && Array.isArray(details.allowedValues)) {
    return `must be one of ${details.allowedValues.join(', ')}`;
  }
  return message;
}
