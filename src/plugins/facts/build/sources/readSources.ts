import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readEntries} from '../readEntries';
import {readRegister, splitNames} from '../readRegister';
import type {Register} from '../Register';
import {listContractParts} from './listContractParts';
import {listTextParts} from './listTextParts';
import type {Part} from './Part';

const CONTRACT = 'contract/openapi.yaml';
const CHAT_CONTRACT = 'contract/openai-compatible.yaml';
export const SOURCES = 'contract/sources.yaml';
/** The files that list what was compared with its sources: parts of the contracts, and texts of the site. */
export const CONFIRMED = {
  parts: 'contract/confirmed.yaml',
  texts: 'contract/confirmed-texts.yaml',
} as const;
const CONTRADICTIONS = 'contract/contradictions.yaml';

/** An entry that names sources. */
type Named = {readonly id: string; readonly sources: readonly string[]; readonly place: string};

type Source = {
  readonly id: string;
  readonly name: string;
  readonly known: string;
  readonly place: string;
};

/** A part in the state in which somebody compared it with its sources. */
export type ConfirmedPart = Named & {
  readonly state: string;
  /** Words of the part that follow from its sources, but are in none of them. */
  readonly concluded: readonly string[];
};

/** A contradiction between published pages; `settled` is what this site says. */
type Contradiction = Named & {
  readonly what: string;
  readonly pages: string;
  readonly settled: string;
};

/** Everything that `SOURCES.md` is generated from. */
export type SourceData = {
  readonly sources: readonly Source[];
  readonly register: Register;
  /** The parts of both contracts. */
  readonly parts: readonly Part[];
  readonly confirmed: readonly ConfirmedPart[];
  /** Pages, and other handwritten texts. */
  readonly texts: readonly Part[];
  readonly confirmedTexts: readonly ConfirmedPart[];
  readonly contradictions: readonly Contradiction[];
};

/**
 * Reads the sources of statements.
 *
 * @param siteDir the folder of the site
 * @returns sources, and everything that names them
 * @throws ContentError with every invalid entry
 */
export function readSources(siteDir: string): SourceData {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const entries = (file: string, keys: readonly string[], optional: readonly string[] = []) =>
    readEntries(read(file), file, {required: ['id', ...keys], optional});
  const confirmed = (file: string): ConfirmedPart[] =>
    entries(file, ['source', 'state'], ['concluded']).map(({texts, place}) => ({
      id: texts.id ?? '',
      sources: splitNames(texts.source),
      state: texts.state ?? '',
      concluded: texts.concluded?.split(' / ') ?? [],
      place,
    }));
  return {
    sources: entries(SOURCES, ['name', 'known']).map(({texts, place}) => ({
      id: texts.id ?? '',
      name: texts.name ?? '',
      known: texts.known ?? '',
      place,
    })),
    register: readRegister(siteDir),
    parts: [
      ...listContractParts(read(CONTRACT), CONTRACT),
      ...listContractParts(read(CHAT_CONTRACT), CHAT_CONTRACT, 'chat/'),
    ],
    confirmed: confirmed(CONFIRMED.parts),
    texts: listTextParts(siteDir),
    confirmedTexts: confirmed(CONFIRMED.texts),
    contradictions: entries(CONTRADICTIONS, ['what', 'source', 'settled']).map(
      ({texts, place}) => ({
        id: texts.id ?? '',
        sources: namesOf(texts.source ?? ''),
        what: texts.what ?? '',
        pages: texts.source ?? '',
        settled: texts.settled ?? '',
        place,
      }),
    ),
  };
}

/** @returns the ids in a text such as `A1, A7 to A9; T2` */
function namesOf(text: string): string[] {
  return text.match(/[A-Z]\d/g) ?? [];
}
