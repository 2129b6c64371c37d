import type {Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';
import {recordSchema} from '../files';
import {findNearest, isRecord} from '../problems';
import {createAjv} from './validate';

const TEXT = {type: 'string', minLength: 2};
const TEXTS = {type: 'object', minProperties: 1, additionalProperties: TEXT};
const NAMES = {type: 'array', minItems: 1, items: TEXT};
const STATE = {type: ['string', 'null']};

/** The extensions that this site reads, and the form of each. The types in `types.ts` describe them. */
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

const ajv = createAjv();
const validators = new Map(
  Object.entries(EXTENSIONS).map(([name, schema]) => [name, ajv.compile(schema)]),
);

/** Reports extensions that nothing reads, that have another form, or that name an operation that does not exist. */
const extensions: Oas3Rule = () => {
  let operationIds = new Set<string>();
  return {
    Root: ({paths}) => {
      operationIds = listOperationIds(paths);
    },
    any(node: unknown, context) {
      if (!isRecord(node)) return;
      for (const [name, value] of Object.entries(node)) {
        if (name.startsWith('x-')) checkExtension(name, value, operationIds, context);
      }
    },
  };
};

function listOperationIds(paths: unknown): Set<string> {
  const ids = new Set<string>();
  for (const item of listChildren(paths)) {
    for (const operation of listChildren(item)) {
      if (isRecord(operation) && typeof operation.operationId === 'string') {
        ids.add(operation.operationId);
      }
    }
  }
  return ids;
}

function listChildren(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

function checkExtension(
  name: string,
  value: unknown,
  operationIds: ReadonlySet<string>,
  context: UserContext,
): void {
  const report = (message: string, nearest?: string): void => {
    const suggest = nearest === undefined ? [] : [nearest];
    context.report({message, suggest, location: context.location.child([name])});
  };
  const validate = validators.get(name);
  if (!validate) {
    report(`unknown extension "${name}"`, findNearest(name, [...validators.keys()]));
  } else if (!validate(value)) {
    for (const {instancePath, message = 'has another form'} of validate.errors ?? []) {
      report(`${name}${instancePath} ${message}`);
    }
  }
  for (const entry of listChildren(value)) {
    const id = isRecord(entry) ? entry.operation : undefined;
    if (typeof id !== 'string' || operationIds.has(id)) continue;
    report(`${name} names the unknown operation "${id}"`, findNearest(id, [...operationIds]));
  }
}

/** Reports components without `x-source`: nobody can tell where they come from. */
const sources: Oas3Rule = () => ({
  Components(components, context) {
    for (const [group, members] of Object.entries(components)) {
      if (!isRecord(members)) continue;
      for (const [name, component] of Object.entries(members)) {
        if (isRecord(component) && 'x-source' in component) continue;
        const {source, pointer} = context.location.child([group, name]);
        context.report({
          message: `"${name}" has no x-source`,
          location: {source, pointer, reportOnKey: true},
        });
      }
    }
  },
});

/** The rules for contracts that OpenAPI's own do not have, as a plugin of Redocly. */
export const contractRules: Plugin = {id: 'contract', rules: {oas3: {extensions, sources}}};
