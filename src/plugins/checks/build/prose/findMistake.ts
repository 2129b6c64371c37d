import {findNearest} from '../../../problems';
import type {Endpoint, Vocabulary} from './buildVocabulary';
import type {Mention} from './Mention';

/** What is wrong with a mention, and what the writer can do about it. */
type Mistake = {readonly problem: string; readonly fix: string};

/** `other` is code that has nothing to do with the contract, such as the address of a page. */
type Verdict = 'verified' | 'other' | Mistake;

/**
 * Looks up a mention in the vocabulary.
 *
 * @param mention what a page mentions
 * @param vocabulary the names that exist
 * @returns `verified` or `other`; for a wrong mention, the problem and what the writer most likely meant
 */
export function findMistake({kind, text}: Mention, vocabulary: Vocabulary): Verdict {
  switch (kind) {
    case 'method and path':
      return checkPair(text, vocabulary);
    case 'path':
      return checkPath(text, vocabulary);
    case 'method':
      return check(kind, text, new Set(vocabulary.endpoints.map(({method}) => method)));
    case 'field':
      return checkField(text, vocabulary);
    case 'word':
      return check(kind, text, new Set([...vocabulary.fields, ...vocabulary.values]));
    case 'value':
      return check(kind, text, vocabulary.values);
    case 'header':
      return check(kind, text, vocabulary.headers);
    case 'status code':
      return check(kind, text, vocabulary.statuses);
    case 'environment variable':
      return check(kind, text, vocabulary.environment, 'the samples do not read');
    case 'error text':
      return checkErrorText(text, vocabulary.errorTexts);
  }
}

function check(
  kind: Mention['kind'],
  text: string,
  known: ReadonlySet<string>,
  lacks = 'the contract does not have',
): Verdict {
  if (known.has(text)) return 'verified';
  return mistake(`the ${kind} "${text}"`, lacks, suggest(text, [...known]));
}

function mistake(what: string, lacks: string, fix: string): Mistake {
  return {problem: `names ${what}, which ${lacks}`, fix};
}

function suggest(text: string, known: readonly string[]): string {
  const allow = `add "${text}" with a reason to contract/prose-allowlist.yaml`;
  const nearest = text.length > 3 ? findNearest(text, known) : undefined;
  if (nearest !== undefined) return `write "${nearest}", or ${allow}`;
  return known.length > 0 && known.length <= 12
    ? `use one of ${[...known].sort().join(', ')}, or ${allow}`
    : allow;
}

function checkField(text: string, {fields, values, children}: Vocabulary): Verdict {
  if (values.has(text)) return 'verified';
  const names = text.replace(/\[\d*\]/g, '').split('.');
  const [first = '', ...rest] = names;
  if (!fields.has(first)) {
    return mistake(
      `the field "${text}"`,
      'the contract does not have',
      suggest(first, [...fields]),
    );
  }
  for (const [index, name] of rest.entries()) {
    const parent = names[index] ?? '';
    const inside = [...(children.get(parent) ?? [])];
    if (!inside.includes(name)) {
      const fix =
        inside.length > 0
          ? `"${parent}" has ${inside.join(', ')}`
          : `"${parent}" has no fields in the contract`;
      return mistake(`the field "${text}"`, 'the contract does not have', fix);
    }
  }
  return 'verified';
}

function checkPair(text: string, {endpoints, servers}: Vocabulary): Verdict {
  const [method = '', address = ''] = text.split(' ');
  const path = pathOf(address, servers);
  if (endpoints.some((it) => it.method === method && fits(it, path))) return 'verified';
  const sameMethod = endpoints.filter((it) => it.method === method);
  const samePath = endpoints.filter((it) => fits(it, path));
  const near = samePath.length > 0 ? samePath : sameMethod.length > 0 ? sameMethod : endpoints;
  const names = near.map((it) => `${it.method} ${it.path}`);
  const nearest = samePath.length > 0 ? undefined : findNearest(`${method} ${path}`, names);
  return mistake(
    `"${text}"`,
    'the contract does not have',
    nearest === undefined ? `use one of ${names.join(', ')}` : `write "${nearest}"`,
  );
}

function checkPath(text: string, {endpoints, servers}: Vocabulary): Verdict {
  if (servers.includes(text.replace(/\/$/, ''))) return 'verified';
  const path = pathOf(text, servers);
  const [, first] = path.split('/');
  const isOurs = endpoints.some((it) => it.path.split('/')[1] === first);
  if (path === '/' || !isOurs) return path === text || path === '/' ? 'other' : unknownPath();
  return endpoints.some((it) => fits(it, path)) ? 'verified' : unknownPath();

  function unknownPath(): Mistake {
    const paths = [...new Set(endpoints.map((it) => it.path))];
    const nearest = findNearest(path, paths);
    return mistake(
      `the path "${text}"`,
      'the contract does not have',
      nearest === undefined ? `use one of ${paths.join(', ')}` : `write "${nearest}"`,
    );
  }
}

/** Removes the URL of a server, or only the path of that URL, as in `/v1/models`, and the query string. */
function pathOf(address: string, servers: readonly string[]): string {
  const bases = servers.flatMap((server) => [server, new URL(server).pathname]);
  const base = bases
    .filter((it) => it !== '/' && (address === it || address.startsWith(`${it}/`)))
    .sort((one, other) => other.length - one.length)[0];
  const rest = base === undefined ? address : address.slice(base.length);
  return rest === '' ? '/' : rest.replace(/\?.*$/, '');
}

/** Returns whether a path is that of an operation, with the names of its parameters or values in their place. */
function fits({path}: Endpoint, mentioned: string): boolean {
  const [parts, words] = [path.split('/'), mentioned.split('/')];
  if (parts.length !== words.length) return false;
  return parts.every((part, index) => {
    const word = words[index] ?? '';
    if (part === word) return true;
    return part.startsWith('{') && /^(?:[0-9a-f-]{36}|\$\w+)$/.test(word);
  });
}

function checkErrorText(text: string, errorTexts: ReadonlySet<string>): Verdict {
  const isKnown = [...errorTexts].some((known) => {
    const parts = known.split(/<\w+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join("[^']+")}$`).test(text);
  });
  if (isKnown) return 'verified';
  return mistake(
    `the error "${text}"`,
    'the contract does not have',
    suggest(text, [...errorTexts]),
  );
}
