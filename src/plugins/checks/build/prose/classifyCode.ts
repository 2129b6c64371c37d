import type {Mention} from './Mention';

const METHODS = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS';
const PAIR = new RegExp(`^(?:${METHODS}) /\\S*$`);
const METHOD = new RegExp(`^(?:${METHODS})$`);
const PATH = /^\/[^\s/][^\s]*$/;
const HEADER = /^(?<name>x-[a-z0-9]+(?:-[a-z0-9]+)*)(?::.*)?$/i;
const CAPITALS = /^\$?\{?(?<name>[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)\}?$/;
const VARIABLE = /^(?:RUNGEN|OPENAI)(?:_|$)/;
const IDENTIFIERS = /^[a-z]\w*(?:\[\d*\])*(?:\.[a-z]\w*(?:\[\d*\])*)*$/;
const FILE = /\.(?:css|go|html?|http|ini|json|mdx?|mjs|png|py|sh|svg|ts|tsx|txt|ya?ml)$/;
const HOST = /\.(?:ai|com|dev|io|org)$/;
const ASSIGNMENT = /^(?<name>[a-z]\w*(?:\.[a-z]\w*)*)\s*[:=]\s*(?<value>[^\s:]+)$/;
const JSON_KEY = /"(?<name>\w+)"\s*:/g;
const JSON_VALUE = /:\s*"(?<name>[A-Z][A-Z_]+)"/g;
const SENTENCE = /^[A-Z][a-z]* .*\.$/;
const LITERALS = ['true', 'false', 'null'];

/**
 * Finds what a text in code font mentions of the contract. Commands, file names, addresses of other hosts, header
 * values and everything else that cannot be a name of the contract are ignored.
 *
 * @param code the text in code font
 * @returns what has to exist in the contract; an empty list for other code
 */
export function classifyCode(code: string): Mention[] {
  if (PAIR.test(code)) return [{kind: 'method and path', text: code}];
  if (METHOD.test(code)) return [{kind: 'method', text: code}];
  if (PATH.test(code) || /^https?:\/\//.test(code)) return [{kind: 'path', text: code}];
  if (/^[1-5]\d\d$/.test(code)) return [{kind: 'status code', text: code}];
  const header = HEADER.exec(code)?.groups?.name;
  if (header !== undefined) return [{kind: 'header', text: header}];
  const capitals = CAPITALS.exec(code)?.groups?.name;
  if (capitals !== undefined) return [classifyCapitals(capitals)];
  if (/^[{["]/.test(code)) return classifyJson(code);
  if (SENTENCE.test(code)) return [{kind: 'error text', text: code}];
  if (FILE.test(code) || HOST.test(code) || LITERALS.includes(code)) return [];
  if (IDENTIFIERS.test(code)) return [classifyIdentifiers(code)];
  return classifyAssignment(code);
}

function classifyCapitals(name: string): Mention {
  return {kind: VARIABLE.test(name) ? 'environment variable' : 'value', text: name};
}

function classifyIdentifiers(text: string): Mention {
  return {kind: /^[a-z]+$/.test(text) ? 'word' : 'field', text};
}

function classifyJson(code: string): Mention[] {
  const keys = [...code.matchAll(JSON_KEY)].map((match) => match.groups?.name ?? '');
  const values = [...code.matchAll(JSON_VALUE)].map((match) => match.groups?.name ?? '');
  return [
    ...keys.map((text): Mention => ({kind: 'field', text})),
    ...values.map((text): Mention => ({kind: 'value', text})),
  ];
}

/** `stream: true` names a field, `status=COMPLETED` a field and a value. */
function classifyAssignment(code: string): Mention[] {
  const {name, value} = ASSIGNMENT.exec(code)?.groups ?? {};
  if (name === undefined || value === undefined) return [];
  const capitals = CAPITALS.exec(value.replaceAll('"', ''))?.groups?.name;
  return [
    {kind: 'field', text: name},
    ...(capitals === undefined ? [] : [classifyCapitals(capitals)]),
  ];
}
