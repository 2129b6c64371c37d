import type {ErrorObject} from 'ajv';

/** The limit of listed problems, so that the response to a body with thousands of them is readable. */
const MAX_PROBLEMS = 10;

/**
 * Describes why a value does not match its schema.
 *
 * @param where the name of the value, for example `body`
 * @param errors the errors that Ajv found
 * @returns one sentence for each problem, with the path of the field
 */
export function describeProblems(where: string, errors: readonly ErrorObject[]): string {
  const sentences = errors.map((error) => {
    const field = where + error.instancePath.replaceAll('/', '.');
    return `${field} ${describe(error)}`;
  });
  const different = [...new Set(sentences)];
  const shown = different.slice(0, MAX_PROBLEMS).map(shorten);
  const rest = different.length - shown.length;
  return `${shown.join('; ')}${rest > 0 ? `; and ${rest} more problems` : ''}.`;
}

function shorten(sentence: string): string {
  return sentence.length > 300 ? `${sentence.slice(0, 300)}…` : sentence;
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
