import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, LineCounter, parseDocument, visit} from 'yaml';
import type {Problem} from './ContentError';

/** A YAML text that people write, with what messages about it need. */
type OpenedYaml = {
  readonly document: Document.Parsed;
  /** Gives `file:line:col` of a place in the text. */
  readonly placeOf: (offset: number) => string;
  /** What keeps the text from being YAML: the first mistake alone, because it makes mistakes of all that follows. */
  readonly problems: readonly Problem[];
};

/** A mistake, and where it starts in the text. */
type Fault = {readonly offset: number; readonly message: string};

const CORRECT = 'correct the line; quote a text that holds ": " or starts with a bracket or with *';

/**
 * Parses a YAML text so that messages can name places in it.
 *
 * @param text the YAML text
 * @param file the file, for messages
 * @param fix what to do about a text that is not valid YAML, in place of the general advice
 */
export function openYaml(text: string, file: string, fix = CORRECT): OpenedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false}); // without places in words
  const placeOf = (offset: number): string => {
    const {line, col} = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const [first] = findFaults(document).sort((one, other) => one.offset - other.offset);
  if (!first) return {document, placeOf, problems: []};
  const {offset, message} = first;
  const line = lineAt(text, offset);
  const wrong = line === '' ? 'is not valid YAML' : `has "${line}", which is not valid YAML`;
  return {
    document,
    placeOf,
    problems: [{place: placeOf(offset), problem: `${wrong}: ${message}`, fix}],
  };
}

/**
 * Looks whether a file is there and is YAML.
 *
 * @param siteDir the folder of the site
 * @param file relative to it
 * @returns the first problem; an empty list when others can parse the file
 */
export function explainYaml(siteDir: string, file: string): readonly Problem[] {
  const whole = path.join(siteDir, file);
  return existsSync(whole)
    ? openYaml(readFileSync(whole, 'utf8'), file).problems
    : [{place: `${file}:1:1`, problem: 'is not there', fix: 'bring the file back'}];
}

/** The parser lets an alias without its anchor pass: who makes values of the document meets it. */
function findFaults(document: Document.Parsed): Fault[] {
  const faults = document.errors.map(({pos, message}) => ({offset: pos[0], message}));
  visit(document, {
    Alias(_key, node) {
      if (!node.resolve(document)) {
        faults.push({
          offset: node.range?.[0] ?? 0,
          message: 'A text that starts with * is an alias',
        });
      }
    },
  });
  return faults;
}

/** The line of a place, without the space around it. */
function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end).trim();
}
