import {createHash} from 'node:crypto';
import type {OpenAPIV3_1} from 'openapi-types';
import {followReference} from './followReference';
import {FOLDERS} from './postmanFolders';
import type {
  PostmanCollection,
  PostmanEvent,
  PostmanField,
  PostmanItem,
  PostmanRequest,
  PostmanResponse,
} from './postmanTypes';
import {
  AFTER_ANSWER,
  APP_VARIABLE,
  BEFORE_REQUEST,
  HOW_TO_USE,
  VARIABLES,
  WAITING,
} from './postmanVariables';
import {readSavedExamples, type SavedExample} from './readSavedExamples';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const COLLECTION_SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
type Operation = {
  readonly id: string;
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  readonly operation: OpenAPIV3_1.OperationObject;
  readonly parameters: readonly OpenAPIV3_1.ParameterObject[];
};

/** A request of the collection: an operation, and one of its bodies. */
type Request = {
  readonly it: Operation;
  /** Its name in `FOLDERS`. */
  readonly id: string;
  readonly body: SavedExample | undefined;
  /** What distinguishes it from other requests of the operation; undefined when there are no others. */
  readonly about: string | undefined;
};

/**
 * Converts the contract to a Postman collection: one request for each named body of an operation, in folders that can
 * be run from top to bottom, and below each request its saved answers. The key and every ID are variables, so the
 * file contains no secret and no sample ID is sent. The same contract gives the same bytes, because every id is a hash
 * of a name.
 *
 * @param document a contract whose `$ref`s are local
 * @returns a collection of format 2.1, ready for `JSON.stringify`
 */
export function buildPostmanCollection(document: OpenAPIV3_1.Document): PostmanCollection {
  const requests = listOperations(document).flatMap((it) => listRequests(document, it));
  const named = new Set(FOLDERS.flatMap((folder) => folder.requests));
  const others = requests.filter(({id}) => !named.has(id));
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
    event: [toEvent('prerequest', BEFORE_REQUEST)],
    variable: [
      {key: 'baseUrl', value: document.servers?.[0]?.url ?? ''},
      ...['apiKey', ...Object.values(VARIABLES), 'loraAppId', 'reads'].map((key) => ({
        key,
        value: '',
      })),
      WAITING,
    ],
    item: FOLDERS.map(({name, description, appVariable, requests: ids}, at) => {
      const chosen = ids.flatMap((id) => requests.filter((request) => request.id === id));
      // A new operation of the contract needs an app, so it goes before the last request, which deletes the app.
      if (at === 0) chosen.splice(-1, 0, ...others);
      const item = chosen.map((request) => buildItem(document, request, appVariable));
      return {name, description, item};
    }),
  };
}

function toEvent(listen: PostmanEvent['listen'], exec: readonly string[]): PostmanEvent {
  return {listen, script: {type: 'text/javascript', exec: [...exec]}};
}

/** Lists the operations in the order of the file, because its author put creating before listing. */
function listOperations(document: OpenAPIV3_1.Document): Operation[] {
  const components = document.components?.parameters;
  return Object.entries(document.paths ?? {}).flatMap(([path, pathItem = {}]) =>
    methodsOf(pathItem).flatMap((method) => {
      const operation = pathItem[method];
      if (!operation) return [];
      const id = operation.operationId ?? `${method} ${path}`;
      const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map(
        (it) => followReference(components, it),
      );
      return [{id, path, method, operation, parameters}];
    }),
  );
}

function methodsOf(pathItem: OpenAPIV3_1.PathItemObject): Operation['method'][] {
  return Object.keys(pathItem).flatMap((key) => METHODS.filter((method) => method === key));
}

function listRequests(document: OpenAPIV3_1.Document, it: Operation): Request[] {
  const bodies = requestBodies(document, it.operation);
  if (bodies.length <= 1) return [{it, id: it.id, body: bodies[0], about: undefined}];
  return bodies.map((body) => ({it, id: `${it.id} ${body.key}`, body, about: body.name}));
}

function buildItem(
  document: OpenAPIV3_1.Document,
  request: Request,
  appVariable: string,
): PostmanItem {
  const {it, body, about} = request;
  const summary = it.operation.summary ?? it.id;
  // A request can be in two folders, each time with the app of that folder.
  const id = appVariable === APP_VARIABLE ? request.id : `${request.id} ${appVariable}`;
  const inFolder = (line: string): string => line.replace(`'${APP_VARIABLE}'`, `'${appVariable}'`);
  const exec = AFTER_ANSWER[it.id]?.map(inFolder);
  return {
    id: idOf(id),
    name: about === undefined ? summary : `${summary}: ${lowerFirst(about)}`,
    event: exec ? [toEvent('test', exec)] : [],
    request: buildRequest(it, body, appVariable, false),
    // Sorted to put successes first: among the keys of an object, exact statuses come before a range such as 2XX.
    response: Object.entries(it.operation.responses ?? {})
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([status, reference]) => {
        const response = followReference(document.components?.responses, reference);
        return buildResponses(document, {it, id, body, appVariable, status, response});
      }),
  };
}

function buildRequest(
  it: Operation,
  body: SavedExample | undefined,
  appVariable: string,
  isOfTeam: boolean,
): PostmanRequest {
  const fieldOf = ({name, description = ''}: OpenAPIV3_1.ParameterObject): PostmanField => {
    const variable = name === 'app_id' ? appVariable : VARIABLES[name];
    return {key: name, value: variable === undefined ? '' : `{{${variable}}}`, description};
  };
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
          ...fieldOf(parameter),
          ...(parameter.required !== true && !isOfTeam && {disabled: true}),
        })),
    ],
    url: {
      raw: `{{baseUrl}}/${segments.join('/')}`,
      host: ['{{baseUrl}}'],
      path: segments,
      variable: it.parameters.filter((parameter) => parameter.in === 'path').map(fieldOf),
    },
    ...(body && {
      body: {mode: 'raw' as const, raw: body.body, options: {raw: {language: 'json' as const}}},
    }),
  };
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
  readonly appVariable: string;
  readonly status: string;
  readonly response: OpenAPIV3_1.ResponseObject;
};

function buildResponses(document: OpenAPIV3_1.Document, answered: Answered): PostmanResponse[] {
  const {it, id, body, appVariable, status, response} = answered;
  if (status === 'default') return [];
  const examples = readSavedExamples(document, response.content?.['application/json']);
  const none: SavedExample = {key: status, name: response.description, body: '', isOfTeam: false};
  return (examples.length > 0 ? examples : [none])
    .filter(({answersTo}) => answersTo === undefined || answersTo === body?.key)
    .map((saved) => ({
      id: idOf(`${id} ${status} ${saved.key}`),
      name: saved.name,
      originalRequest: buildRequest(it, body, appVariable, saved.isOfTeam),
      status,
      // A published range such as 2XX has no single code, so Postman shows only its name.
      ...(/^\d{3}$/.test(status) && {code: Number(status)}),
      header: saved.body === '' ? [] : [{key: 'Content-Type', value: 'application/json'}],
      body: saved.body,
    }));
}

function keyHeader(document: OpenAPIV3_1.Document): string {
  const components = document.components?.securitySchemes;
  for (const reference of Object.values(components ?? {})) {
    const scheme = followReference(components, reference);
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
