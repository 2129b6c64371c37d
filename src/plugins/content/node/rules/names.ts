import {findNearest, type Problem} from '../../../problems';
import type {Names} from '../names';
import {ALLOWED, type AllowedNames} from '../registers';
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
 * @returns every mistake, in the order of the page
 */
export function checkNames(
  blocks: readonly Block[],
  names: Names,
  allowed: readonly AllowedNames[],
): Problem[] {
  return blocks.flatMap((block) =>
    listMentions(block).flatMap((text) => {
      const {file} = block.source;
      const isAllowed = allowed.some(
        ({names: own, pages}) => own.includes(text) && pages?.includes(file) !== false,
      );
      const fix = isAllowed ? undefined : findFix(text, names);
      const problem = `names "${text}", which neither the contract nor a register has`;
      return fix === undefined ? [] : [problemIn(block, text, problem, fix)];
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

/** The start of an address of a page or a file of this site. */
const OF_SITE = /^\/(?:docs|api|img|category|assets)\/|^\/[\w-]+\.\w+$/;

/** Returns what to write in place of a name; undefined for one that exists. */
function findFix(text: string, names: Names): string | undefined {
  const {patterns, words} = names;
  if (OF_SITE.test(text) || patterns.some((it) => it.test(text))) return undefined;
  const host = /^https?:\/\/[\w.-]+(?::\d+)?/.exec(text)?.[0];
  const isOurs = [...words].some((it) => it.startsWith(`${host ?? ''}/`));
  if (host !== undefined && !isOurs) return lookUp(host, words);
  const isPath = /^[a-z]\w*[.[]/.test(text) && !ADDRESS_ALONE.test(text);
  return isPath ? checkField(text, names) : lookUp(text, words);
}

function lookUp(text: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(text)) return undefined;
  const allow = `add "${text}" with a reason to ${ALLOWED}`;
  const shapeOf = (name: string): string => `${/[a-z]/.test(name)} ${name.includes('/')}`;
  const alike = [...known].filter((it) => shapeOf(it) === shapeOf(text));
  const nearest = text.length > 3 ? findNearest(text, alike) : undefined;
  if (nearest !== undefined) return `write "${nearest}", or ${allow}`;
  const requests = [...known].filter((it) => /^[A-Z]+ \//.test(it));
  return text.includes('/') ? `use one of ${requests.join(', ')}` : allow;
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
