import path from 'node:path';
import type {Text} from '../../files';
import {
  type Contract,
  listOperations,
  type Operation,
  type Schema,
  type Server,
} from '../../contract/openapi';
import {fillPath} from '../../contract/requests/variables';

/** The names that pages can mention, as pages write them. */
export type Names = {
  /** Headers, fields, values, statuses, operations, requests, addresses, errors, variables, programs. */
  readonly words: ReadonlySet<string>;
  /** Those of fields alone. In `words` are also the paths to each, such as `configuration.gpu_tier`. */
  readonly fields: ReadonlySet<string>;
};

const STANDARD_HEADERS = ['Accept', 'Authorization', 'Content-Type'];

/** The variables that programs read, such as `RUNGEN_API_KEY`. */
export const VARIABLE = /\b(?:RUNGEN|OPENAI)_[A-Z_]*[A-Z]/g;

/**
 * Collects the names that contracts and programs define.
 *
 * @param contracts without references
 * @param programs the files of `samples/`, with the variables that they read
 */
export function collectNames(contracts: readonly Contract[], programs: readonly Text[]): Names {
  const words = new Set(STANDARD_HEADERS);
  const fields = new Set<string>();
  for (const contract of contracts) {
    for (const name of listContractNames(contract)) words.add(name);
    for (const {schema, path: names} of listSchemas(contract)) {
      for (const value of schema.enum ?? []) words.add(String(value));
      if (typeof schema.const === 'string') words.add(schema.const);
      for (const start of names.keys()) words.add(names.slice(start).join('.'));
      for (const field of names) fields.add(field);
    }
  }
  for (const {file, text} of programs) {
    words.add(path.parse(file).name);
    for (const [variable] of text.matchAll(VARIABLE)) words.add(variable);
  }
  return {words, fields};
}

function listContractNames(contract: Contract): string[] {
  const server = contract.servers.map(readAddress).join();
  const {host, pathname} = new URL(server);
  const names = [server, host, pathname];
  for (const scheme of Object.values(contract.components.securitySchemes)) {
    if ('name' in scheme) names.push(scheme.name); // one with a bearer token has none
  }
  for (const operation of listOperations(contract)) {
    names.push(...listOperationNames(operation, server));
  }
  return names;
}

function readAddress({url, variables = {}}: Server): string {
  let address = url;
  for (const [name, variable] of Object.entries(variables)) {
    address = address.replace(`{${name}}`, variable.default);
  }
  return address;
}

function listOperationNames(operation: Operation, server: string): string[] {
  const {method, operationId, parameters, responses} = operation;
  const names = [method, operationId, ...listRequests(operation, server)];
  names.push(...parameters.map(({name}) => name), ...Object.keys(responses));
  for (const {'x-error': error} of Object.values(responses)) {
    if (error) names.push(withoutValues(error.text));
  }
  return names;
}

/** Lists how pages name a request: `/app/{app_id}` or `/app/$RUNGEN_APP_ID`, alone, after the method, or after the server. */
function listRequests({method, path: route}: Operation, server: string): string[] {
  const withVariables = fillPath(route, (variable) => `$${variable}`);
  const requests: string[] = [];
  for (const form of [route, withVariables]) {
    requests.push(form, `${method} ${form}`, server + form);
  }
  return requests;
}

/**
 * Replaces the values in an error, as pages do.
 *
 * @example
 * withoutValues("App with ID '<app_id>' not found.") // "App with ID '...' not found."
 */
export function withoutValues(error: string): string {
  return error.replace(/'[^']*'/g, "'...'");
}

type NestedSchema = {
  readonly schema: Schema;
  /** The names of the fields that it is inside of, its own last. */
  readonly path: readonly string[];
};

function* listSchemas(contract: Contract): Generator<NestedSchema> {
  for (const {parameters, requestBody, responses} of listOperations(contract)) {
    for (const {schema} of parameters) yield* walkSchema(schema);
    for (const {content = {}} of [requestBody ?? {}, ...Object.values(responses)]) {
      for (const media of Object.values(content)) if (media) yield* walkSchema(media.schema);
    }
  }
}

function* walkSchema(schema: Schema, path: readonly string[] = []): Generator<NestedSchema> {
  yield {schema, path};
  const {properties = {}, items, contentSchema, allOf = [], oneOf = [], anyOf = []} = schema;
  for (const [name, field] of Object.entries(properties)) {
    yield* walkSchema(field, [...path, name]);
  }
  for (const part of [items, contentSchema, ...allOf, ...oneOf, ...anyOf]) {
    if (part) yield* walkSchema(part, path);
  }
}
