import {buildOperations} from '../../../../src/plugins/reference/build/operations/buildOperations';
import type {Field, Shape} from '../../../../src/plugins/reference/build/operations/Operation';
import {FIRST_LINE, fixtureContract} from './fixtureContract';

/** Returns the body of the operation of a fixture contract with these schemas. */
export function bodyOf(schemas: string): Shape {
  const [operation] = buildOperations(fixtureContract(schemas));
  if (!operation?.body) throw new Error('the fixture has no body');
  return operation.body.shape;
}

/** Returns a field of that body by its path of names. */
export function fieldOf(schemas: string, ...names: string[]): Field {
  let fields = bodyOf(schemas).fields;
  let found: Field | undefined;
  for (const name of names) {
    found = fields.find((field) => field.name === name);
    fields = found?.shape.fields ?? [];
  }
  if (!found) throw new Error(`the fixture has no field ${names.join('.')}`);
  return found;
}

/** Returns the messages that a writer gets about a contract. */
export function problemsOfSchemas(schemas: string): string {
  try {
    buildOperations(fixtureContract(schemas));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the place of a line of the schemas, as messages name it. */
export const line = (number: number): string => `contract.yaml:${FIRST_LINE + number - 1}`;
