import {type Document, LineCounter, parseDocument, type YAMLError} from 'yaml';
import type {Problem} from './ContentError';

/** A YAML text that people write, with what messages about it need. */
type OpenedYaml = {
  readonly document: Document.Parsed;
  /** Gives `file:line:col` of a place in the text. */
  readonly placeOf: (offset: number) => string;
  /** What keeps the text from being YAML: the first mistake alone, because it makes mistakes of all that follows. */
  readonly problems: readonly Problem[];
};

const CORRECT = 'correct the line; quote a text that holds ": " or starts with a bracket';

/**
 * Parses a YAML text so that messages can name places in it.
 *
 * @param text the YAML text
 * @param file the file, for messages
 * @param fix what to do about a text that is no YAML, when there is more to say than that
 */
export function openYaml(text: string, file: string, fix = CORRECT): OpenedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false}); // without places in words
  const placeOf = (offset: number): string => {
    const {line, col} = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const first = findFirst(document.errors);
  if (!first) return {document, placeOf, problems: []};
  const [offset] = first.pos;
  const line = lineAt(text, offset);
  const wrong = line === '' ? 'is no YAML' : `has "${line}", which is no YAML`;
  return {
    document,
    placeOf,
    problems: [{place: placeOf(offset), problem: `${wrong}: ${first.message}`, fix}],
  };
}

/** The parser gives mistakes as it closes what they are in: from the inside out. */
function findFirst(errors: readonly YAMLError[]): YAMLError | undefined {
  return [...errors].sort((one, other) => one.pos[0] - other.pos[0])[0];
}

/** The line of a place, without the space around it. */
function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start).split('\n', 1).join('').trim();
}
