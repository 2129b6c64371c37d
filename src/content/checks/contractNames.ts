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

/** Headers of HTTP that requests have in addition to those of the contract. */
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
    const server = contract.servers.map(readAddress).join();
    const {host, pathname} = new URL(server);
    for (const name of [server, host, pathname]) words.add(name);
    for (const scheme of Object.values(contract.components.securitySchemes)) {
      if ('name' in scheme) words.add(scheme.name); // one with a bearer token has none
    }
    for (const operation of listOperations(contract)) {
      for (const request of listRequests(operation, server)) words.add(request);
      collectOperation(operation, words, fields);
    }
  }
  for (const {file, text} of programs) {
    words.add(path.parse(file).name);
    for (const [variable] of text.matchAll(VARIABLE)) words.add(variable);
  }
  return {words, fields};
}

/** @returns the address with the default values of its variables */
function readAddress({url, variables = {}}: Server): string {
  let address = url;
  for (const [name, variable] of Object.entries(variables)) {
    address = address.replace(`{${name}}`, variable.default);
  }
  return address;
}

/**
 * Lists the forms in which pages name the request of an operation.
 *
 * @example
 * listRequests(getApp, 'https://api.rungen.ai')
 * // ['/app/{app_id}', 'GET /app/{app_id}', 'https://api.rungen.ai/app/{app_id}', '/app/$RUNGEN_APP_ID', …]
 */
function listRequests({method, path: route}: Operation, server: string): string[] {
  const withVariables = fillPath(route, (variable) => `$${variable}`);
  const requests: string[] = [];
  for (const form of [route, withVariables]) {
    requests.push(form, `${method} ${form}`, server + form);
  }
  return requests;
}

function collectOperation(
  {method, operationId, parameters, requestBody, responses}: Operation,
  words: Set<string>,
  fields: Set<string>,
): void {
  words.add(method);
  words.add(operationId);
  for (const {name, schema} of parameters) {
    words.add(name);
    collectSchema(schema, [], words, fields);
  }
  const contents = [requestBody?.content];
  for (const [status, response] of Object.entries(responses)) {
    words.add(status);
    const error = response['x-error']?.text;
    if (error !== undefined) words.add(withoutValues(error));
    contents.push(response.content);
  }
  for (const content of contents) {
    for (const media of Object.values(content ?? {})) {
      if (media) collectSchema(media.schema, [], words, fields);
    }
  }
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

/** @param parents the names of the fields that the schema is inside of */
function collectSchema(
  schema: Schema,
  parents: readonly string[],
  words: Set<string>,
  fields: Set<string>,
): void {
  for (const value of schema.enum ?? []) words.add(String(value));
  if (typeof schema.const === 'string') words.add(schema.const);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const whole = [...parents, name];
    fields.add(name);
    for (const start of whole.keys()) words.add(whole.slice(start).join('.'));
    collectSchema(property, whole, words, fields);
  }
  const {items, contentSchema, allOf = [], oneOf = [], anyOf = []} = schema;
  for (const part of [items, contentSchema, ...allOf, ...oneOf, ...anyOf]) {
    if (part) collectSchema(part, parents, words, fields);
  }
}
