import path from 'node:path';
import type {Text} from '../files';
import {type Contract, listOperations, type Operation, type Schema, type Server} from '../openapi';

/** The names that pages can mention. */
export type Names = {
  /** All as they are written: fields, headers, values, statuses, operations, errors, variables, programs. */
  readonly words: ReadonlySet<string>;
  /** The fields inside each field. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
  /** What can be requested: methods, paths, and the addresses that paths can follow. */
  readonly endpoints: readonly Endpoint[];
};

export type Endpoint = {
  /** Such as `POST`. */
  readonly method: string;
  /** Such as `/app/{app_id}`. */
  readonly path: string;
  /** Such as `https://api.rungen.ai`. */
  readonly server: string;
};

/** Headers of HTTP that requests have beside those of the contract. */
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
  const fields = new Map<string, Set<string>>();
  const endpoints: Endpoint[] = [];
  for (const contract of contracts) {
    const server = contract.servers.map(readAddress).join();
    const {host, pathname} = new URL(server);
    for (const name of [server, host, pathname]) words.add(name);
    for (const scheme of Object.values(contract.components.securitySchemes)) {
      if ('name' in scheme) words.add(scheme.name); // one with a bearer token has none
    }
    for (const operation of listOperations(contract)) {
      const {method, path: route} = operation;
      endpoints.push({method, path: route, server});
      collectOperation(operation, words, fields);
    }
  }
  for (const {file, text} of programs) {
    words.add(path.parse(file).name);
    for (const [variable] of text.matchAll(VARIABLE)) words.add(variable);
  }
  return {words, fields, endpoints};
}

/** @returns the address with the default values of its variables */
function readAddress({url, variables = {}}: Server): string {
  let address = url;
  for (const [name, variable] of Object.entries(variables)) {
    address = address.replace(`{${name}}`, variable.default);
  }
  return address;
}

function collectOperation(
  {method, operationId, parameters, requestBody, responses}: Operation,
  words: Set<string>,
  fields: Map<string, Set<string>>,
): void {
  words.add(method);
  words.add(operationId);
  for (const {name, schema} of parameters) {
    words.add(name);
    collectSchema(schema, words, fields);
  }
  const contents = [requestBody?.content];
  for (const [status, answer] of Object.entries(responses)) {
    words.add(status);
    const error = answer['x-error']?.text;
    if (error !== undefined) words.add(withoutValues(error));
    contents.push(answer.content);
  }
  for (const content of contents) {
    for (const media of Object.values(content ?? {})) {
      if (media) collectSchema(media.schema, words, fields);
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

function collectSchema(schema: Schema, words: Set<string>, fields: Map<string, Set<string>>): void {
  for (const value of schema.enum ?? []) words.add(String(value));
  if (typeof schema.const === 'string') words.add(schema.const);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    words.add(name);
    const inside = fields.get(name) ?? new Set();
    for (const field of listFieldNames(property)) inside.add(field);
    fields.set(name, inside);
    collectSchema(property, words, fields);
  }
  for (const part of listParts(schema)) collectSchema(part, words, fields);
}

/** Lists the names of the fields of an object, in all of its variants; of an array, those of its items. */
function listFieldNames(schema: Schema): string[] {
  const names = Object.keys(schema.properties ?? {});
  for (const part of listParts(schema)) names.push(...listFieldNames(part));
  return names;
}

function listParts({items, contentSchema, allOf = [], oneOf = [], anyOf = []}: Schema): Schema[] {
  return [items, contentSchema, ...allOf, ...oneOf, ...anyOf].filter((part) => part !== undefined);
}
