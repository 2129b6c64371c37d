import {parse} from 'yaml';
import {isRecord} from '../src/files';

/** A sentence of a file, with the ids of the sources that it should agree with. */
export type Sentence = {readonly text: string; readonly sources: string};

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** @returns the sentences of a text, each on one line */
function splitSentences(text: string): string[] {
  const joined = text.replaceAll(/\s+/g, ' ');
  return [...segmenter.segment(joined)].map(({segment}) => segment.trim());
}

/**
 * Lists the sentences of a page as they are written, line by line: a paragraph, a row of a table, a line of code.
 *
 * @param text MDX; its front matter names its sources
 */
export function listPageSentences(text: string): Sentence[] {
  const [, sources = ''] = /^sources: \[(.*)\]$/m.exec(text) ?? [];
  const sentences = text.split('\n').flatMap(splitSentences);
  return sentences.map((sentence) => ({text: sentence, sources}));
}

/**
 * Lists the sentences in the texts of a YAML file.
 *
 * @param text a contract or a registry; `source` or `x-source` beside a text, or above it, names its sources
 */
export function listYamlSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const collect = (value: unknown, above: string): void => {
    if (typeof value === 'string') {
      for (const sentence of splitSentences(value))
        sentences.push({text: sentence, sources: above});
    } else if (Array.isArray(value)) {
      for (const item of value) collect(item, above);
    } else if (isRecord(value)) {
      const {source, 'x-source': sources = source, ...texts} = value;
      const own = sources === undefined ? above : [sources].flat().map(String).join(', ');
      for (const item of Object.values(texts)) collect(item, own);
    }
  };
  collect(parse(text), '');
  return sentences;
}
