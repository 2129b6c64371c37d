import Ajv2020, {type Options} from 'ajv/dist/2020';

/** Creates a validator for our own schemas and those of contracts, with the formats that contracts name. */
export function createAjv(options: Options = {}): Ajv2020 {
  // Ours are right, and the linter checks those of contracts: to check them again takes longer than all values.
  const ajv = new Ajv2020({strict: false, allErrors: true, validateSchema: false, ...options});
  ajv.addFormat('uri', /^[a-z][a-z\d+.-]*:\/\/[^\s<>]+$/i); // https://example.org
  ajv.addFormat('float', true);
  return ajv;
}
