import standaloneCode from 'ajv/dist/standalone';
import type {ValidateFunction} from 'ajv/dist/2020';
import {ContractReader, type IndexedOperation} from '../../../../sandbox/contractIndex';
import type {ContractDocument} from '../../../../sandbox/readDocuments';

/** A contract as code. */
export type ContractModules = {
  /** The source of a module that exports the validators as functions. */
  readonly checks: string;
  /** The source of an array of the operations; it takes the validators from `checks`. */
  readonly operations: string;
};

/**
 * Generates code for the operations of a contract and their validators, because browsers may not compile any.
 *
 * @param contract the contract, as the mock server reads it
 * @throws Error when it has a schema that Ajv rejects
 */
export function writeContractModule({document, prefix}: ContractDocument): ContractModules {
  const reader = new ContractReader(document, prefix, {source: true, esm: true});
  const references = [...new Set(reader.references.values())];
  const names = new Map(references.map((reference, index) => [reference, `check${index}`]));
  const code = (validate: ValidateFunction | null): string =>
    `checks.${names.get(validate ? (reader.references.get(validate) ?? '') : '') ?? 'none'} ?? null`;
  const exported = Object.fromEntries([...names].map(([reference, name]) => [name, reference]));
  return {
    checks: standaloneCode(reader.ajv, exported),
    operations: `[${reader.operations.map((operation) => writeOperation(operation, code)).join(',\n')}]`,
  };
}

function writeOperation(
  operation: IndexedOperation,
  code: (validate: ValidateFunction | null) => string,
): string {
  const {parameters, validateBody, answers, pathPattern, ...rest} = operation;
  const parameterCodes = parameters.map(
    ({validate, ...parameter}) => `{...${JSON.stringify(parameter)}, validate: ${code(validate)}}`,
  );
  const answerCodes = [...answers].map(
    ([status, {validate, validateEvent}]) =>
      `[${JSON.stringify(status)}, {validate: ${code(validate)}, validateEvent: ${code(validateEvent)}}]`,
  );
  return `{
    ...${JSON.stringify(rest)},
    pathPattern: ${String(pathPattern)},
    parameters: [${parameterCodes.join(', ')}],
    validateBody: ${code(validateBody)},
    answers: new Map([${answerCodes.join(', ')}]),
  }`;
}
