import type {Problem} from '../../../problems';
import {CONTRACTS} from '../names';
import {placeAt, problemAt, type Text} from '../texts';
import type {Page} from '../readPages';
import {
  QUESTIONS,
  SOURCES,
  type AllowedNames,
  type Fact,
  type Question,
  type Source,
} from '../registers';
import {listIds, unknownId} from '../remarkTags';

/** The entries of all registers. */
export type Registers = {
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
  readonly allowed: readonly AllowedNames[];
  readonly questions: readonly Question[];
};

/** What a text names of a register, and where. */
type Use = {readonly id: string; readonly place: string};

/**
 * Finds entries that nothing uses, and ids that no register has.
 *
 * @param registers the entries
 * @param pages every page
 * @param others the other texts that readers see, in which a fact may stand
 * @param needed the allowed names that pages need; undefined while a page cannot be read: it may use any entry
 */
export function checkUse(
  {facts, sources, allowed, questions}: Registers,
  pages: readonly Page[],
  others: readonly Text[],
  needed: ReadonlySet<string> | undefined,
): Problem[] {
  const said = [...others, ...pages].map(({text}) => text).join('\n');
  const contracts = others.filter(({file}) => CONTRACTS.some((it) => it.file === file));
  const placed = pages.flatMap(listPlacedIds);
  const asked = contracts.flatMap((it) => listUses(it, /\bx-open-questions?/));
  const named = [
    ...facts.flatMap(({source, place}) => source.map((id) => ({id, place}))),
    ...contracts.flatMap((it) => listUses(it, /\bx-source/)),
    ...pages.flatMap((it) => listUses(it, /^sources/)),
  ];
  const wrong = [
    ...findUnknown(named, SOURCES, sources),
    ...findUnknown(asked, QUESTIONS, questions),
    ...contracts.flatMap(findUnsourced),
  ];
  if (!needed) return wrong;
  const used = new Set([...placed, ...[...named, ...asked].map(({id}) => id)]);
  const isSaid = ({text}: Fact): boolean => !/^\d+$/.test(text) && said.includes(text);
  const unused: Use[] = [
    ...facts.filter((it) => !used.has(it.id) && !isSaid(it)),
    ...[...sources, ...questions].filter(({id}) => !used.has(id)),
    ...allowed.flatMap(({names, place}) =>
      names.filter((it) => !needed.has(it)).map((id) => ({id, place})),
    ),
  ];
  const fix = 'use it where readers need it, or remove it';
  const tell = ({id, place}: Use) => ({place, problem: `has "${id}", which nothing uses`, fix});
  return [...wrong, ...unused.map(tell)];
}

/** @returns a problem for each id that a register does not have */
function findUnknown(
  uses: readonly Use[],
  register: string,
  entries: readonly {readonly id: string}[],
): Problem[] {
  const known = entries.map(({id}) => id);
  const unknown = uses.filter(({id}) => !known.includes(id));
  return unknown.map(({id, place}) => unknownId(id, place, {register, known}));
}

const TAG = /<(?:Fact|Statement|Unknown|OpenQuestions)\b[^>]*?\b(?:id|of)="([^"]*)"/g;

/** Tags in code blocks are examples. */
function listPlacedIds({text}: Page): string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(TAG)].flatMap(([, ids]) => listIds(ids));
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
