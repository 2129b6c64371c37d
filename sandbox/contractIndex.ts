import Ajv2020, {type CodeOptions, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {closeSchemas, isJsonObject, type JsonObject} from './closeSchemas';
import {readDocuments, type ContractDocument} from './readDocuments';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** A header or path parameter of an operation. */
type ParameterCheck = {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  readonly validate: ValidateFunction;
};

/** What the contract says about the responses with one status, or one range of statuses. */
export type AnswerCheck = {
  /** The validator of a JSON body, or null if the contract defines none. */
  readonly validate: ValidateFunction | null;
  /** The validator of each event of a stream, or null. */
  readonly validateEvent: ValidateFunction | null;
};

/** One operation, ready to match and to validate requests. */
export type IndexedOperation = {
  readonly id: string;
  readonly method: string;
  /** Whether it belongs to the OpenAI-compatible part, whose key and errors have another format. */
  readonly isOpenAi: boolean;
  readonly pathPattern: RegExp;
  readonly parameters: readonly ParameterCheck[];
  readonly validateBody: ValidateFunction | null;
  /** The validators by status: `200`, `2XX` or `default`. */
  readonly answers: ReadonlyMap<string, AnswerCheck>;
};

/**
 * Reads both contract files and compiles all validators.
 *
 * @param contractDir the folder of `openapi.yaml` and `openai-compatible.yaml`
 * @param closed whether a job's input may contain only the fields that the contract names
 * @returns all operations, those of the OpenAI-compatible part below `/v1`
 * @throws Error when a file is missing, is not YAML, or has a schema that Ajv rejects
 */
export function indexContract(contractDir: string, closed = false): IndexedOperation[] {
  return readDocuments(contractDir).flatMap((it) => indexOnce(it, closed));
}

/** Caches by the parsed contract, because a test run starts many mock servers and compiling schemas is slow. */
const indexed = {
  open: new WeakMap<JsonObject, readonly IndexedOperation[]>(),
  closed: new WeakMap<JsonObject, readonly IndexedOperation[]>(),
};

function indexOnce(
  {document, prefix}: ContractDocument,
  closed: boolean,
): readonly IndexedOperation[] {
  const known = closed ? indexed.closed : indexed.open;
  const operations = known.get(document) ?? indexDocument(document, prefix, closed);
  known.set(document, operations);
  return operations;
}

function indexDocument(
  contract: JsonObject,
  prefix: string,
  closed: boolean,
): readonly IndexedOperation[] {
  const document = closed ? closeInput(contract) : contract;
  return new ContractReader(document, prefix, {}).operations;
}

/** Removes what allows any field in a job's input, so that `closeSchemas` closes it. */
function closeInput(contract: JsonObject): JsonObject {
  const components = isJsonObject(contract.components) ? contract.components : {};
  const schemas = isJsonObject(components.schemas) ? components.schemas : {};
  if (!isJsonObject(schemas.JobInput)) return contract;
  const JobInput = {...schemas.JobInput};
  delete JobInput.additionalProperties;
  return {...contract, components: {...components, schemas: {...schemas, JobInput}}};
}

/** Resolves references in one contract file and compiles its schemas. */
export class ContractReader {
  readonly operations: readonly IndexedOperation[];
  readonly ajv: Ajv2020;
  /** The reference to the schema of each validator, in the format of `ajv`. */
  readonly references = new Map<ValidateFunction, string>();
  readonly #document: JsonObject;

  /**
   * @param contract a parsed contract
   * @param prefix the prefix of each of its paths
   * @param code how Ajv generates the code of the validators
   * @throws Error when it has a schema that Ajv rejects
   */
  constructor(contract: JsonObject, prefix: string, code: CodeOptions) {
    this.#document = closeSchemas(contract);
    this.ajv = new Ajv2020({strict: false, allErrors: true, code});
    addFormats(this.ajv);
    this.ajv.addSchema({...this.#document, $id: 'contract'});
    this.operations = entriesOf(this.#document.paths).flatMap(([route, item]) =>
      entriesOf(item)
        .filter(([method]) => METHODS.includes(method))
        .map(([method]) => this.#indexOperation(route, method, prefix)),
    );
  }

  #indexOperation(route: string, method: string, prefix: string): IndexedOperation {
    const item = `#/paths/${escapePointer(route)}`;
    const pointer = `${item}/${method}`;
    const {operationId} = this.#objectAt(pointer);
    return {
      id: String(operationId),
      method: method.toUpperCase(),
      isOpenAi: prefix !== '',
      pathPattern: new RegExp(`^${prefix}${route.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
      parameters: [
        ...this.#parametersAt(`${item}/parameters`),
        ...this.#parametersAt(`${pointer}/parameters`),
      ],
      validateBody: this.#schemaAt(`${pointer}/requestBody/content/application~1json/schema`),
      answers: new Map(
        Object.keys(this.#objectAt(`${pointer}/responses`)).map((status) => [
          status,
          this.#answerAt(`${pointer}/responses/${status}`),
        ]),
      ),
    };
  }

  #parametersAt(pointer: string): ParameterCheck[] {
    return Object.keys(this.#objectAt(pointer)).flatMap((key) => {
      const at = this.#follow(`${pointer}/${key}`);
      const {name, in: place, required} = this.#objectAt(at);
      const validate = this.#schemaAt(`${at}/schema`);
      if (!validate) return [];
      return [{name: String(name), place: String(place), required: required === true, validate}];
    });
  }

  #answerAt(pointer: string): AnswerCheck {
    const content = `${this.#follow(pointer)}/content`;
    return {
      validate: this.#schemaAt(`${content}/application~1json/schema`),
      validateEvent: this.#schemaAt(
        `${this.#follow(`${content}/text~1event-stream/schema`)}/contentSchema`,
      ),
    };
  }

  #schemaAt(pointer: string): ValidateFunction | null {
    if (this.#lookUp(pointer) === undefined) return null;
    const reference = `contract${encodeURI(pointer)}`;
    const validate = this.ajv.getSchema(reference) ?? null;
    if (validate) this.references.set(validate, reference);
    return validate;
  }

  #follow(pointer: string): string {
    const {$ref} = this.#objectAt(pointer);
    return typeof $ref === 'string' ? this.#follow($ref) : pointer;
  }

  #objectAt(pointer: string): JsonObject {
    const value = this.#lookUp(pointer);
    if (Array.isArray(value)) return Object.fromEntries(Object.entries(value));
    return isJsonObject(value) ? value : {};
  }

  #lookUp(pointer: string): unknown {
    return pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((value, key) => {
        if (Array.isArray(value)) return value[Number(key)];
        return isJsonObject(value) ? value[key] : undefined;
      }, this.#document);
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function escapePointer(text: string): string {
  return text.replaceAll('~', '~0').replaceAll('/', '~1');
}
