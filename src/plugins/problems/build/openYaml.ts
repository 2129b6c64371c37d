import {type Document, LineCounter, parseDocument} from 'yaml';
import type {Problem} from './ContentError';

/** A YAML text that people write, with what messages about it need. */
type OpenedYaml = {
  readonly document: Document.Parsed;
  /** Gives `file:line:col` of a place in the text. */
  readonly placeOf: (offset: number) => string;
  /** What keeps the text from being YAML. */
  readonly problems: readonly Problem[];
};

/**
 * Parses a YAML text so that messages can name places in it.
 *
 * @param text the YAML text
 * @param file the file, for messages
 * @param fix what to do about a text that is no YAML
 */
export function openYaml(text: string, file: string, fix: string): OpenedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const placeOf = (offset: number): string => {
    const {line, col} = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const problems = document.errors.map(({message, pos}) => ({
    place: placeOf(pos[0]),
    problem: `is no YAML: ${message.split('\n')[0] ?? ''}`,
    fix,
  }));
  return {document, placeOf, problems};
}
