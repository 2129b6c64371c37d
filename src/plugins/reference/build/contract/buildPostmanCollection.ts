import {createHash} from 'node:crypto';
import type {OpenAPIV3_1} from 'openapi-types';
import {followReference} from './followReference';
import type {
  PostmanCollection,
  PostmanField,
  PostmanItem,
  PostmanRequest,
  PostmanResponse,
} from './postmanTypes';
import {AFTER_ANSWER, HOW_TO_USE, VARIABLES} from './postmanVariables';
import {readSavedExamples, type SavedExample} from './readSavedExamples';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const COLLECTION_SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** What deletes comes last, so that the collection can be run from top to bottom. */
const CLEAN_UP = {name: 'Clean up', description: 'Deletes what the requests above made.'};

type Operation = {
  readonly id: string;
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  readonly operation: OpenAPIV3_1.OperationObject;
  readonly parameters: readonly OpenAPIV3_1.ParameterObject[];
};

/**
 * Turns the contract into a Postman collection: one folder for each tag, one request for each named body
 * of an operation, and below it the saved answers that belong to it. The key and every ID are variables,
 * so the file holds no secret and no sample ID is sent. The same contract gives the same bytes, because
 * every id is a hash of a name.
 *
 * @param document a contract whose `$ref`s are local
 * @returns a collection of format 2.1, ready for `JSON.stringify`
 */
export function buildPostmanCollection(document: OpenAPIV3_1.Document): PostmanCollection {
  const operations = listOperations(document);
  const folderOf = (chosen: readonly Operation[]): PostmanItem[] =>
    chosen.flatMap((it) => buildItems(document, it));
  const kept = operations.filter(({method}) => method !== 'delete');
  return {
    info: {
      _postman_id: idOf(document.info.title),
      name: document.info.title,
      description: `${document.info.description ?? ''}\n\n${HOW_TO_USE}`,
      schema: COLLECTION_SCHEMA,
    },
    auth: {
      type: 'apikey',
      apikey: [
        {key: 'key', value: keyHeader(document), type: 'string'},
        {key: 'value', value: '{{apiKey}}', type: 'string'},
        {key: 'in', value: 'header', type: 'string'},
      ],
    },
    variable: [
      {key: 'baseUrl', value: document.servers?.[0]?.url ?? ''},
      ...['apiKey', ...Object.values(VARIABLES)].map((key) => ({key, value: ''})),
    ],
    item: [
      ...(document.tags ?? []).map((tag) => ({
        name: tag.name,
        description: tag.description ?? '',
        item: folderOf(kept.filter(({operation}) => operation.tags?.includes(tag.name))),
      })),
      {...CLEAN_UP, item: folderOf(operations.filter((it) => !kept.includes(it)))},
    ],
  };
}

/** In the order of the file, where a person put creating before listing. */
function listOperations(document: OpenAPIV3_1.Document): Operation[] {
  const shelf = document.components?.parameters;
  return Object.entries(document.paths ?? {}).flatMap(([path, pathItem = {}]) =>
    methodsOf(pathItem).flatMap((method) => {
      const operation = pathItem[method];
      if (!operation) return [];
      const id = operation.operationId ?? `${method} ${path}`;
      const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map(
        (it) => followReference(shelf, it),
      );
      return [{id, path, method, operation, parameters}];
    }),
  );
}

function methodsOf(pathItem: OpenAPIV3_1.PathItemObject): Operation['method'][] {
  return Object.keys(pathItem).flatMap((key) => METHODS.filter((method) => method === key));
}

function buildItems(document: OpenAPIV3_1.Document, it: Operation): PostmanItem[] {
  const bodies = requestBodies(document, it.operation);
  if (bodies.length === 0) return [buildItem(document, it, undefined, undefined)];
  const isOnly = bodies.length === 1;
  return bodies.map((body) => buildItem(document, it, body, isOnly ? undefined : body.name));
}

