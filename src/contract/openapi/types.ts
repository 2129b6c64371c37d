/**
 * The contract as data: the types of an OpenAPI 3.1 document that `load.ts` has read, checked and dereferenced, as far as
 * this site uses them. All types about the contract are here; browsers may import them.
 */

export type Json = Scalar | readonly Json[] | JsonObject;

export type JsonObject = {readonly [name: string]: Json};

export type Scalar = null | boolean | number | string;

/** A JSON schema. It contains no references. */
export type Schema = {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly Scalar[];
  readonly const?: Scalar;
  readonly examples?: readonly Json[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  /** The schema of the parts of a string: used for server-sent events. */
  readonly contentSchema?: Schema;
  readonly 'x-enum-meanings'?: Readonly<Record<string, string>>;
  /** Values that are another name of the same state: the name, then the state. */
  readonly 'x-aliases'?: Readonly<Record<string, string>>;
  readonly 'x-transitions'?: readonly Transition[];
  /** How an app or a job has ended in each status that nothing changes. */
  readonly 'x-outcomes'?: Readonly<Record<string, Outcome>>;
};

/** How an app or a job has ended. `canceled` is an end that a request asked for. */
type Outcome = 'success' | 'failure' | 'canceled';

type Transition = {
  /** Null before the first state. */
  readonly from: string | null;
  /** Null after the last state. */
  readonly to: string | null;
  /** The cause, in words. */
  readonly by: string;
  /** The operation that causes it. Without one, the change happens by itself. */
  readonly operation?: string;
};

type Parameter = {
  readonly name: string;
  readonly in: 'header' | 'path';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
};

export type Example = {
  readonly summary: string;
  readonly value: Json;
  /** What gets this response: an example of the request, by its name, or an optional part, by its ID. */
  readonly 'x-answers-to'?: string;
};

export type MediaType = {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
};

/** Bodies by their media type, such as `application/json`. */
export type Content = Readonly<Partial<Record<string, MediaType>>>;

export type ErrorAdvice = {
  readonly text: string;
  readonly meaning: string;
  readonly causes: readonly string[];
  readonly fix: string;
  readonly retryAdvice: string;
};

export type Response = {
  readonly description: string;
  readonly content?: Content;
  readonly 'x-error'?: ErrorAdvice;
};

export type Operation = {
  /** In capitals, such as `POST`. */
  readonly method: string;
  /** Such as `/app/{app_id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  /** Those of the path too. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {readonly description: string; readonly content: Content};
  /** By status: `200`, a range such as `2XX`, or `default`. */
  readonly responses: Readonly<Record<string, Response>>;
  readonly 'x-access': string;
  readonly 'x-effects': string;
  /** Whether a request may be sent again after a lost response. */
  readonly 'x-retry'?: {readonly repeat: string; readonly because: string};
  /** Ids of `contract/open-questions.yaml`. */
  readonly 'x-open-questions'?: readonly string[];
};

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

type WithParameters = {readonly parameters?: readonly Parameter[]};

/** A path as the document has it. `listOperations` joins the two levels. */
type PathItem = WithParameters &
  Readonly<
    Partial<Record<Method, Omit<Operation, 'method' | 'path' | 'parameters'> & WithParameters>>
  >;

/** The address of a service. In braces it has variables, such as `{baseUrl}`. */
export type Server = {
  readonly url: string;
  readonly variables?: Readonly<Record<string, {readonly default: string}>>;
};

export type Contract = {
  readonly servers: readonly Server[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<
      Record<string, {readonly name: string; readonly description: string}>
    >;
  };
  /** Tables of facts that pages show by their names. */
  readonly 'x-tables'?: Readonly<Record<string, Table>>;
};

/** Markdown, or the id of an open question. */
type TableCell = string | {readonly question: string};

export type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
};
