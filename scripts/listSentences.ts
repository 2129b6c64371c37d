import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {parsePage, readSource} from '../src/content/mdx';
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
 * Lists the sentences of a page as they are written: of its text, headings, attributes and front matter, the rows of its
 * tables, and the lines of its code.
 *
 * @param file its path; the front matter names its sources
 * @param text MDX; of a page that cannot be parsed, each line is a sentence
 */
export function listPageSentences(file: string, text: string): Sentence[] {
  const parsed = parsePage({file, text});
  if ('problem' in parsed) return text.split('\n').map((line) => ({text: line, sources: ''}));
  const {page} = parsed;
  const {title, description, sources = []} = page.frontMatter;
  const sentences = [title, description].flatMap((value) => splitSentences(String(value)));
  visit(page.tree, (node) => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        sentences.push(...splitSentences(readSource(page, node)));
        break;
      case 'tableRow':
        sentences.push(readSource(page, node)); // a cell alone says little
        break;
      case 'code':
        sentences.push(...node.value.split('\n'));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const {value} of node.attributes) {
          if (typeof value === 'string') sentences.push(...splitSentences(value));
        }
        break;
      default:
    }
  });
  return sentences.map((sentence) => ({text: sentence, sources: [sources].flat().join(', ')}));
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
