import type {Oas3Rule, Plugin} from '@redocly/openapi-core';
import {ajv, recordSchema} from '../../content';
import {findNearest, isRecord} from '../../problems';

const TEXT = {type: 'string', minLength: 2};
const TEXTS = {type: 'object', minProperties: 1, additionalProperties: TEXT};
const NAMES = {type: 'array', minItems: 1, items: TEXT};
const STATE = {type: ['string', 'null']};

/** What pages read beyond OpenAPI, and its form. The types of `contract.ts` say what each is. */
const EXTENSIONS: Readonly<Record<string, object>> = {
  'x-access': TEXT,
  'x-aliases': TEXTS,
  'x-answers-to': TEXT,
  'x-effects': TEXT,
  'x-enum-meanings': TEXTS,
  'x-error': recordSchema({text: TEXT, meaning: TEXT, causes: NAMES, fix: TEXT, retryAdvice: TEXT}),
  'x-open-question': {anyOf: [TEXT, NAMES]},
  'x-open-questions': NAMES,
  'x-retry': recordSchema({repeat: {enum: ['Yes', 'Check first', 'No']}, because: TEXT}),
  'x-source': NAMES,
  'x-tables': {
    type: 'object',
    additionalProperties: recordSchema({
      'x-source': NAMES,
      columns: NAMES,
      rows: {
        type: 'array',
        items: {type: 'array', items: {anyOf: [TEXT, recordSchema({question: TEXT})]}},
      },
    }),
  },
  'x-transitions': {
    type: 'array',
    items: recordSchema({from: STATE, to: STATE, by: TEXT}, {operation: TEXT}),
  },
};

const checks = new Map(Object.entries(EXTENSIONS).map(([name, it]) => [name, ajv.compile(it)]));

/** An extension has the form that pages need, names operations that exist, and is one that something reads. */
const extensions: Oas3Rule = () => {
  let operations = '';
  return {
    Root: ({paths}) => {
      operations = JSON.stringify(paths);
    },
    any(node: unknown, context) {
      for (const [name, value] of isRecord(node) ? Object.entries(node) : []) {
        if (!name.startsWith('x-')) continue;
        const tell = (message: string, suggest: string[] = []): void =>
          context.report({message, suggest, location: context.location.child([name])});
        const check = checks.get(name);
        if (!check) {
          tell(`"${name}" is read by nothing.`, [findNearest(name, [...checks.keys()]) ?? '']);
        } else if (!check(value)) {
          for (const {instancePath, message = 'has another form'} of check.errors ?? []) {
            tell(`${name}${instancePath} ${message}.`);
          }
        }
        for (const {operation: id} of Array.isArray(value) ? value.filter(isRecord) : []) {
          if (typeof id !== 'string' || operations.includes(`"operationId":"${id}"`)) continue;
          tell(`${name} names the operation "${id}", which does not exist.`);
        }
      }
    },
  };
};

/** The rules for contracts that OpenAPI's own do not have, as a plugin of Redocly. */
export const contractRules: Plugin = {id: 'contract', rules: {oas3: {extensions}}};
