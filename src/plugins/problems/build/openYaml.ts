import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, LineCounter, parseDocument, visit} from 'yaml';
import type {Problem} from './ContentError';

/** A parsed YAML text, with what messages about it need. */
type OpenedYaml = {
  readonly document: Document.Parsed;
  /** Returns `file:line:col` for an offset in the text. */
  readonly placeOf: (offset: number) => string;
  /** The first syntax error only, because the errors after it may be its consequences. Empty for valid YAML. */
  readonly problems: readonly Problem[];
};

/** A syntax error, and the offset where it starts in the text. */
type Fault = {readonly offset: number; readonly message: string};

const CORRECT = 'correct the line; quote a text that holds ": " or starts with a bracket or with *';

/**
 * Parses a YAML text so that messages can refer to places in it.
 *
 * @param text the YAML text
 * @param file the file, for messages
 * @param fix what to do about a text that is not valid YAML, instead of the general advice
 */
export function openYaml(text: string, file: string, fix = CORRECT): OpenedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false}); // keeps places out of the messages
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
 * Checks that a file exists and is valid YAML.
 *
 * @param siteDir the folder of the site
 * @param file the file, relative to that folder
 * @returns the first problem; an empty list when the file can be parsed
 */
export function explainYaml(siteDir: string, file: string): readonly Problem[] {
  const whole = path.join(siteDir, file);
  return existsSync(whole)
    ? openYaml(readFileSync(whole, 'utf8'), file).problems
    : [{place: `${file}:1:1`, problem: 'does not exist', fix: 'bring the file back'}];
}

/** Adds what the parser accepts: an alias without an anchor, which fails only when the document becomes values. */
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

/** Returns the line at an offset, without surrounding white space. */
function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end).trim();
}
