import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';

/** `x-retry` of an operation: whether the same request may be sent again after a lost answer. */
export type RetryRule = {
  readonly repeat: 'Yes' | 'Check first' | 'No';
  readonly because: string;
};

/** An entry of `x-retry-answers`: what an answer other than a success says about a retry. */
export type RetryAnswer = {readonly answers: string; readonly means: string; readonly then: string};

/** An entry of `x-contexts`: what a request with or without the team header applies to. */
export type ContextFacts = {
  readonly context: string;
  readonly header: string;
  readonly key: string;
  readonly needs: string;
  readonly belongsTo: string;
  readonly seenBy: string;
  /** What the fields of an app contain, by the names of the fields. */
  readonly fields: Readonly<Record<string, string>>;
};

/** What a role may do, as text, or the id of an open question. */
export type Right = string | {readonly question: string};

/** An entry of `x-rights`. */
export type RoleRights = {
  readonly action: string;
  readonly operations: readonly string[];
  readonly OWNER: Right;
  readonly ADMIN: Right;
  readonly MEMBER: Right;
};

/** An entry of `x-billing`: an action, the states that the app is then in, and the effect on billing. */
export type BillingStep = {
  readonly you: string;
  readonly operation: string;
  readonly states: readonly string[];
  readonly billing: 'not started' | 'starts' | 'goes on' | 'pauses';
};

/** `x-wait` of an enumeration: the states that end a wait, what a program then does, and what it does otherwise. */
export type WaitRule = {readonly ends: Readonly<Record<string, string>>; readonly else: string};

/** `x-time` of a schema: a format of times. */
export type TimeForm = {readonly of: string; readonly form: string; readonly example: string};

/** An entry of `x-fixed`: a field, or a part described in words, that an update cannot change. */
export type FixedPart = {readonly field?: string; readonly part?: string; readonly instead: string};

const TEXT = {type: 'string', minLength: 2} as const;
const TEXTS = {type: 'object', minProperties: 1, additionalProperties: TEXT} as const;
const NAMES = {type: 'array', minItems: 1, items: TEXT} as const;
const RIGHT = {anyOf: [TEXT, record({question: TEXT})]} as const;

const ajv = new Ajv2020({allErrors: true});

/** The checks of the facts that tables are built from, by the name of the extension. */
export const FACTS = {
  'x-retry': ajv.compile<RetryRule>(
    record({repeat: {enum: ['Yes', 'Check first', 'No']}, because: TEXT}),
  ),
  'x-retry-answers': ajv.compile<RetryAnswer[]>(
    listOf(record({answers: TEXT, means: TEXT, then: TEXT})),
  ),
  'x-contexts': ajv.compile<ContextFacts[]>(
    listOf(
      record({
        context: TEXT,
        header: TEXT,
        key: TEXT,
        needs: TEXT,
        belongsTo: TEXT,
        seenBy: TEXT,
        fields: TEXTS,
      }),
    ),
  ),
  'x-rights': ajv.compile<RoleRights[]>(
    listOf(record({action: TEXT, operations: NAMES, OWNER: RIGHT, ADMIN: RIGHT, MEMBER: RIGHT})),
  ),
  'x-billing': ajv.compile<BillingStep[]>(
    listOf(
      record({
        you: TEXT,
        operation: TEXT,
        states: NAMES,
        billing: {enum: ['not started', 'starts', 'goes on', 'pauses']},
      }),
    ),
  ),
  'x-wait': ajv.compile<WaitRule>(record({ends: TEXTS, else: TEXT})),
  'x-time': ajv.compile<TimeForm>(record({of: TEXT, form: TEXT, example: TEXT})),
  'x-fixed': ajv.compile<FixedPart[]>(
    listOf({
      ...record({field: TEXT, part: TEXT, instead: TEXT}),
      required: ['instead'],
      minProperties: 2,
    }),
  ),
  'x-envelope': ajv.compile<string>(TEXT),
  'x-send': ajv.compile<string>(TEXT),
  'x-value': ajv.compile<string>(TEXT),
  'x-input': ajv.compile<string | number>({anyOf: [TEXT, {type: 'number'}]}),
} as const;

/** Extensions that other parts of the build read and check. */
export const OTHER_EXTENSIONS = [
  'x-access',
  'x-aliases',
  'x-answers-to',
  'x-context',
  'x-effects',
  'x-enum-meanings',
  'x-enumerations',
  'x-error',
  'x-open-question',
  'x-open-questions',
  'x-samples',
  'x-sent-by',
  'x-transitions',
];

/**
 * @param check the check of an extension
 * @param value the value in the contract
 * @returns the value when it passes the check; undefined when it is missing or does not pass
 */
export function readFact<Fact>(check: ValidateFunction<Fact>, value: unknown): Fact | undefined {
  return check(value) ? value : undefined;
}

function record(properties: Readonly<Record<string, object>>) {
  const required = Object.keys(properties);
  return {type: 'object', required, properties, additionalProperties: false} as const;
}

function listOf(items: object) {
  return {type: 'array', minItems: 1, items} as const;
}
