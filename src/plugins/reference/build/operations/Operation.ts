import type {QuestionTexts} from '../../../open-questions';
import type {RetryRule} from '../facts/factSchemas';

/** A value that JSON can hold. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json};

/** One value of an enum, with its meaning. */
export type EnumValue = {
  /** The anchor on the page, for example `body.configuration.gpu_tier.BASIC`. */
  readonly id: string;
  readonly value: Json;
  readonly meaning: string | undefined;
};

/** The shape of a value, whether it is a field, a body or a parameter. Texts are Markdown. */
export type Shape = {
  /** In words, for example `array of objects` or `string or null`. */
  readonly type: string;
  readonly description: string | undefined;
  readonly isDeprecated: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly default: Json | undefined;
  /** The first of `examples`, or `x-input`. */
  readonly exampleValue: Json | undefined;
  readonly constant: Json | undefined;
  /** An example of a value that has a `pattern`. */
  readonly example: string | undefined;
  /** Each one a phrase, for example `at least 1 item`. */
  readonly limits: readonly string[];
  readonly values: readonly EnumValue[];
  readonly fields: readonly Field[];
  readonly variants: readonly Variant[];
  readonly acceptsOtherFields: boolean;
  /** When a schema contains itself, the anchor of the ancestor whose fields repeat here. */
  readonly repeats: string | undefined;
};

/** A named value: a field of a body, a header or a path parameter. */
export type Field = {
  /** The anchor on the page, for example `body.configuration.gpu_tier` or `header.x-team-id`. */
  readonly id: string;
  readonly name: string;
  readonly isRequired: boolean;
  /** JSON pointers to where the contract describes it; more than one when `allOf` merges several schemas. */
  readonly pointers: readonly string[];
  readonly shape: Shape;
};

/** One of several forms that a value can have. */
export type Variant = {
  readonly id: string;
  readonly title: string;
  /** The value of the discriminator that selects this form, for example `kind` is `image`. */
  readonly condition: {readonly field: string; readonly value: string} | undefined;
  readonly shape: Shape;
};

/** A named example of a body. */
export type Example = {
  /** Its name in the contract. */
  readonly key: string;
  readonly title: string;
  readonly value: Json;
  /** The name of the program that sends this body. */
  readonly sentBy?: string;
  /** The key of the request example that this answers. */
  readonly answersTo?: string;
};

/** The body of a request. */
export type Body = {
  readonly isRequired: boolean;
  readonly description: string | undefined;
  readonly shape: Shape;
  readonly examples: readonly Example[];
};

/** One documented status with its body. */
export type Answer = {
  /** The anchor of its heading, for example `response-404`. */
  readonly id: string;
  /** As in the contract: `200`, `2XX` or `default`. */
  readonly status: string;
  readonly description: string;
  /** Undefined when the answer has no documented body. */
  readonly shape: Shape | undefined;
  readonly examples: readonly Example[];
};

/** What a reader needs to know to resolve an error. */
export type ErrorAdvice = {
  /** The literal text of the error, with placeholders in angle brackets. */
  readonly text: string;
  readonly meaning: string;
  /** The most likely cause first. */
  readonly causes: readonly string[];
  readonly fix: string;
  /** Whether to send the same request again, in words. */
  readonly retry: string;
};

/** A documented error of one operation. */
export type ErrorAnswer = Answer & {readonly advice: ErrorAdvice};

/** A program that shows the operation. */
export type SampleReference = {
  readonly name: string;
  readonly title: string;
};

/** Everything that the contract says about one operation, in the order of the page. */
export type Operation = {
  readonly id: string;
  /** Its `summary`: its name in tables and in the Postman collection. */
  readonly name: string | undefined;
  /** In upper case, for example `POST`. */
  readonly method: string;
  readonly path: string;
  /** The first server's URL and the path. */
  readonly url: string;
  readonly pointer: string;
  readonly description: string;
  readonly access: string;
  readonly effects: string;
  /** Whether the same request may be sent again after a lost answer; undefined when the contract does not say. */
  readonly retry: RetryRule | undefined;
  readonly samples: readonly SampleReference[];
  readonly headers: readonly Field[];
  readonly pathParameters: readonly Field[];
  readonly queryParameters: readonly Field[];
  readonly body: Body | undefined;
  readonly answers: readonly Answer[];
  readonly errors: readonly ErrorAnswer[];
  /** The body that all errors share; undefined when each has its own. */
  readonly errorBody: Shape | undefined;
  /** The `default` answer: what the contract says about every status that it does not name. */
  readonly otherAnswer: Answer | undefined;
  /** Open questions about the operation, and answered ones. */
  readonly questions: QuestionTexts;
};
