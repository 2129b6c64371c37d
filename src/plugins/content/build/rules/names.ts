import {SKIP, visit} from 'unist-util-visit';
import {findNearest, type Problem} from '../../../problems';
import type {Endpoint, Names, Service} from '../names';
import {placeAt, type Page} from '../readPages';
import {ALLOWED, type AllowedName} from '../registers';

type Kind =
  | 'environment variable'
  | 'error'
  | 'field'
  | 'header'
  | 'host'
  | 'method'
  | 'method and path'
  | 'path'
  | 'value'
  | 'word';

/** What a text names, and where in the text. */
type Mention = {readonly kind: Kind; readonly text: string; readonly index: number};

/** A pattern, with what its group `name`, or all of it, is. */
type Pattern = readonly [Kind, RegExp];

const HOST = /https?:\/\/[\w.-]+(?::\d+)?|\b(?:[a-z0-9-]+\.)+(?:ai|co|com|dev|io|net|org)\b(?!\.)/g;
const VARIABLE = /\b(?:RUNGEN|OPENAI)_[A-Z_]+\b/g;

/** What text that is not in code font names. */
const IN_TEXT: readonly Pattern[] = [
  ['method and path', /\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w/.{}-]*[\w/}]/g],
  ['header', /\bx-[a-z0-9]+-[a-z0-9]+(?:-[a-z0-9]+)*\b/gi],
  ['environment variable', VARIABLE],
  ['field', /(?<![\w$./-])[a-z]+(?:_[a-z]+)+\b(?![.(])/g],
  [
    'value',
    /(?<![\w-])(?!RUNGEN|OPENAI)[A-Z]+(?:_[A-Z]+)+\b|(?<![\w.-])[A-Z]{5,}\b(?![-.\d]| \/)/g,
  ],
  ['host', HOST],
];

const NAME = String.raw`[a-z]\w*(?:\[\d*\])*(?:\.[a-z]\w*(?:\[\d*\])*)*`;

