import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '../../../problems';
import {CONTRACTS, listPrograms} from '../names';
import {placeAt, problemAt, type Text} from '../places';
import type {Page} from '../readPages';
import {SOURCES, type AllowedName, type Fact, type Question, type Source} from '../registers';
import {readIds, unknownId} from '../tags/questionTags';

/** Texts other than pages that readers and programs see. */
const OTHER_TEXTS = [
  ...['sidebars.ts', 'sidebarsApi.ts', 'src/site/agentPreface.ts', 'src/site/brand.ts'],
  ...['src/site/navigation.ts', 'contract/open-questions.yaml'],
  ...CONTRACTS.map(({file}) => file),
];

/** @returns the texts other than pages, for the rules that hold for them too: those of readers, then programs */
export async function readOtherTexts(siteDir: string): Promise<Text[]> {
  const files = [...OTHER_TEXTS, ...(await listPrograms(siteDir)).sort()];
  const read = (file: string): Promise<string> => readFile(path.join(siteDir, file), 'utf8');
  return Promise.all(files.map(async (file) => ({file, text: await read(file)})));
}

/** The entries of all registers. */
export type Registers = {
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
  readonly allowed: readonly AllowedName[];
  readonly questions: readonly Question[];
};

/** What a text names of a register, and where. */
type Use = {readonly id: string; readonly place: string};

/**
 * Finds entries that nothing uses, and ids of a contract that no register has. A page that cannot be read may use any
 * entry, so the caller leaves this out until all can.
 *
 * @param registers the entries
 * @param pages every page
 * @param needed the allowed names that pages need
 * @param others the texts of `readOtherTexts`, in which a fact may stand
 */
export function checkUse(
  {facts, sources, allowed, questions}: Registers,
  pages: readonly Page[],
  needed: ReadonlySet<AllowedName>,
  others: readonly Text[],
): Problem[] {
  const placed = pages.flatMap(listPlacedIds);
  const said = [...others, ...pages].map(({text}) => text).join('\n');
  const contracts = others.filter(({file}) => CONTRACTS.some((it) => it.file === file));
  const asking = contracts.flatMap((it) => listUses(it, /\bx-open-questions?/));
  const naming = [
    ...facts.flatMap(({source, place}) => source.map((id) => ({id, place}))),
    ...contracts.flatMap((it) => listUses(it, /\bx-source/)),
  ];
  const ofPages = pages.flatMap((it) => listUses(it, /^sources/));
  const isUsed = (uses: readonly Use[]) => (entry: {readonly id: string}) =>
    uses.some(({id}) => id === entry.id);
  const unused = [
    ...facts
      .filter(({id, text}) => !placed.includes(id) && (/^\d+$/.test(text) || !said.includes(text)))
      .map(({id, place}) => ({
        place,
        problem: `has "${id}", which no page places and no text says`,
      })),
    ...sources
      .filter((it) => !isUsed([...naming, ...ofPages])(it))
      .map(({id, place}) => ({place, problem: `has the source "${id}", which nothing names`})),
    ...allowed
      .filter((it) => !needed.has(it))
      .map(({name, place}) => ({place, problem: `allows "${name}", which no page needs`})),
    ...questions
      .filter((it) => !placed.includes(it.id) && !isUsed(asking)(it))
      .map(({id, place}) => ({
        place,
        problem: `has the question "${id}", which no page and no field shows`,
      })),
  ];
  return [
    ...naming
      .filter((use) => !sources.some(({id}) => id === use.id))
      .map((use) => unknownSource(use, sources)),
    ...asking
      .filter((use) => !questions.some(({id}) => id === use.id))
      .map(({id, place}) => unknownId(id, place, questions)),
    ...contracts.flatMap(findUnsourced),
    ...unused.map((it) => ({...it, fix: 'use it where readers need it, or remove it'})),
  ];
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

/** Finds components of a contract without a source: nobody can tell where they come from. */
function findUnsourced(source: Text): Problem[] {
  const {0: components = '', index: start = 0} =
    /^components:\n(?:(?: .*)?\n)*/m.exec(source.text) ?? {};
  return [...components.matchAll(/^ {4}\w+:\n(?: {5}.*\n|\n)*/gm)]
    .filter(([text]) => !/^ {6}x-source:/m.test(text))
    .map(({index}) => {
      const problem = 'has no x-source, so nobody can tell where it comes from';
      const fix = `add x-source with ids of ${SOURCES}`;
      return problemAt(source, start + index + 4, problem, fix);
    });
}
