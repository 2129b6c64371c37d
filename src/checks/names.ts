import {visit} from 'unist-util-visit';
import {problemAt} from '../files';
import {findNearest, type Problem} from '../problems';
import {ALLOWED_NAMES, readAllowedNames} from '../registries';
import {collectNames, type Names, VARIABLE, withoutValues} from './contractNames';
import type {Content, Rule} from './rule';

/** Reports names in code font that neither the contract nor `allowed-names.yaml` has. */
export const names: Rule = {id: 'names', check: checkNames};

function checkNames({siteDir, pages, contracts, texts}: Content): Problem[] {
  const programs = texts.filter(({file}) => file.startsWith('samples/'));
  const documents = contracts.map(({contract}) => contract);
  const known = collectNames(documents, programs);
  const allowed = readAllowedNames(siteDir);
  const problems: Problem[] = [];
  for (const page of pages) {
    const isAllowed = (name: string): boolean =>
      allowed.some((entry) => {
        return entry.names.includes(name) && (entry.pages?.includes(page.file) ?? true);
      });
    const report = (name: string, fix: string, offset = 0): void => {
      const start = Math.max(offset, page.text.indexOf(name, offset));
      const problem = `unknown name "${name}": not in the contract or allowed-names.yaml`;
      problems.push(problemAt(page, start, problem, fix));
    };
    visit(page.tree, ['inlineCode', 'code'], (node) => {
      if (node.type !== 'inlineCode' && node.type !== 'code') return;
      // Of a code block, only variables are checked: programs and requests are tested where they are written.
      const mentions = node.type === 'code' ? listVariables(node.value) : [node.value];
      for (const name of mentions) {
        const fix = isAllowed(name) ? undefined : checkName(name, known);
        if (fix !== undefined) report(name, fix, node.position?.start.offset);
      }
    });
  }
  return problems;
}

function listVariables(code: string): string[] {
  return [...new Set(code.match(VARIABLE))];
}

/** Literals of JSON. */
const LITERALS = ['true', 'false', 'null'];

/** A name without a space or a dot, such as `gpu_tier`, `STOPPED`, `x-team-id`, `createApp`. */
const WORD = /^[A-Za-z][\w-]*\w$/;

/** A class of a programming language, such as `NotFoundError`: no name of the contract looks so. */
const CLASS = /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/;

/** A status of an error, such as `404`. Other numbers are values. */
const ERROR_STATUS = /^(?:4\d\d|50\d)$/;

/** A variable of a shell, such as `$RUNGEN_API` or `${RUNGEN_API}`. */
const SHELL_VARIABLE = /^\$\{?(\w+)\}?$/;

/** A path, with its method or not, such as `GET /app`. */
const REQUEST = /^(?:([A-Z]+) )?(\/\S*)$/;

/** A field inside others, such as `choices[0].message.content`. */
const FIELD = /^[a-z_]\w*(?:\[\d*\])*(?:\.\w+(?:\[\d*\])*)+$/;

/** Other code, such as a command, may contain anything. Longer texts are misspelt names if only so many letters differ. */
const MAX_SLIP = 2;
const MIN_LENGTH = 10;

/** @returns what to write instead of a text in code font; undefined if it is a known name, or no name */
function checkName(text: string, {words, fields, endpoints}: Names): string | undefined {
  const [, variable = text] = SHELL_VARIABLE.exec(text) ?? [];
  if (LITERALS.includes(text) || words.has(variable) || words.has(withoutValues(text))) {
    return undefined;
  }
  const [, method, path] = REQUEST.exec(text) ?? [];
  if (path !== undefined) return checkRequest(method, path, endpoints);
  if (URL.canParse(text) && text.startsWith('http')) return checkAddress(text, endpoints);
  if (FIELD.test(text)) return checkField(text, fields);
  const isName = (WORD.test(variable) && !CLASS.test(text)) || ERROR_STATUS.test(text);
  if (isName) return suggest(text, [...words]);
  if (text.length < MIN_LENGTH) return undefined;
  const nearest = findNearest(text, [...words], MAX_SLIP);
  return nearest === undefined ? undefined : `write "${nearest}"`;
}

function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known);
  const allow = `add "${name}" with a reason to ${ALLOWED_NAMES}`;
  return nearest === undefined ? allow : `write "${nearest}", or ${allow}`;
}

/** The first parts of addresses on this site. */
const SITE_FOLDERS = ['docs', 'api', 'category', 'img', 'assets'];

function checkRequest(
  method: string | undefined,
  path: string,
  endpoints: Names['endpoints'],
): string | undefined {
  const [, folder = ''] = path.split('/');
  const isOfSite = method === undefined && (SITE_FOLDERS.includes(folder) || folder.includes('.'));
  if (isOfSite) return undefined;
  const isKnown = endpoints.some((endpoint) => {
    return (method ?? endpoint.method) === endpoint.method && matches(path, endpoint.path);
  });
  if (isKnown) return undefined;
  const requests = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  const nearest = findNearest(`${method ?? 'GET'} ${path}`, requests);
  return nearest === undefined ? `use one of ${requests.join(', ')}` : `write "${nearest}"`;
}

/**
 * Whether a path is that of an operation, with its parameters or with values for them.
 *
 * @example
 * matches('/app/$RUNGEN_APP_ID', '/app/{app_id}') // true
 * matches('/app/{id}', '/app/{app_id}') // false: a parameter of another name
 */
function matches(path: string, template: string): boolean {
  const [withoutQuery = ''] = path.split('?');
  const parts = withoutQuery.split('/');
  const templateParts = template.split('/');
  if (parts.length !== templateParts.length) return false;
  return templateParts.every((part, index) => {
    const written = parts[index] ?? '';
    const isValue = written.startsWith('$') || /\d/.test(written);
    return written === part || (part.startsWith('{') && isValue);
  });
}

function checkAddress(address: string, endpoints: Names['endpoints']): string | undefined {
  for (const {server, path} of endpoints) {
    if (!address.startsWith(`${server}/`)) continue;
    const isKnown = endpoints.some((endpoint) => {
      return endpoint.server === server && matches(address.slice(server.length), endpoint.path);
    });
    return isKnown ? undefined : `write "${server}${path}", or another path of the contract`;
  }
  const servers = endpoints.map(({server}) => new URL(server).origin);
  const nearest = findNearest(new URL(address).origin, servers, MAX_SLIP);
  const isService = nearest === new URL(address).origin;
  return nearest === undefined || isService ? undefined : `write "${nearest}"`;
}

function checkField(text: string, fields: Names['fields']): string | undefined {
  const [first = '', ...others] = text.replace(/\[\d*\]/g, '').split('.');
  if (!fields.has(first)) {
    const isOfContract = others.some((name) => fields.has(name)); // and `create.sh` is not
    return isOfContract ? suggest(first, [...fields.keys()]) : undefined;
  }
  let parent = first;
  for (const name of others) {
    const inside = [...(fields.get(parent) ?? [])];
    if (!inside.includes(name)) {
      return inside.length === 0
        ? `"${parent}" has no fields`
        : `"${parent}" has ${inside.join(', ')}`;
    }
    parent = name;
  }
  return undefined;
}