/** What a text in code font is: the first that fits. Other code, such as a command or a file, is nothing's name. */
const IN_CODE: readonly Pattern[] = [
  ['method and path', /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S*$/],
  ['method', /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/],
  ['path', /^(?:\/[^\s/]\S*|https?:\/\/\S+)$/],
  ['header', /^(?<name>[Xx]-[A-Za-z0-9-]+|[A-Z][a-z]+(?:-[A-Z][a-z]+)+)(?::.*)?$/],
  ['header', /^(?:(?<name>[A-Z][a-z]+): \w+|Authorization|Accept)$/],
  ['environment variable', /^\$?\{?#?(?<name>(?:RUNGEN|OPENAI)\w*)\}?$/],
  ['value', /^(?<name>[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)$/],
  ['error', /^[A-Z][a-z]*[.,]? \S+ .*$/],
  ['host', /^(?:[a-z0-9-]+\.)+(?:ai|co|com|dev|io|net|org)$/],
  ['word', /^[a-z]+$/],
  ['field', new RegExp(`^${NAME}$`)],
];

/** Literals and names of files. */
const NO_NAME =
  /^(?:true|false|null)$|\.(?:css|html?|ini|json|mdx?|mjs|png|py|sh|svg|tsx?|txt|ya?ml)$/;

/** What parts of code in code font are: keys and values of JSON, and of `status=COMPLETED`. */
const IN_PARTS: readonly Pattern[] = [
  ['field', /(?<=")\w+(?="\s*:)/g],
  ['value', /(?<=:\s*")[A-Z][A-Z_]+(?=")/g],
  ['field', /^[a-z]\w*(?:\.[a-z]\w*)*(?=\s*[:=]\s*[^\s:]+$)/g],
  ['value', /(?<=^[a-z][\w.]*\s*[:=]\s*"?)[A-Z][A-Z_]+(?="?$)/g],
];

/** What commands name beside requests. */
const IN_COMMANDS: readonly Pattern[] = [
  ['environment variable', /(?<=\$\{?#?|export )[A-Z][A-Z0-9_]+/g],
  ['field', /(?<=[\s(|,'\]]\.)[a-z]+(?:_[a-z]+)*(?:\.[a-z]+(?:_[a-z]+)*)*(?![\w/])/g],
];

const IN_BLOCKS: readonly Pattern[] = [
  ['host', HOST],
  ['error', /(?<="error":\s*")[^".]{2}[^"]*(?=")/g],
  ['header', /(?:(?<=-H ["'])|(?<=^["']?))[A-Za-z]+(?:-[A-Za-z]+)*(?=: )/gm],
];

/**
 * Checks that what a page names in code font, in text and in code blocks exists in the contracts, or is allowed by name.
 *
 * @param page the page
 * @param names the names of the contracts
 * @param allowed names that are not part of a contract
 * @param used receives those of them that the page needs
 * @returns every mistake, in the order of the page
 */
export function checkNames(
  page: Page,
  names: Names,
  allowed: readonly AllowedName[],
  used: Set<AllowedName>,
): Problem[] {
  const problems: Problem[] = [];
  const check = (mentions: readonly Mention[], from = 0, to = from): void => {
    for (const {kind, text, index} of mentions) {
      const fix = CHECKS[kind](text, names);
      const entry = fix && allowed.find((it) => isAllowed(it, text, page.file));
      if (entry) used.add(entry);
      if (fix === undefined || entry) continue;
      const at = page.text.indexOf(text, from + index);
      const problem = `names the ${kind} "${text}", which ${LACKS[kind] ?? 'the contract does not have'}`;
      problems.push({place: placeAt(page, at < 0 || at > to ? from : at), problem, fix});
    }
  };
  visit(page.tree, (node) => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type === 'yaml') {
      const words = node.value.replace(/^(?!title|description).*$/gm, (it) =>
        ' '.repeat(it.length),
      );
      check(listAll(words, IN_TEXT), start, end);
      const own = /^operation: *(\w+)$/m.exec(node.value)?.[1];
      problems.push(...checkReference(page, words, own, names));
    }
    if (node.type === 'text') check(listAll(node.value, IN_TEXT), start, end);
    if (node.type === 'inlineCode') check(classify(node.value), start, end);
    if (node.type !== 'code') return undefined;
    check(listAll(node.value, IN_BLOCKS), start, end);
    if (node.lang === 'bash') {
      check(listAll(node.value, IN_COMMANDS), start, end);
      problems.push(...checkRequests(page, node.value, start, names));
    }
    return SKIP;
  });
  return problems;
}

const isAllowed = ({name, pages}: AllowedName, text: string, file: string): boolean =>
  name === text && (pages.length === 0 || pages.includes(file));

function listAll(text: string, patterns: readonly Pattern[]): Mention[] {
  return patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({kind, text: match[0], index: match.index})),
  );
}

function classify(code: string): Mention[] {
  if (NO_NAME.test(code) && !code.startsWith('/')) return [];
  for (const [kind, pattern] of IN_CODE) {
    const match = pattern.exec(code);
    if (match) return [{kind, text: match.groups?.name ?? match[0], index: 0}];
  }
  return listAll(code, IN_PARTS);
}

/** What lacks a name, if not the contract. */
const LACKS: Partial<Record<Kind, string>> = {
  'environment variable': 'no program and no request reads',
  host: 'neither the contract nor contract/facts.yaml has',
};

/** Returns what to write in place of a name; undefined for one that exists. */
type Check = (text: string, names: Names) => string | undefined;

const CHECKS: Readonly<Record<Kind, Check>> = {
  'method and path': checkPair,
  path: checkPath,
  field: checkField,
  error: checkError,
  host: (text, {hosts}) =>
    lookUp(
      text,
      [...hosts].flatMap((it) => [it, it.replace(/^\w+:\/\//, '')]),
    ),
  method: (text, {services}) =>
    lookUp(
      text,
      listEndpoints(services).map(({method}) => method),
    ),
  word: (text, {fields, values}) => lookUp(text, [...fields.keys(), ...values]),
  value: (text, {values}) => lookUp(text, [...values]),
  header: (text, {headers}) => lookUp(text, [...headers]),
  'environment variable': (text, {environment}) => lookUp(text, [...environment]),
};

function lookUp(text: string, known: readonly string[]): string | undefined {
  if (known.includes(text)) return undefined;
  const allow = `add "${text}" with a reason to ${ALLOWED}`;
  const nearest = text.length > 3 ? findNearest(text, known) : undefined;
  if (nearest !== undefined) return `write "${nearest}", or ${allow}`;
  const all = [...new Set(known)].sort();
  return all.length <= 12 ? `use one of ${all.join(', ')}, or ${allow}` : allow;
}

function checkField(text: string, {fields, values}: Names): string | undefined {
  if (values.has(text)) return undefined;
  const parts = text.replace(/\[\d*\]/g, '').split('.');
  const [first = ''] = parts;
  if (!fields.has(first)) return lookUp(first, [...fields.keys()]);
  for (const [index, parent] of parts.slice(0, -1).entries()) {
    const inside = fields.get(parent) ?? new Set();
    if (inside.has(parts[index + 1] ?? '')) continue;
    return inside.size > 0
      ? `"${parent}" has ${[...inside].join(', ')}`
      : `"${parent}" has no fields`;
  }
  return undefined;
}

function checkError(text: string, {errors}: Names): string | undefined {
  const known = [...errors.keys()];
  return known.some((it) => isError(text, it)) ? undefined : lookUp(text, known);
}

/** @returns whether a text is an error of the contract, with any words in place of its variable parts */
export function isError(text: string, error: string): boolean {
  const parts = error
    .split(/<\w+>/)
    .map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^']+")}$`).test(text);
}

const listEndpoints = (services: readonly Service[]): readonly Endpoint[] =>
  services.flatMap(({endpoints}) => endpoints);

function checkPair(text: string, {services}: Names): string | undefined {
  const [method = '', address = ''] = text.split(' ');
  const fixes = services.map((it) => checkEndpoint(method, stripBase(address, [it]), it.endpoints));
  return fixes.includes(undefined) ? undefined : fixes.join('; ');
}

function checkEndpoint(
  method: string,
  path: string,
  endpoints: readonly Endpoint[],
): string | undefined {
  const samePath = endpoints.filter((it) => fits(it.path, path));
  if (samePath.some((it) => it.method === method)) return undefined;
  const near = samePath.length > 0 ? samePath : endpoints;
  const written = near.map((it) => `${it.method} ${it.path}`);
  const nearest = samePath.length > 0 ? undefined : findNearest(`${method} ${path}`, written);
  return nearest === undefined ? `use one of ${written.join(', ')}` : `write "${nearest}"`;
}

/** The description of a reference page names the request of its own operation. */
function checkReference(
  page: Page,
  words: string,
  own: string | undefined,
  {services}: Names,
): Problem[] {
  const endpoint = listEndpoints(services).find(({operation}) => operation === own);
  const [said = ''] = /\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w/{}]*/.exec(words) ?? [];
  if (!endpoint || said === '' || said === `${endpoint.method} ${endpoint.path}`) return [];
  const fix = `write "${endpoint.method} ${endpoint.path}"`;
  const problem = `names "${said}" on the page of ${endpoint.operation}`;
  return [{place: placeAt(page, page.text.indexOf(said)), problem, fix}];
}

/** The start of an address of a page or a file of this site. */
const OF_SITE = /^\/(?:docs|api|img|category|assets)\/|^\/[\w-]+\.\w+$/;

function checkPath(text: string, {services, hosts}: Names): string | undefined {
  const host = /^https?:\/\/[\w.-]+(?::\d+)?/.exec(text)?.[0];
  const isOurs = services.some(({bases}) => bases.some((it) => host && it.startsWith(host)));
  if (host !== undefined && !isOurs) return lookUp(host, [...hosts]);
  const path = stripBase(text, services);
  const paths = [...new Set(listEndpoints(services).map((it) => it.path))];
  if (path === '/' || OF_SITE.test(path) || paths.some((it) => fits(it, path))) return undefined;
  const nearest = findNearest(path, paths);
  return nearest === undefined ? `use one of ${paths.join(', ')}` : `write "${nearest}"`;
}

/** Removes the URL of a server, or only the path of that URL, as in `/v1/models`, and the query string. */
function stripBase(address: string, services: readonly Service[]): string {
  const bases = services.flatMap(({bases}) => bases);
  const paths = bases.flatMap((it) => (it.startsWith('$') ? [it] : [it, new URL(it).pathname]));
  const [base = ''] = paths
    .filter((it) => it !== '/' && (address === it || address.startsWith(`${it}/`)))
    .sort((one, other) => other.length - one.length);
  return address.slice(base.length).replace(/\?.*$/, '') || '/';
}

/** Returns whether a path is that of an operation, with the names of its parameters or values in their place. */
function fits(path: string, mentioned: string): boolean {
  const [parts, words] = [path.split('/'), mentioned.split('/')];
  return (
    parts.length === words.length &&
    parts.every((part, at) => {
      const word = words[at] ?? '';
      return (
        part === word || (part.startsWith('{') && /^(?:[0-9a-f-]{36}|\$\{?\w+\}?)$/.test(word))
      );
    })
  );
}

/** A call of cURL, to its end: a line that ends with `\` or `|` goes on. */
const CALL = /\bcurl\b(?:[^\n]*[\\|]\n)*[^\n]*/g;

/** Compares the requests of commands with the contract: method, path, and the header of the key. */
function checkRequests(page: Page, commands: string, from: number, {services}: Names): Problem[] {
  return [...commands.matchAll(CALL)].flatMap(({0: call}): Problem[] => {
    const address = /(?:https?:\/\/|\$\{?(?:RUNGEN_API|OPENAI_BASE_URL)\b)[^\s"'|]*/.exec(
      call,
    )?.[0];
    const plain = address?.replace(/\$\{(\w+)\}/, '$$$1') ?? '';
    const service = services.find(({bases}) =>
      bases.some((base) => plain === base || plain.startsWith(`${base}/`)),
    );
    if (address === undefined || !service) return []; // the host is checked apart
    const path = stripBase(plain, [service]);
    const hasBody = /\s(?:-d|--data\S*|--json|-F)\s/.test(call);
    const method = /(?:-X|--request)[ =]?(\w+)/.exec(call)?.[1] ?? (hasBody ? 'POST' : 'GET');
    const place = placeAt(page, page.text.indexOf(address, from));
    const fix = checkEndpoint(method, path, service.endpoints);
    if (fix !== undefined) {
      const {operation} = service.endpoints.find((it) => fits(it.path, path)) ?? {};
      const tag = operation === undefined ? '' : `, or place <Request operation="${operation}" />`;
      const problem = `sends ${method} ${path}, which the contract does not have`;
      return [{place, problem, fix: `${fix}${tag}`}];
    }
    const key = service.keyHeader;
    if (new RegExp(`["']${key}: `, 'i').test(call)) return [];
    const problem = `sends ${method} ${path} without the header "${key}"`;
    return [{place, problem, fix: `add -H "${key}: …", as the requests of the reference do`}];
  });
}
