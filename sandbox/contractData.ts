import type {ValidateFunction} from 'ajv';

/** A JSON object, such as a schema. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** One operation, as far as a request to it has to be recognized. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  /** Such as `/app/{app_id}`; that of the OpenAI-compatible part starts with `/v1`. */
  readonly path: string;
  readonly isOpenAi: boolean;
  readonly takesBody: boolean;
  /** The names of its headers, without that of the key. */
  readonly headers: readonly string[];
};

/** A state change. Null is the state before the first one or after the last one; `by` is null if it happens by itself. */
export type Transition = {
  readonly from: string | null;
  readonly to: string | null;
  readonly by: string | null;
};

/** What the mock server takes from the contract, besides the checks. */
export type ContractData = {
  readonly operations: readonly Operation[];
  readonly transitions: {readonly app: readonly Transition[]; readonly job: readonly Transition[]};
  /** The fields of a job's input that the contract names; a model can have others. */
  readonly inputs: readonly string[];
};

/** What the mock server takes from the contract. */
export type Contract = ContractData & {
  /** The check of a request to each operation, by its ID: of an object with `headers` and `body`. */
  readonly checks: Readonly<Record<string, ValidateFunction>>;
};

/** @returns whether a value is a JSON object, and neither null nor an array */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
