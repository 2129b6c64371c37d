import type {Scalar} from '../openapi/types';

/** Whether a part of a request is sent: always, or if it is ticked, with its default state. */
export type Presence = 'always' | 'ticked' | 'unticked';

type Variable = {readonly variable: string};

/** A field of a body. A header is one whose value is simple. */
export type RequestField = {
  readonly name: string;
  readonly presence: Presence;
  readonly value: RequestValue;
};

export type RequestHeader = RequestField & {readonly value: string | Variable};

export type RequestObject = {readonly fields: readonly RequestField[]};

type RequestList = {readonly items: readonly RequestValue[]};

export type RequestValue = Scalar | Variable | RequestObject | RequestList;

/**
 * A request of an operation as data: what a page shows in every language, and what Run sends. It is plain JSON, which a
 * page carries.
 *
 * The parts of a request have ids, which are also the anchors of their descriptions: `header.x-team-id`,
 * `body.input.width`. An item of a list has the id of its list.
 */
export type RequestData = {
  readonly method: string;
  /** With parameters in braces: `/app/{app_id}`. */
  readonly path: string;
  /** Those that a reader can leave out come first, as in every object: no comma depends on what is left out. */
  readonly headers: readonly RequestHeader[];
  readonly body?: RequestValue | undefined;
  /** Whether a success has no body, so that its status is all there is to see. */
  readonly isResponseEmpty: boolean;
};

type RequestPart = {readonly id: string; readonly presence: Presence};

export const isVariable = (value: RequestValue): value is Variable =>
  typeof value === 'object' && value !== null && 'variable' in value;

export const isRequestObject = (value: RequestValue): value is RequestObject =>
  typeof value === 'object' && value !== null && 'fields' in value;

export const isRequestList = (value: RequestValue): value is RequestList =>
  typeof value === 'object' && value !== null && 'items' in value;

/** Returns the id of a field inside an object. Names of headers are the same in any case. */
export function fieldId(object: string, name: string): string {
  return `${object}.${object === 'header' ? name.toLowerCase() : name}`;
}

/** Lists the parts inside a value with this id, in the order in which they are shown. */
export function listParts(value: RequestValue, id: string): RequestPart[] {
  const parts: RequestPart[] = [];
  if (isRequestObject(value)) {
    for (const field of value.fields) {
      const inside = fieldId(id, field.name);
      parts.push({id: inside, presence: field.presence}, ...listParts(field.value, inside));
    }
  }
  if (isRequestList(value)) {
    for (const item of value.items) parts.push(...listParts(item, id));
  }
  return parts;
}

/**
 * Lists all parts of a request: its headers, its body, and what is inside.
 *
 * @example
 * listRequestParts(getApp) // [{id: 'header.x-team-id', presence: 'unticked'}, {id: 'header.x-api-key', presence: 'always'}]
 */
export function listRequestParts({headers, body}: RequestData): RequestPart[] {
  const parts = listParts({fields: headers}, 'header');
  if (body === undefined) return parts;
  return [...parts, {id: 'body', presence: 'always'}, ...listParts(body, 'body')];
}
