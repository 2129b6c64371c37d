import type {Oas3Rule, Plugin} from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {findNearest, isRecord} from '../../problems';

const TEXT = {type: 'string', minLength: 2};
const TEXTS = {type: 'object', minProperties: 1, additionalProperties: TEXT};
const NAMES = {type: 'array', minItems: 1, items: TEXT};
const STATE = {type: ['string', 'null']};
const RIGHT = {anyOf: [TEXT, record({question: TEXT})]};
const RETRY = record({repeat: {enum: ['Yes', 'Check first', 'No']}, because: TEXT});
const BILLING = {enum: ['not started', 'starts', 'goes on', 'pauses']};
const CONTEXT = {
  ...{context: TEXT, header: TEXT, key: TEXT, needs: TEXT, belongsTo: TEXT, seenBy: TEXT},
  fields: TEXTS,
};
const ERROR = {text: TEXT, meaning: TEXT, causes: NAMES, fix: TEXT, retry: TEXT, retryAdvice: TEXT};
const RIGHTS = {action: TEXT, operations: NAMES, OWNER: RIGHT, ADMIN: RIGHT, MEMBER: RIGHT};

/** What pages read beyond OpenAPI, and its form. The types of `contract.ts` say what each is. */
const EXTENSIONS: Readonly<Record<string, object>> = {
  'x-access': TEXT,
  'x-aliases': TEXTS,
  'x-answers-to': TEXT,
  'x-billing': listOf(record({you: TEXT, operation: TEXT, states: NAMES, billing: BILLING})),
  'x-contexts': listOf(record(CONTEXT)),
  'x-effects': TEXT,
  'x-enum-meanings': TEXTS,
  'x-enumerations': {type: 'object'},
  'x-envelope': TEXT,
  'x-error': record(ERROR),
  'x-fixed': listOf({
    ...record({field: TEXT, part: TEXT, instead: TEXT}),
    required: ['instead'],
    minProperties: 2,
  }),
  'x-input': {type: ['string', 'number']},
  'x-open-question': {anyOf: [TEXT, NAMES]},
  'x-open-questions': NAMES,
  'x-retry': RETRY,
  'x-retry-answers': listOf(record({answers: TEXT, means: TEXT, then: TEXT})),
  'x-rights': listOf(record(RIGHTS)),
  'x-send': TEXT,
  'x-source': NAMES,
  'x-time': record({of: TEXT, form: TEXT, example: TEXT}),
  'x-transitions': listOf({
    ...record({from: STATE, to: STATE, by: TEXT, operation: TEXT}),
    required: ['from', 'to', 'by'],
  }),
  'x-value': TEXT,
  'x-wait': record({ends: TEXTS, else: TEXT}),
};

/** What the page of an operation cannot do without. */
const OF_OPERATIONS = ['x-access', 'x-effects', 'x-source'];

const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true});
const checks = new Map(Object.entries(EXTENSIONS).map(([name, it]) => [name, ajv.compile(it)]));

/** An extension has the form that pages need, names operations that exist, and is one that something reads. */
const extensions: Oas3Rule = () => {
  const operations = new Set<unknown>();
  return {
    Root(root) {
      JSON.stringify(root.paths, (key, value: unknown) => {
        if (key === 'operationId') operations.add(value);
        return value;
      });
    },
    Operation(node: unknown, context) {
      for (const name of OF_OPERATIONS) {
        if (!isRecord(node) || name in node) continue;
        context.report({
          message: `The operation has no "${name}".`,
          location: context.location,
        });
      }
    },
    any(node: unknown, context) {
      for (const [name, value] of isRecord(node) ? Object.entries(node) : []) {
        if (!name.startsWith('x-')) continue;
        const check = checks.get(name);
        const at = context.location.child([name]);
        if (!check) {
          const nearest = findNearest(name, [...checks.keys()]);
          const suggest = nearest === undefined ? [] : [nearest];
          context.report({
            message: `"${name}" is read by nothing.`,
            suggest,
            location: at,
          });
        } else if (!check(value)) {
          for (const {instancePath, message = 'has another form'} of check.errors ?? []) {
            context.report({
              message: `${name}${instancePath} ${message}.`,
              location: at,
            });
          }
        }
        for (const id of listNamedOperations(value)) {
          if (operations.has(id)) continue;
          const message = `${name} names the operation "${String(id)}", which does not exist.`;
          context.report({message, location: at});
        }
      }
    },
  };
};

function listNamedOperations(value: unknown): unknown[] {
  const entries = Array.isArray(value) ? value.filter(isRecord) : [];
  return entries.flatMap(({operation = [], operations = []}) => [operation, operations].flat());
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Texts become MDX: HTML would not compile, and headings would break the order of a page. */
const texts: Oas3Rule = () => ({
  any(node: unknown, context) {
    for (const [name, text] of isRecord(node) ? Object.entries(node) : []) {
      if (typeof text !== 'string' || !/^(?:description|summary|x-access|x-effects)$/.test(name)) {
        continue;
      }
      visit(markdown.parse(text), ({type}) => {
        if (type !== 'html' && type !== 'heading') return undefined;
        const message =
          type === 'html'
            ? `The text has HTML: put a tag that is meant literally between backticks.`
            : `The text has a heading: write a paragraph with bold words.`;
        context.report({message, location: context.location.child([name])});
        return EXIT;
      });
    }
  },
});

function record(properties: Readonly<Record<string, object>>) {
  const required = Object.keys(properties);
  return {type: 'object', required, properties, additionalProperties: false};
}

function listOf(items: object) {
  return {type: 'array', minItems: 1, items};
}

/** The rules for contracts that OpenAPI's own do not have, as a plugin of Redocly. */
export const contractRules: Plugin = {
  id: 'contract',
  rules: {oas3: {extensions, texts}},
};
