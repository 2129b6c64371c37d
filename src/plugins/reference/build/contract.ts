import {isRecord} from '../../problems';

/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An object of JSON. */
export type JsonObject = {readonly [name: string]: Json};

/** A schema as the contract writes it. `$ref` may have siblings, which win over its target. */
export type Schema = {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (null | boolean | number | string)[];
  readonly const?: Json;
  readonly examples?: readonly Json[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly 'x-enum-meanings'?: Readonly<Record<string, string>>;
  /** An example of a model's input. */
  readonly 'x-input'?: Json;
  readonly 'x-envelope'?: string;
  readonly 'x-time'?: {readonly of: string; readonly form: string; readonly example: string};
  readonly 'x-aliases'?: Readonly<Record<string, string>>;
  readonly 'x-transitions'?: readonly Transition[];
  readonly 'x-wait'?: {readonly ends: Readonly<Record<string, string>>; readonly else: string};
  readonly 'x-billing'?: readonly {
    readonly you: string;
    readonly states: readonly string[];
    readonly billing: string;
  }[];
  readonly 'x-fixed'?: readonly {
    readonly field?: string;
    readonly part?: string;
    readonly instead: string;
  }[];
  readonly 'x-rights'?: readonly Right[];
};

/** What leads from a state of an app or a job to the next one; null is before its creation or after its end. */
export type Transition = {
  readonly from: string | null;
  readonly to: string | null;
  readonly by: string;
  readonly operation?: string;
};

/** What the roles of a team may do, or the open question about it. */
export type Right = {readonly action: string} & Readonly<
  Record<'OWNER' | 'ADMIN' | 'MEMBER', string | {readonly question: string}>
>;

/** What differs between working alone and in a team. */
export type Context = Readonly<
  Record<'context' | 'header' | 'key' | 'needs' | 'belongsTo' | 'seenBy', string>
> & {readonly fields: Readonly<Record<string, string>>};

/** A header, or a part of a path. */
export type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'header' | 'path';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
  /** When to send it, where the operations that name it do not say so. */
  readonly 'x-send'?: string;
  readonly 'x-value'?: string;
  readonly 'x-contexts'?: readonly Context[];
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

/** One answer of an operation. */
export type Answer = {
  readonly $ref?: string;
  readonly description: string;
  readonly content?: Content;
  readonly 'x-error'?: ErrorAdvice;
};

/** One method of a path. */
export type RawOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {readonly description: string; readonly content: Content};
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-access': string;
  readonly 'x-effects': string;
  /** Whether a request may be sent again after a lost answer. */
  readonly 'x-retry'?: {readonly repeat: string; readonly because: string};
  readonly 'x-envelope'?: string;
  readonly 'x-open-questions'?: readonly string[];
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

type PathItem = {readonly parameters?: readonly Parameter[]} & Readonly<
  Partial<Record<(typeof METHODS)[number], RawOperation>>
>;

/** A contract that has passed the linter, so that its parts have the types below. */
export type Document = {
  readonly openapi: string;
  readonly info: {readonly description: string};
  readonly servers: readonly {
    readonly url: string;
    readonly variables?: Readonly<Record<string, {readonly default: string}>>;
  }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly securitySchemes: Readonly<
      Record<
        string,
        {readonly name: string; readonly description: string; readonly 'x-value': string}
      >
    >;
  };
  /** Values that no operation sends or returns. */
  readonly 'x-enumerations': Readonly<Record<string, Schema>>;
  readonly 'x-retry-answers': readonly Readonly<Record<'answers' | 'means' | 'then', string>>[];
};

/** An operation with what its path adds: all a page, a request, or a table needs. */
export type Operation = RawOperation & {
  readonly method: Uppercase<(typeof METHODS)[number]>;
  readonly path: string;
  readonly parameters: readonly Parameter[];
};

/** Whether a document that the linter accepted is of the version whose types stand here. */
export function isDocument(value: unknown): value is Document {
  return isRecord(value) && typeof value.openapi === 'string' && value.openapi.startsWith('3.1.');
}

/**
 * Follows `$ref` to the end. Siblings of a reference, such as a description for this place, win over its target.
 *
 * @param section the part of `components` that references of this kind lead to
 * @param value a schema, a parameter or an answer
 * @throws an Error for a reference without a target, and for references that lead in a ring
 */
export function follow<Value extends {readonly $ref?: string}>(
  section: Readonly<Record<string, Value>>,
  value: Value,
  seen: readonly string[] = [],
): Value {
  const {$ref, ...own} = value;
  if ($ref === undefined) return value;
  const target = section[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!target || seen.includes($ref)) {
    throw new Error(`"${$ref}" leads ${target ? 'back to itself' : 'nowhere'}`);
  }
  return {...follow(section, target, [...seen, $ref]), ...own};
}

/**
 * Lists the operations of a contract, in its order, with references followed and what their paths add.
 *
 * @param document a contract that the linter accepted
 */
export function listOperations({paths, components}: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const responses = Object.entries(operation.responses).map(
        ([status, answer]) => [status, follow(components.responses, answer)] as const,
      );
      return [
        {
          ...operation,
          method: toUpper(method),
          path,
          parameters: parameters.map((it) => follow(components.parameters, it)),
          responses: Object.fromEntries(responses),
        },
      ];
    }),
  );
}

const toUpper = <Word extends string>(word: Word): Uppercase<Word> =>
  word.toUpperCase() as Uppercase<Word>; // the type of toUpperCase is string
