import {
  findJson,
  listFields,
  type Json,
  type JsonObject,
  type Operation,
  type Schema,
} from '../openapi';
import {
  fieldId,
  type Presence,
  type RequestData,
  type RequestField,
  type RequestHeader,
  type RequestValue,
} from './requestData';
import {variableFor} from './variables';

/**
 * Builds a request of an operation: the values of an example, and the optional fields that a reader can add, with values
 * of other examples.
 *
 * @param exampleName the example whose body is sent; the first one by default
 * @param ticked the ids of optional fields that are sent although the example leaves them out
 * @example
 * buildRequest(getApp, undefined, ['header.x-team-id'])
 * // {method: 'GET', path: '/app/{app_id}', headers: [{name: 'x-team-id', presence: 'ticked', …}, …], isResponseEmpty: false}
 */
export function buildRequest(
  operation: Operation,
  exampleName?: string,
  ticked: readonly string[] = [],
): RequestData {
  const {method, path, responses} = operation;
  const body = readBody(operation, ticked, exampleName);
  return {
    method,
    path,
    headers: listHeaders(operation, ticked),
    ...(body !== undefined && {body}),
    isResponseEmpty: '204' in responses,
  };
}

function listHeaders({parameters, requestBody}: Operation, ticked: readonly string[]) {
  const headers: RequestHeader[] = [];
  for (const {name, required = false, in: location} of parameters) {
    if (location !== 'header') continue;
    const isTicked = ticked.includes(fieldId('header', name));
    const value = {variable: variableFor(name)};
    headers.push({name, presence: describePresence(required, isTicked), value});
  }
  const key = {variable: variableFor('x-api-key')};
  headers.push({name: 'x-api-key', presence: 'always', value: key});
  if (requestBody) {
    headers.push({name: 'Content-Type', presence: 'always', value: 'application/json'});
  }
  return optionalFirst(headers);
}

function describePresence(isAlways: boolean, isTicked: boolean): Presence {
  if (isAlways) return 'always';
  return isTicked ? 'ticked' : 'unticked';
}

function readBody({requestBody}: Operation, ticked: readonly string[], exampleName = '') {
  const {schema, examples = {}} = findJson(requestBody) ?? {};
  const known = Object.values(examples).map(({value}) => value);
  const value = examples[exampleName]?.value ?? known[0];
  if (!schema || value === undefined) return undefined;
  return toValue(value, {id: 'body', schema, known, ticked, isInList: false});
}

type ValueContext = {
  readonly id: string;
  readonly schema: Schema;
  /** The values that all examples have here. They fill what the chosen example leaves out. */
  readonly known: readonly Json[];
  /** The ids of optional fields that are sent although the example leaves them out. */
  readonly ticked: readonly string[];
  /** Nothing can be left out inside a list. */
  readonly isInList: boolean;
};

function toValue(value: Json, context: ValueContext): RequestValue {
  if (isList(value)) {
    const item: ValueContext = {...context, known: [], isInList: true};
    return {items: value.map((part) => toValue(part, item))};
  }
  return isObject(value) ? {fields: toFields(value, context)} : value;
}

function toFields(object: JsonObject, context: ValueContext): RequestField[] {
  const fields = listFields(context.schema);
  const hasRequired = fields.some(({isRequired}) => isRequired);
  // An object is never empty: without a required field, the first one of the example is always sent.
  const kept = hasRequired ? undefined : Object.keys(object)[0];
  const objects = [object, ...context.known.filter(isObject)];
  const converted: RequestField[] = [];
  for (const {name, isRequired, schema} of fields) {
    const known = objects.map((other) => other[name]).filter((value) => value !== undefined);
    const value = known[0] ?? schema.examples?.[0] ?? schema.const;
    if (value === undefined) continue;
    const id = fieldId(context.id, name);
    const isAlways = context.isInList || isRequired || name === kept;
    const isTicked = name in object || context.ticked.includes(id);
    converted.push({
      name,
      presence: describePresence(isAlways, isTicked),
      value: toValue(value, {...context, id, schema, known}),
    });
  }
  return optionalFirst(converted);
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function optionalFirst<Field extends RequestField>(fields: readonly Field[]): Field[] {
  const rank = ({presence}: RequestField): number => Number(presence === 'always');
  return [...fields].sort((one, other) => rank(one) - rank(other));
}
