import {isRecord} from '../../../problems';
import type {Document} from '../../../reference';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Json = Readonly<Record<string, unknown>>;

/** One operation as pages mention it. */
export type Endpoint = {
  /** In uppercase. */
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
};

/** Every name of the contract that a page can mention. */
export type Vocabulary = {
  readonly endpoints: readonly Endpoint[];
  /** Base URLs, without a trailing slash. */
  readonly servers: readonly string[];
  readonly headers: ReadonlySet<string>;
  /** Property, path parameter and operation names. */
  readonly fields: ReadonlySet<string>;
  /** The names of the properties inside each property. */
  readonly children: ReadonlyMap<string, ReadonlySet<string>>;
  /** Values of enumerations and constants. */
  readonly values: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
  /** Literal texts, with `<name>` for each variable part. */
  readonly errorTexts: ReadonlySet<string>;
  readonly environment: ReadonlySet<string>;
};

/**
 * Collects the names that contracts define.
 *
 * @param documents contracts whose references are local
 * @param environment the environment variables that the samples read
 * @returns the names
 */
export function buildVocabulary(
  documents: readonly Document[],
  environment: Iterable<string>,
): Vocabulary {
  const gathered = {
    headers: new Set<string>(),
    fields: new Set<string>(),
    children: new Map<string, Set<string>>(),
    values: new Set<string>(),
    statuses: new Set<string>(),
    errorTexts: new Set<string>(),
  };
  for (const document of documents) walk(document, {...gathered, document});
  return {
    ...gathered,
    endpoints: documents.flatMap(listEndpoints),
    servers: documents.flatMap(listServers),
    environment: new Set(environment),
  };
}

type Gathering = {
  readonly document: Document;
  readonly headers: Set<string>;
  readonly fields: Set<string>;
  readonly children: Map<string, Set<string>>;
  readonly values: Set<string>;
  readonly statuses: Set<string>;
  readonly errorTexts: Set<string>;
};

function listEndpoints({paths}: Document): Endpoint[] {
  return Object.entries(paths).flatMap(([path, pathItem]) =>
    METHODS.filter((method) => pathItem[method]).map((method) => ({
      method: method.toUpperCase(),
      path,
    })),
  );
}

function listServers({servers}: Document): string[] {
  return servers
    .map(({url, variables}) =>
      url.replace(/\{(\w+)\}/g, (_, name: string) => variables?.[name]?.default ?? ''),
    )
    .map((url) => url.replace(/\/$/, ''));
}

/** Walks the whole contract except its examples, and collects the names that each object in it defines. */
function walk(value: unknown, gathering: Gathering, key = ''): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, gathering, key);
    return;
  }
  if (!isRecord(value)) return;
  gatherNames(value, gathering, key);
  for (const [name, child] of Object.entries(value)) {
    if (name !== 'examples' && name !== 'example') walk(child, gathering, name);
  }
}

function gatherNames(value: Json, gathering: Gathering, key: string): void {
  const {headers, fields, values, statuses, errorTexts} = gathering;
  if (isRecord(value.properties)) gatherProperties(value.properties, gathering);
  if (Array.isArray(value.enum)) for (const it of value.enum) values.add(String(it));
  if (typeof value.const === 'string') values.add(value.const);
  if (typeof value.operationId === 'string') fields.add(value.operationId);
  if (typeof value.name === 'string' && typeof value.in === 'string') {
    (value.in === 'header' ? headers : fields).add(value.name);
  }
  if (key === 'responses') {
    for (const status of Object.keys(value)) if (/^\d{3}$/.test(status)) statuses.add(status);
  }
  if (isRecord(value['x-error']) && typeof value['x-error'].text === 'string') {
    errorTexts.add(value['x-error'].text);
  }
}

function gatherProperties(properties: Json, {fields, children, document}: Gathering): void {
  for (const [name, schema] of Object.entries(properties)) {
    fields.add(name);
    const inside = children.get(name) ?? new Set<string>();
    children.set(name, inside);
    for (const child of namesInside(schema, document, new Set())) inside.add(child);
  }
}

/** Returns the property names of a schema, also behind references, in array items, and in all of its variants. */
function namesInside(schema: unknown, document: Document, seen: Set<unknown>): string[] {
  if (Array.isArray(schema)) return schema.flatMap((it) => namesInside(it, document, seen));
  if (!isRecord(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const {properties, $ref, items, allOf, oneOf, anyOf} = schema;
  const named = typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '';
  const behind = named === '' ? [] : [document.components.schemas[named]];
  return [
    ...(isRecord(properties) ? Object.keys(properties) : []),
    ...[...behind, items, allOf, oneOf, anyOf].flatMap((it) => namesInside(it, document, seen)),
  ];
}