function buildItem(
  document: OpenAPIV3_1.Document,
  it: Operation,
  body: SavedExample | undefined,
  about: string | undefined,
): PostmanItem {
  const summary = it.operation.summary ?? it.id;
  const id = about === undefined ? it.id : `${it.id} ${body?.key ?? ''}`;
  const exec = AFTER_ANSWER[it.id];
  return {
    id: idOf(id),
    name: about === undefined ? summary : `${summary}: ${lowerFirst(about)}`,
    event: exec ? [{listen: 'test', script: {type: 'text/javascript', exec: [...exec]}}] : [],
    request: buildRequest(it, body, false),
    // Successes first: as keys of an object, exact statuses come before a range such as 2XX.
    response: Object.entries(it.operation.responses ?? {})
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([status, reference]) => {
        const response = followReference(document.components?.responses, reference);
        return buildResponses(document, {it, id, body, status, response});
      }),
  };
}

function buildRequest(
  it: Operation,
  body: SavedExample | undefined,
  isOfTeam: boolean,
): PostmanRequest {
  const path = it.path.split('/').filter(Boolean);
  const segments = path.map((segment) => segment.replace(/^\{(.+)\}$/, ':$1'));
  return {
    method: it.method.toUpperCase(),
    description: it.operation.description ?? '',
    header: [
      ...(body ? [{key: 'Content-Type', value: 'application/json'}] : []),
      ...it.parameters
        .filter((parameter) => parameter.in === 'header')
        .map((parameter) => ({
          ...toField(parameter),
          ...(parameter.required !== true && !isOfTeam && {disabled: true}),
        })),
    ],
    url: {
      raw: `{{baseUrl}}/${segments.join('/')}`,
      host: ['{{baseUrl}}'],
      path: segments,
      variable: it.parameters.filter((parameter) => parameter.in === 'path').map(toField),
    },
    ...(body && {
      body: {mode: 'raw' as const, raw: body.body, options: {raw: {language: 'json' as const}}},
    }),
  };
}

function toField({name, description = ''}: OpenAPIV3_1.ParameterObject): PostmanField {
  const variable = VARIABLES[name];
  return {key: name, value: variable === undefined ? '' : `{{${variable}}}`, description};
}

function requestBodies(
  document: OpenAPIV3_1.Document,
  operation: OpenAPIV3_1.OperationObject,
): SavedExample[] {
  if (!operation.requestBody) return [];
  const body = followReference(document.components?.requestBodies, operation.requestBody);
  return readSavedExamples(document, body.content['application/json']);
}

type Answered = {
  readonly it: Operation;
  readonly id: string;
  readonly body: SavedExample | undefined;
  readonly status: string;
  readonly response: OpenAPIV3_1.ResponseObject;
};

function buildResponses(document: OpenAPIV3_1.Document, answered: Answered): PostmanResponse[] {
  const {it, id, body, status, response} = answered;
  if (status === 'default') return [];
  const examples = readSavedExamples(document, response.content?.['application/json']);
  const none: SavedExample = {key: status, name: response.description, body: '', isOfTeam: false};
  return (examples.length > 0 ? examples : [none])
    .filter(({answersTo}) => answersTo === undefined || answersTo === body?.key)
    .map((saved) => ({
      id: idOf(`${id} ${status} ${saved.key}`),
      name: saved.name,
      originalRequest: buildRequest(it, body, saved.isOfTeam),
      status,
      // A published range such as 2XX has no one code, so Postman shows its name alone.
      ...(/^\d{3}$/.test(status) && {code: Number(status)}),
      header: saved.body === '' ? [] : [{key: 'Content-Type', value: 'application/json'}],
      body: saved.body,
    }));
}

function keyHeader(document: OpenAPIV3_1.Document): string {
  const shelf = document.components?.securitySchemes;
  for (const reference of Object.values(shelf ?? {})) {
    const scheme = followReference(shelf, reference);
    if (scheme.type === 'apiKey') return scheme.name;
  }
  return 'Authorization';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A name-based id in UUID form, so that importing a newer file replaces the older requests. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}
