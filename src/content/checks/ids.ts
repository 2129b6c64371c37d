import {isScalar, isSeq} from 'yaml';
import {openYaml, locationAt, type Problem} from '../../files';
import {findUnknown, type Page, type LocatedId} from '../mdx';
import {QUESTIONS, readFacts, readQuestions, readSources, SOURCES} from '../../contract/registries';
import type {SiteContent, Rule} from './rule';

/**
 * Reports ids of sources and open questions that do not exist, in front matter, contracts and `facts.yaml`. Ids in
 * components are checked where they are expanded.
 */
export const ids: Rule = {id: 'ids', check: checkIds};

function checkIds(content: SiteContent): Problem[] {
  const {siteDir} = content;
  const sources = readSources(siteDir).map(({id}) => id);
  const questions = readQuestions(siteDir).map(({id}) => id);
  return [
    ...findUnknown(listSourceIds(content), {registry: SOURCES, known: sources}),
    ...findUnknown(listQuestionIds(content), {registry: QUESTIONS, known: questions}),
  ];
}

/** Lists the ids of sources that pages, facts and contracts name. */
function listSourceIds({siteDir, pages, contracts}: SiteContent): LocatedId[] {
  const references = pages.flatMap(listPageSources);
  for (const {source, location} of readFacts(siteDir)) {
    for (const id of source) references.push({id, location});
  }
  for (const {field, id, location} of contracts.flatMap((loaded) => loaded.listIdReferences())) {
    if (field === 'x-source') references.push({id, location});
  }
  return references;
}

/** Lists the ids of open questions that contracts name. */
function listQuestionIds({contracts}: SiteContent): LocatedId[] {
  const references = contracts.flatMap((loaded) => loaded.listIdReferences());
  return references.filter(({field}) => field !== 'x-source');
}

function listPageSources({yaml}: Page): LocatedId[] {
  if (!yaml) return [];
  const sources = openYaml(yaml).document.get('sources');
  if (!isSeq(sources)) return [];
  const references: LocatedId[] = [];
  for (const item of sources.items) {
    if (!isScalar(item)) continue;
    references.push({id: String(item.value), location: locationAt(yaml, item.range?.[0])});
  }
  return references;
}
