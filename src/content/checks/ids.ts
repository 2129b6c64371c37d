import {isScalar, isSeq, parseDocument, visit} from 'yaml';
import {type Problem, problemAt, suggest, type Text} from '../../files';
import {CONTRACTS} from '../../contract/openapi';
import {FACTS, QUESTIONS, readQuestions, readSources, SOURCES} from '../../contract/registries';
import type {SiteContent, Rule} from './rule';

/** The keys that name ids, in front matter, facts and contracts. A cell of a table has a `question`. */
const SOURCE_KEYS = ['sources', 'source', 'x-source'];
const QUESTION_KEYS = ['x-open-questions', 'question'];

/**
 * Reports ids of sources and open questions that do not exist, in front matter, contracts and `facts.yaml`. Ids in
 * components are checked where they are expanded.
 */
export const ids: Rule = {id: 'ids', check: checkIds};

function checkIds({siteDir, pages, texts}: SiteContent): Problem[] {
  const files: readonly string[] = [FACTS, ...CONTRACTS.map(({file}) => file)];
  const documents = texts.filter(({file}) => files.includes(file));
  for (const {yaml} of pages) if (yaml) documents.push(yaml);
  const registries = [
    {file: SOURCES, keys: SOURCE_KEYS, entries: readSources(siteDir)},
    {file: QUESTIONS, keys: QUESTION_KEYS, entries: readQuestions(siteDir)},
  ];
  const problems: Problem[] = [];
  for (const {file, keys, entries} of registries) {
    const known = entries.map(({id}) => id);
    for (const document of documents) {
      for (const {id, offset} of listIds(document, keys)) {
        if (known.includes(id)) continue;
        const problem = `unknown id "${id}": not in ${file}`;
        problems.push(problemAt(document, offset, problem, suggest(id, known)));
      }
    }
  }
  return problems;
}

/**
 * Lists the ids that a YAML file names, each with its offset.
 *
 * @param keys those whose value is an id, or a list of ids
 */
export function listIds(
  {text}: Text,
  keys: readonly string[] = [...SOURCE_KEYS, ...QUESTION_KEYS],
) {
  const found: {readonly id: string; readonly offset: number | undefined}[] = [];
  visit(parseDocument(text), {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !keys.includes(String(key.value))) return;
      for (const item of isSeq(value) ? value.items : [value]) {
        if (isScalar(item)) found.push({id: String(item.value), offset: item.range?.[0]});
      }
    },
  });
  return found;
}
