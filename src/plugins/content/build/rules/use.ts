import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isPair, isScalar, isSeq, parseDocument, visit} from 'yaml';
import type {Problem} from '../../../problems';
import {CONTRACTS, listPrograms} from '../names';
import {placeAt, type Page, type Text} from '../readPages';
import {SOURCES, type AllowedName, type Fact, type Question, type Source} from '../registers';
import {listLines, type Block} from '../scan';
import {readIds, unknownId} from '../tags/questionTags';

/** Texts other than pages that readers and programs see. */
const OTHER_TEXTS = [
  ...['sidebars.ts', 'sidebarsApi.ts', 'src/site/agentPreface.ts', 'src/site/brand.ts'],
  ...['src/site/navigation.ts', 'contract/open-questions.yaml'],
  ...CONTRACTS.map(({file}) => file),
];

/** @returns the lines of the texts other than pages, for the rules that hold for them too */
export function readOtherTexts(siteDir: string): Block[] {
  const files = [...OTHER_TEXTS, ...listPrograms(siteDir)];
  return files.flatMap((file) => listLines(readText(siteDir, file)));
}

const readText = (siteDir: string, file: string): Text => ({
  file,
  text: readFileSync(path.join(siteDir, file), 'utf8'),
});

/** The entries of all registers. */
export type Registers = {
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
  readonly allowed: readonly AllowedName[];
  readonly questions: readonly Question[];
};

/** What a contract names in an extension, and where. */
type Use = {readonly id: string; readonly place: string};

/**
 * Finds entries that nothing uses, and ids of a contract that no register has. A page that cannot be read may use any
 * entry, so the caller leaves this out until all can.
 *
 * @param siteDir the folder of the site
 * @param registers the entries
 * @param pages every page
 * @param needed the allowed names that pages need
 * @param others the texts of `readOtherTexts`, in which a fact may stand
 */
export function checkUse(
  siteDir: string,
  {facts, sources, allowed, questions}: Registers,
  pages: readonly Page[],
  needed: ReadonlySet<AllowedName>,
  others: readonly Block[],
): Problem[] {
  const placed = pages.flatMap(listPlacedIds);
  const said = [...others, ...pages].map(({text}) => text).join('\n');
  const contract = listContractUses(siteDir);
  const ofFacts = facts.flatMap(({source, place}) => source.map((id) => ({id, place})));
  const naming = [...ofFacts, ...contract.sources];
  const ofPages = pages.map(({yaml}) => /^sources: *\[(.*)\]$/m.exec(yaml?.value ?? '')?.[1] ?? '');
  const named = [...naming.map(({id}) => id), ...ofPages.flatMap(readIds)];
  const asked = [...placed, ...contract.questions.map(({id}) => id)];
  const isMissing = (list: readonly {readonly id: string}[]) => (use: Use) =>
    !list.some(({id}) => id === use.id);
  return [
    ...naming.filter(isMissing(sources)).map((it) => unknownSource(it, sources)),
    ...contract.withoutSource.map((place) => ({
      ...{place, problem: 'has no x-source, so nobody can tell where it comes from'},
      fix: `add x-source with ids of ${SOURCES}`,
    })),
    ...contract.questions
      .filter(isMissing(questions))
      .map(({id, place}) => unknownId(id, place, questions)),
    ...facts
      .filter(({id, text}) => !placed.includes(id) && (/^\d+$/.test(text) || !said.includes(text)))
      .map(tellUnused(({id}) => `has "${id}", which no page places and no text says`)),
    ...sources
      .filter(({id}) => !named.includes(id))
      .map(tellUnused(({id}) => `has the source "${id}", which nothing names`)),
    ...allowed
      .filter((it) => !needed.has(it))
      .map(tellUnused(({name}) => `allows "${name}", which no page needs`)),
    ...questions
      .filter(({id}) => !asked.includes(id))
      .map(tellUnused(({id}) => `has the question "${id}", which no page and no field shows`)),
  ];
}

/** @returns what makes a problem of an entry that nothing uses */
function tellUnused<Entry extends {readonly place: string}>(problem: (entry: Entry) => string) {
  const fix = 'use it where readers need it, or remove it';
  return (entry: Entry): Problem => ({place: entry.place, problem: problem(entry), fix});
}

/** @returns the problem for the id of a source that the register does not have */
export function unknownSource({id, place}: Use, sources: readonly Source[]): Problem {
  const problem = `names the source "${id}", which ${SOURCES} does not have`;
  const fix = `use one of ${sources.map((it) => it.id).join(', ')}, or add the source there`;
  return {place, problem, fix};
}

const TAG = /<(?:Fact|Statement|Unknown|OpenQuestions)\b[^>]*?\b(?:id|of)="([^"]*)"/g;

/** Tags in code blocks are examples. */
function listPlacedIds({text}: Page): string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(TAG)].flatMap(([, ids = '']) => readIds(ids));
}

type ContractUses = Record<'questions' | 'sources', Use[]> & {
  /** The places of components without a source. */
  readonly withoutSource: string[];
};

function listContractUses(siteDir: string): ContractUses {
  const uses: ContractUses = {questions: [], sources: [], withoutSource: []};
  for (const {file} of CONTRACTS) {
    const source = readText(siteDir, file);
    const document = parseDocument(source.text);
    const kinds = document.get('components');
    for (const {value: kind} of isMap(kinds) ? kinds.items : []) {
      for (const {key, value} of isMap(kind) ? kind.items : []) {
        if (!isMap(value) || !isScalar(key) || value.has('x-source')) continue;
        uses.withoutSource.push(placeAt(source, key.range?.[0]));
      }
    }
    visit(document, (_key, node) => {
      if (!isPair(node) || !isScalar(node.key)) return;
      const key = String(node.key.value);
      const questions = /^x-open-questions?$/.test(key) ? uses.questions : undefined;
      const list = key === 'x-source' ? uses.sources : questions;
      for (const item of isSeq(node.value) ? node.value.items : [node.value]) {
        if (!list || !isScalar(item)) continue;
        list.push({id: String(item.value), place: placeAt(source, item.range?.[0])});
      }
    });
  }
  return uses;
}
