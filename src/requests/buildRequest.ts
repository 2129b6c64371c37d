import {jsonOf, listFields, type Json, type JsonObject} from '../openapi';
import type {Operation, Schema} from '../openapi';
import type {Presence, RequestData, RequestField, RequestHeader, RequestValue} from './requestData';
import {fieldId, isRequestObject} from './requestData';
import {variableFor} from './variables';

/**
 * Builds a request of an operation: the values of an example, and the optional fields that a reader can add, with values
 * of other examples.
 *
 * @param operation from the contract
 * @param exampleName the example whose body is sent; the first one by default
 * @param ticked the ids of optional fields that are sent although the example leaves them out
 * @example
 * buildRequest(getApp, undefined, ['header.x-team-id'])
 * // {method: 'GET', path: '/app/{app_id}', headers: [{name: 'x-team-id', presence: 'on', …}, …], isAnswerEmpty: false}
 */
export function buildRequest(
  operation: Operation,
  exampleName?: string,
  ticked: readonly string[] = [],
): RequestData {
  const {method, path, responses} = operation;
  const body = readBody(operation, exampleName);
  return {
    method,
    path,
    headers: listHeaders(operation).map((header) => ({
      ...header,
      presence: tick(header, 'header', ticked),
    })),
    ...(body !== undefined && {body: tickValue(body, 'body', ticked)}),
    isAnswerEmpty: '204' in responses,
  };
}

function listHeaders({parameters, requestBody}: Operation): RequestHeader[] {
  const headers: RequestHeader[] = [];
  for (const {name, required, in: place} of parameters) {
    if (place !== 'header') continue;
    const value = {variable: variableFor(name)};
    headers.push({name, presence: required ? 'always' : 'off', value});
  }
  const key = {variable: variableFor('x-api-key')};
  headers.push({name: 'x-api-key', presence: 'always', value: key});
  if (requestBody) {
    headers.push({name: 'Content-Type', presence: 'always', value: 'application/json'});
  }
  return optionalFirst(headers);
}

function readBody({requestBody}: Operation, exampleName = ''): RequestValue | undefined {
  const {schema, examples = {}} = jsonOf(requestBody) ?? {};
  const known = Object.values(examples).map(({value}) => value);
  const value = examples[exampleName]?.value ?? known[0];
  return schema && value !== undefined ? toValue(value, schema, known) : undefined;
}

/**
 * Converts a value of an example.
 *
 * @param known the values that the examples have in the same place, which fill what this one leaves out; undefined in a
 *   list, where nothing can be left out
 */
function toValue(value: Json, schema: Schema, known?: readonly Json[]): RequestValue {
  if (isList(value)) return {items: value.map((item) => toValue(item, schema))};
  return isObject(value) ? {fields: toFields(value, schema, known)} : value;
}

function toFields(value: JsonObject, schema: Schema, known?: readonly Json[]): RequestField[] {
  const schemaFields = listFields(schema);
  const hasRequired = schemaFields.some(({isRequired}) => isRequired);
  // An object is never empty: without a required field, the first one of the example is always sent.
  const kept = hasRequired ? undefined : Object.keys(value)[0];
  const objects = [value, ...(known ?? []).filter(isObject)];
  const fields: RequestField[] = [];
  for (const {name, isRequired, schema: inside} of schemaFields) {
    const values = objects.map((object) => object[name]).filter((found) => found !== undefined);
    const chosen = values[0] ?? inside.examples?.[0] ?? inside.const;
    if (chosen === undefined) continue;
    const isFixed = !known || isRequired || name === kept;
    const presence = isFixed ? 'always' : initialPresence(name in value);
    fields.push({name, presence, value: toValue(chosen, inside, known && values)});
  }
  return optionalFirst(fields);
}

const initialPresence = (isSent: boolean): Presence => (isSent ? 'on' : 'off');

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function optionalFirst<Field extends RequestField>(fields: readonly Field[]): Field[] {
  const optional = fields.filter(({presence}) => presence !== 'always');
  const fixed = fields.filter(({presence}) => presence === 'always');
  return [...optional, ...fixed];
}

function tickValue(value: RequestValue, id: string, ticked: readonly string[]): RequestValue {
  return isRequestObject(value) ? {fields: tickFields(value.fields, id, ticked)} : value;
}

/** Turns optional fields on. */
function tickFields(
  fields: readonly RequestField[],
  object: string,
  ticked: readonly string[],
): RequestField[] {
  return fields.map((field) => ({
    name: field.name,
    presence: tick(field, object, ticked),
    value: tickValue(field.value, fieldId(object, field.name), ticked),
  }));
}

function tick({name, presence}: RequestField, object: string, ticked: readonly string[]): Presence {
  return presence === 'off' && ticked.includes(fieldId(object, name)) ? 'on' : presence;
}
