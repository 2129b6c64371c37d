import {findNearest, type Problem} from '../../../problems';
import type {Endpoint, Names} from '../names';
import {ALLOWED, type AllowedName} from '../registers';
import {problemIn, type Block} from '../scan';

/** An address of a service or of another host, or a host alone. */
const ADDRESS =
  /(?:https?:\/\/|\$\{?(?:RUNGEN_API|OPENAI_BASE_URL)\b)(?:[^\s"'|)]*[\w}])?|(?<![\w/.@-])(?:[a-z0-9-]+\.)+(?:ai|co|com|dev|io|net|org)\b(?!\.)/g;

const ADDRESS_ALONE = new RegExp(`^(?:${ADDRESS.source})$`);

/** What text that is not in code font names. */
const IN_TEXT = [
  /\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w/.{}-]*[\w/}]/g,
  /\bx-[a-z0-9]+-[a-z0-9]+(?:-[a-z0-9]+)*\b/gi,
  /(?<![\w$./-])[a-z]+(?:_[a-z]+)+\b(?![.(])/g,
  /(?<![\w-])[A-Z]+(?:_[A-Z]+)+\b|(?<![\w.-])[A-Z]{5,}\b(?![-.\d]| \/)/g,
  ADDRESS,
];

const FIELD = String.raw`[a-z]\w*(?:\[\d*\])*(?:\.[a-z]\w*(?:\[\d*\])*)*`;

/** What a text in code font names: its group, or all of it. Other code, such as a command or a file, is nothing's name. */
const IN_CODE = [
  /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)(?: \/\S*)?$/, // a method, and its path
  /^\/[^\s/]\S*$/, // a path
  /^([Xx]-[A-Za-z0-9-]+|[A-Z][a-z]+(?:-[A-Z][a-z]+)+)(?::.*)?$/, // a header
  /^(?:([A-Z][a-z]+): \w+|Authorization|Accept)$/,
  /^\$?\{?#?((?:RUNGEN|OPENAI)\w*)\}?$/, // a variable
  /^[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*$/, // a value
  /^[A-Z][a-z]*[.,]? \S+ .*$/, // an error
  ADDRESS_ALONE,
  new RegExp(`^${FIELD}$`),
];

/** Literals and names of files. */
const NO_NAME =
  /^(?:true|false|null)$|^[^/].*\.(?:css|html?|ini|json|mdx?|mjs|png|py|sh|svg|tsx?|txt|ya?ml)$/;

/** What parts of code in code font are: keys and values of JSON, and of `status=COMPLETED`. */
const IN_PARTS = [
  /(?<=")\w+(?="\s*:)/g,
  /(?<=:\s*")[A-Z][A-Z_]+(?=")/g,
  /^[a-z]\w*(?:\.[a-z]\w*)*(?=\s*[:=]\s*[^\s:]+$)/g,
  /(?<=^[a-z][\w.]*\s*[:=]\s*"?)[A-Z][A-Z_]+(?="?$)/g,
];

const IN_BLOCKS = [
  ADDRESS,
  /(?<="error":\s*")[^".]{2}[^"]*(?=")/g,
  /(?:(?<=-H ["'])|(?<=^["']?))[A-Za-z]+(?:-[A-Za-z]+)*(?=: )/g, // a header
];

/** What commands name beside requests: variables, and the fields of filters. */
const IN_COMMANDS = [
  ...IN_BLOCKS,
  /(?<=\$\{?#?|export )[A-Z][A-Z0-9_]+/g,
  /(?<=[\s(|,'\]]\.)[a-z]+(?:_[a-z]+)*(?:\.[a-z]+(?:_[a-z]+)*)*(?![\w/])/g,
];

/**
 * Checks that what a page names in code font, in text and in code blocks exists in the contracts, or is allowed by name.
 *
 * @param blocks the texts of the page
 * @param names the names of the contracts
 * @param allowed names that are not part of a contract
 * @param used receives those of them that the page needs
 * @returns every mistake, in the order of the page
 */
export function checkNames(
  blocks: readonly Block[],
  names: Names,
  allowed: readonly AllowedName[],
  used: Set<AllowedName>,
): Problem[] {
  return blocks.flatMap((block) =>
    listMentions(block).flatMap((text): Problem[] => {
      const fix = findFix(text, names);
      if (fix === undefined) return [];
      const {file} = block.source;
      const entry = allowed.find(
        ({name, pages}) => name === text && (pages.length === 0 || pages.includes(file)),
      );
      if (entry) used.add(entry);
      const problem = `names "${text}", which neither the contract nor a register has`;
      return entry ? [] : [problemIn(block, text, problem, fix)];
    }),
  );
}

function listMentions({kind, text, language}: Block): string[] {
  if (kind === 'code') return listAll(text, language === 'bash' ? IN_COMMANDS : IN_BLOCKS);
  return text
    .split('`')
    .flatMap((part, at) => (at % 2 === 0 ? listAll(part, IN_TEXT) : classify(part)));
}

const listAll = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => text.match(pattern) ?? []);

function classify(code: string): string[] {
  if (NO_NAME.test(code)) return [];
  for (const pattern of IN_CODE) {
    const match = pattern.exec(code);
    if (match) return [match[1] ?? match[0]];
  }
  return listAll(code, IN_PARTS);
}

/** Returns what to write in place of a name; undefined for one that exists. */
function findFix(text: string, names: Names): string | undefined {
  const {bases, errors, words} = names;
  if (words.has(text)) return undefined;
  const [, method = '', address = text] = /^([A-Z]+) (\/.*)$/.exec(text) ?? [];
  const host = /^https?:\/\/[\w.-]+(?::\d+)?/.exec(address)?.[0];
  const isOurs = bases.some((it) => host && it.startsWith(host));
  if (isOurs || /^[/$]/.test(address)) return checkAddress(method, address, names);
  if (host !== undefined) return lookUp(host, words);
  if ([...errors].some((it) => isError(text, it))) return undefined;
  const isPath = /^[a-z]\w*[.[]/.test(text) && !ADDRESS_ALONE.test(text);
  return isPath ? checkField(text, names) : lookUp(text, words);
}

function lookUp(text: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(text)) return undefined;
  const allow = `add "${text}" with a reason to ${ALLOWED}`;
  const alike = [...known].filter((it) => /[a-z]/.test(it) === /[a-z]/.test(text));
  const nearest = text.length > 3 ? findNearest(text, alike) : undefined;
  return nearest === undefined ? allow : `write "${nearest}", or ${allow}`;
}

function checkField(text: string, {fields, words}: Names): string | undefined {
  const [first = '', ...others] = text.replace(/\[\d*\]/g, '').split('.');
  let parent = first;
  for (const name of fields.has(first) ? others : []) {
    const inside = [...(fields.get(parent) ?? [])];
    if (!inside.includes(name)) return `"${parent}" has ${inside.join(', ') || 'no fields'}`;
    parent = name;
  }
  return lookUp(first, words);
}

/** Returns whether a text is an error of the contract, with any words in place of its variable parts */
function isError(text: string, error: string): boolean {
  const parts = error
    .split(/<\w+>/)
    .map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^']+")}$`).test(text);
}

/** The start of an address of a page or a file of this site. */
const OF_SITE = /^\/(?:docs|api|img|category|assets)\/|^\/[\w-]+\.\w+$|^\/$/;

/** Returns what to write in place of a path, or of a method and a path. */
function checkAddress(
  method: string,
  address: string,
  {bases, endpoints}: Names,
): string | undefined {
  const path = stripBase(address.replace(/^\$\{(\w+)\}/, '$$$1'), bases);
  const samePath = endpoints.filter((it) => fits(it.path, path));
  const isRight = (it: Endpoint): boolean => method === '' || it.method === method;
  if (samePath.some(isRight) || (method === '' && OF_SITE.test(path))) return undefined;
  const write = (it: Endpoint): string => (method === '' ? it.path : `${it.method} ${it.path}`);
  const written = [...new Set((samePath.length > 0 ? samePath : endpoints).map(write))];
  const nearest =
    samePath.length > 0 ? undefined : findNearest(`${method} ${path}`.trim(), written);
  return nearest === undefined ? `use one of ${written.join(', ')}` : `write "${nearest}"`;
}

/** Removes the URL of a server, or only the path of that URL, as in `/v1/models`, and the query string. */
function stripBase(address: string, bases: readonly string[]): string {
  const paths = bases.flatMap((it) => (it.startsWith('$') ? [it] : [it, new URL(it).pathname]));
  const [base = ''] = paths
    .filter((it) => it !== '/' && (address === it || address.startsWith(`${it}/`)))
    .sort((one, other) => other.length - one.length);
  return address.slice(base.length).replace(/\?.*$/, '') || '/';
}

/** Returns whether a path is that of an operation, with the names of its parameters or values in their place. */
function fits(path: string, mentioned: string): boolean {
  const [parts, words] = [path.split('/'), mentioned.split('/')];
  const isValue = (word = ''): boolean => /^(?:[0-9a-f-]{36}|\$\{?\w+\}?)$/.test(word);
  const fitsPart = (part: string, at: number): boolean =>
    part === words[at] || (part.startsWith('{') && isValue(words[at]));
  return parts.length === words.length && parts.every(fitsPart);
}
