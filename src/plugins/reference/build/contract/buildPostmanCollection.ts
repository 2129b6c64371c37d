import {createHash} from 'node:crypto';
import type {OpenAPIV3_1} from 'openapi-types';
import {followReference} from './followReference';
import type {PostmanCollection, PostmanRequest, PostmanResponse} from './postmanTypes';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const COLLECTION_SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

type PostmanItem = PostmanCollection['item'][number]['item'][number];
type Operation = {
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  readonly operation: OpenAPIV3_1.OperationObject;
  readonly parameters: readonly OpenAPIV3_1.ParameterObject[];
};

/**
 * Turns the contract into a Postman collection: one folder for each tag, one request for each operation,
 * one saved answer for each named example. The API key is a variable, so the file holds no secret. The
 * same contract gives the same bytes, because every id is a hash of a name.
 *
 * @param document a contract whose `$ref`s are local
 * @returns a collection of format 2.1, ready for `JSON.stringify`
 */
export function buildPostmanCollection(document: OpenAPIV3_1.Document): PostmanCollection {
  const operations = listOperations(document);
  return {
    info: {
      _postman_id: idOf(document.info.title),
      name: document.info.title,
      description: document.info.description ?? '',
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
      {key: 'apiKey', value: ''},
    ],
    item: (document.tags ?? []).map((tag) => ({
      name: tag.name,
      description: tag.description ?? '',
      item: operations
        .filter(({operation}) => operation.tags?.includes(tag.name))
        .map((it) => buildItem(document, it)),
    })),
  };
}

/** In the order of the file, where a person put creating before listing. */
function listOperations(document: OpenAPIV3_1.Document): Operation[] {
  const shelf = document.components?.parameters;
  return Object.entries(document.paths ?? {}).flatMap(([path, pathItem = {}]) =>
    methodsOf(pathItem).flatMap((method) => {
      const operation = pathItem[method];
      if (!operation) return [];
      const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
      return [
        {path, method, operation, parameters: parameters.map((it) => followReference(shelf, it))},
      ];
    }),
  );
}

function methodsOf(pathItem: OpenAPIV3_1.PathItemObject): Operation['method'][] {
  return Object.keys(pathItem).flatMap((key) => METHODS.filter((method) => method === key));
}

function buildItem(document: OpenAPIV3_1.Document, it: Operation): PostmanItem {
  const name = it.operation.operationId ?? `${it.method} ${it.path}`;
  const bodies = requestBodies(document, it.operation);
  const request = buildRequest(it, bodies[0]?.body);
  const responses = Object.entries(it.operation.responses ?? {}).flatMap(([status, response]) =>
    buildResponses(
      document,
      name,
      request,
      status,
      followReference(document.components?.responses, response),
    ),
  );
  return {id: idOf(name), name: it.operation.summary ?? name, request, response: responses};
}

function buildRequest(it: Operation, body: string | undefined): PostmanRequest {
  const path = it.path.split('/').filter(Boolean);
  const segments = path.map((segment) => segment.replace(/^\{(.+)\}$/, ':$1'));
  return {
    method: it.method.toUpperCase(),
    description: it.operation.description ?? '',
    header: [
      ...(body === undefined ? [] : [{key: 'Content-Type', value: 'application/json'}]),
      ...parametersIn(it, 'header').map(({required, ...header}) => ({
        ...header,
        ...(required ? {} : {disabled: true}),
      })),
    ],
    url: {
      raw: `{{baseUrl}}/${segments.join('/')}`,
      host: ['{{baseUrl}}'],
      path: segments,
      variable: parametersIn(it, 'path').map(({key, value, description}) => ({
        key,
        value,
        description,
      })),
    },
    ...(body !== undefined && {
      body: {mode: 'raw' as const, raw: body, options: {raw: {language: 'json' as const}}},
    }),
  };
}

function parametersIn(it: Operation, place: string) {
  return it.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({
      key: parameter.name,
      value: typeof parameter.example === 'string' ? parameter.example : '',
      description: parameter.description ?? '',
      required: parameter.required ?? false,
    }));
}

function requestBodies(document: OpenAPIV3_1.Document, operation: OpenAPIV3_1.OperationObject) {
  if (!operation.requestBody) return [];
  const body = followReference(document.components?.requestBodies, operation.requestBody);
  return examplesOf(document, body.content['application/json']);
}

function buildResponses(
  document: OpenAPIV3_1.Document,
  operation: string,
  originalRequest: PostmanRequest,
  status: string,
  response: OpenAPIV3_1.ResponseObject,
): PostmanResponse[] {
  if (status === 'default') return [];
  const examples = examplesOf(document, response.content?.['application/json']);
  const saved =
    examples.length > 0 ? examples : [{key: status, name: response.description, body: ''}];
  return saved.map(({key, name, body}) => ({
    id: idOf(`${operation} ${status} ${key}`),
    name,
    originalRequest,
    status,
    // A published range such as 2XX has no one code, so Postman shows its name alone.
    ...(/^\d{3}$/.test(status) && {code: Number(status)}),
    header: body === '' ? [] : [{key: 'Content-Type', value: 'application/json'}],
    body,
  }));
}

function examplesOf(
  document: OpenAPIV3_1.Document,
  media: OpenAPIV3_1.MediaTypeObject | undefined,
): {key: string; name: string; body: string}[] {
  return Object.entries(media?.examples ?? {}).map(([key, reference]) => {
    const example = followReference(document.components?.examples, reference);
    return {key, name: example.summary ?? key, body: JSON.stringify(example.value, null, 2)};
  });
}

function keyHeader(document: OpenAPIV3_1.Document): string {
  const shelf = document.components?.securitySchemes;
  for (const reference of Object.values(shelf ?? {})) {
    const scheme = followReference(shelf, reference);
    if (scheme.type === 'apiKey') return scheme.name;
  }
  return 'Authorization';
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
