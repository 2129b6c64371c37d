/** A value of JSON. */
export type Json = Scalar | readonly Json[] | JsonObject;

export type JsonObject = {readonly [name: string]: Json};

export type Scalar = null | boolean | number | string;

/** A schema as the contract writes it. */
export type Schema = {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly Scalar[];
  readonly const?: Json;
  readonly examples?: readonly Json[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly 'x-enum-meanings'?: Readonly<Record<string, string>>;
  /** A value that is another name of the same state. */
  readonly 'x-aliases'?: Readonly<Record<string, string>>;
  readonly 'x-transitions'?: readonly Transition[];
};

/** What leads from a state of an app or a job to the next one; null is before its creation or after its end. */
export type Transition = {
  readonly from: string | null;
  readonly to: string | null;
  readonly by: string;
  readonly operation?: string;
};

export type Parameter = {
  readonly name: string;
  readonly in: 'header' | 'path';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
};

/** A body of a request or of an answer that stands in the contract. */
export type Example = {
  readonly summary: string;
  readonly value: Json;
  /** The name of the example of the request that gets this answer. */
  readonly 'x-answers-to'?: string;
};

type Content = {
  readonly 'application/json'?: {
    readonly schema: Schema;
    readonly examples?: Readonly<Record<string, Example>>;
  };
};

/** What a published error means and what to do about it. */
export type ErrorAdvice = {
  readonly text: string;
  readonly meaning: string;
  readonly causes: readonly string[];
  readonly fix: string;
  readonly retryAdvice: string;
};

export type Answer = {
  readonly description: string;
  readonly content?: Content;
  readonly 'x-error'?: ErrorAdvice;
};

/** One method of a path, with what the path adds: all that a page, a request, or a table needs. */
export type Operation = {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {readonly description: string; readonly content: Content};
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-access': string;
  readonly 'x-effects': string;
  /** Whether a request may be sent again after a lost answer. */
  readonly 'x-retry'?: {readonly repeat: string; readonly because: string};
  readonly 'x-open-questions'?: readonly string[];
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

type Parameters = {readonly parameters?: readonly Parameter[]};

type RawOperation = Omit<Operation, 'method' | 'path' | 'parameters'> & Parameters;

type PathItem = Readonly<Partial<Record<(typeof METHODS)[number], RawOperation>>> & Parameters;

/** A contract that has passed the linter, so that its parts have the types above. Its references are resolved. */
export type Document = {
  readonly openapi: string;
  readonly servers: readonly {readonly url: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<
      Record<string, {readonly name: string; readonly description: string}>
    >;
  };
  readonly 'x-tables'?: Readonly<Record<string, Table>>;
};

/** Markdown, or an open question. An amount of memory, such as `17.4 GB`, gets a bar. */
export type TableCell = string | {readonly question: string};

/** A table of facts. */
export type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
};

/**
 * Lists the operations of a contract, in its order.
 *
 * @param document a contract that the linter accepted
 */
export function listOperations({paths}: Pick<Document, 'paths'>): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [{...operation, method: method.toUpperCase(), path, parameters}];
    }),
  );
}

/** @returns what an example or a body sends as JSON */
export const contentOf = (part: {readonly content?: Content} | undefined) =>
  part?.content?.['application/json'];
