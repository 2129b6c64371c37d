import {isScalar, isSeq, parseDocument, visit} from 'yaml';
import {locationAt, type Problem, type Text} from '../../files';
import {CONTRACTS} from '../../contract/openapi';
import {FACTS, QUESTIONS, readQuestions, readSources, SOURCES} from '../../contract/registries';
import {findUnknown, type LocatedId} from '../mdx';
import type {SiteContent, Rule} from './rule';

/** The keys that name ids of sources: in front matter, facts and contracts. */
const SOURCE_KEYS = ['sources', 'source', 'x-source'];

/** The keys of contracts that name ids of open questions. */
const QUESTION_KEYS = ['x-open-question', 'x-open-questions'];

/**
 * Reports ids of sources and open questions that do not exist, in front matter, contracts and `facts.yaml`. Ids in
 * components are checked where they are expanded.
 */
export const ids: Rule = {id: 'ids', check: checkIds};

function checkIds({siteDir, pages, texts}: SiteContent): Problem[] {
  const files: readonly string[] = [FACTS, ...CONTRACTS.map(({file}) => file)];
  const documents = texts.filter(({file}) => files.includes(file));
  for (const {yaml} of pages) if (yaml) documents.push(yaml);
  const sources = readSources(siteDir).map(({id}) => id);
  const questions = readQuestions(siteDir).map(({id}) => id);
  const listAll = (keys: readonly string[]): LocatedId[] =>
    documents.flatMap((document) => listIds(document, keys));
  return [
    ...findUnknown(listAll(SOURCE_KEYS), {registry: SOURCES, known: sources}),
    ...findUnknown(listAll(QUESTION_KEYS), {registry: QUESTIONS, known: questions}),
  ];
}

/**
 * Lists the ids that a YAML file names.
 *
 * @param keys those whose value is an id, or a list of ids
 */
export function listIds(
  document: Text,
  keys: readonly string[] = [...SOURCE_KEYS, ...QUESTION_KEYS],
): LocatedId[] {
  const found: LocatedId[] = [];
  visit(parseDocument(document.text), {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !keys.includes(String(key.value))) return;
      for (const item of isSeq(value) ? value.items : [value]) {
        if (!isScalar(item)) continue;
        found.push({id: String(item.value), location: locationAt(document, item.range?.[0])});
      }
    },
  });
  return found;
}
