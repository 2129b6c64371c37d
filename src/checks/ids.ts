import {isScalar, isSeq} from 'yaml';
import {openYaml, placeAt} from '../files';
import {findUnknown, type Page, type Reference} from '../mdx';
import type {LoadedContract} from '../openapi';
import type {Problem} from '../problems';
import {QUESTIONS, readFacts, readQuestions, readSources, SOURCES} from '../registries';
import type {Content, Rule} from './rule';

/**
 * Reports ids of sources and open questions that do not exist, in front matter, contracts and `facts.yaml`, and parts of
 * contracts without a source. Ids in components are checked where they are expanded.
 */
export const ids: Rule = {id: 'ids', check: checkIds};

function checkIds(content: Content): Problem[] {
  const {siteDir, contracts} = content;
  const sources = readSources(siteDir).map(({id}) => id);
  const questions = readQuestions(siteDir).map(({id}) => id);
  return [
    ...findUnknown(listSources(content), {registry: SOURCES, known: sources}),
    ...findUnknown(listQuestions(content), {registry: QUESTIONS, known: questions}),
    ...contracts.flatMap(findUnsourced),
  ];
}

/** Lists the ids of sources that pages, facts and contracts name. */
function listSources({siteDir, pages, contracts}: Content): Reference[] {
  const references = pages.flatMap(listPageSources);
  for (const {source, place} of readFacts(siteDir)) {
    for (const id of source) references.push({id, place});
  }
  for (const {field, id, place} of contracts.flatMap((loaded) => loaded.listNamedIds())) {
    if (field === 'x-source') references.push({id, place});
  }
  return references;
}

/** Lists the ids of open questions that contracts name. */
export function listQuestions({contracts}: Content): Reference[] {
  const named = contracts.flatMap((loaded) => loaded.listNamedIds());
  return named.filter(({field}) => field !== 'x-source');
}

function listPageSources({yaml}: Page): Reference[] {
  if (!yaml) return [];
  const references: Reference[] = [];
  const sources = openYaml(yaml).document.get('sources');
  for (const item of isSeq(sources) ? sources.items : []) {
    if (!isScalar(item)) continue;
    references.push({id: String(item.value), place: placeAt(yaml, item.range?.[0])});
  }
  return references;
}

/** Nobody can check a part of a contract without a source. */
function findUnsourced({contract, locate}: LoadedContract): Problem[] {
  const problems: Problem[] = [];
  for (const [kind, components] of Object.entries(contract.components)) {
    for (const [name, component] of Object.entries(components)) {
      if ('x-source' in component) continue;
      problems.push({
        place: locate(['components', kind, name]),
        problem: `${name} has no x-source`,
        fix: `write x-source with ids of ${SOURCES} below it`,
      });
    }
  }
  return problems;
}
