import {visit} from 'unist-util-visit';
import {CONTRACT_FILES} from '../../../../mock-server/readContract';
import type {Problem} from '../../../problems';
import {placeAt, problemAt, type Text} from '../texts';
import {attributeOf, type Page} from '../readPages';
import {QUESTIONS, readFacts, readQuestions, readSources, SOURCES, type Fact} from '../registers';
import {findUnknown, listIds, type Use} from '../remarkTags';

/**
 * Finds entries that nothing uses, ids that no register has, and components of contracts without a source.
 *
 * @param siteDir the folder of the site
 * @param pages every page
 * @param others the other texts that readers see, in which a fact may stand
 * @param isWhole whether all pages can be read: others may use any entry
 */
export function checkUse(
  siteDir: string,
  pages: readonly Page[],
  others: readonly Text[],
  isWhole: boolean,
): Problem[] {
  const facts = readFacts(siteDir);
  const [sources, questions] = [readSources(siteDir), readQuestions(siteDir)];
  const contracts = others.filter(({file}) =>
    CONTRACT_FILES.some(({name}) => file === `contract/${name}`),
  );
  const asked = contracts.flatMap((it) => listUses(it, /\bx-open-questions?/));
  const named = [
    ...facts.flatMap(({source, place}) => source.map((id) => ({id, place}))),
    ...contracts.flatMap((it) => listUses(it, /\bx-source/)),
    ...pages.flatMap((it) => listUses(it, /^sources/)),
  ];
  const wrong = [
    ...findUnknown(named, {register: SOURCES, known: sources.map(({id}) => id)}),
    ...findUnknown(asked, {register: QUESTIONS, known: questions.map(({id}) => id)}),
    ...contracts.flatMap(findUnsourced),
  ];
  if (!isWhole) return wrong;
  const said = [...others, ...pages].map(({text}) => text).join('\n');
  const placed = pages.flatMap(listPlacedIds);
  const used = new Set([...placed, ...[...named, ...asked].map(({id}) => id)]);
  const isSaid = ({text}: Fact): boolean => !/^\d+$/.test(text) && said.includes(text);
  const unused: Use[] = [
    ...facts.filter((it) => !used.has(it.id) && !isSaid(it)),
    ...[...sources, ...questions].filter(({id}) => !used.has(id)),
  ];
  const fix = 'use it where readers need it, or remove it';
  const tell = ({id, place}: Use) => ({place, problem: `has "${id}", which nothing uses`, fix});
  return [...wrong, ...unused.map(tell)];
}

function listPlacedIds({tree}: Page): string[] {
  const ids: string[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    ids.push(...listIds(attributeOf(node, 'id') ?? attributeOf(node, 'of')));
  });
  return ids;
}

/** Lists the ids that a key of a YAML text names: one, or a list, in brackets or on lines of their own. */
function listUses(source: Text, key: RegExp): Use[] {
  const lists = new RegExp(`${key.source}:((?:\\s*\\[[^\\]]*\\])|(?:\\n +- .*)+|.*)`, 'gm');
  return [...source.text.matchAll(lists)].flatMap(({0: found, 1: list = '', index}) =>
    [...list.matchAll(/[\w-]*\w[\w-]*/g)].map(({0: id, index: at}) => ({
      id,
      place: placeAt(source, index + found.length - list.length + at),
    })),
  );
}

/** Nobody can tell where a component of a contract without a source comes from. */
function findUnsourced(source: Text): Problem[] {
  const components = source.text.matchAll(/(?<=^ {4})[A-Z]\w+:\n(?! {6}x-source:)/gm);
  const fix = `write x-source with ids of ${SOURCES} below it`;
  return [...components].map(({index}) =>
    problemAt(source, index, 'has no x-source, so nobody can tell where it comes from', fix),
  );
}
