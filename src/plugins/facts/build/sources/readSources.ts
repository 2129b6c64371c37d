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
/** The files that name the sources of texts: of parts of the contracts, and of pages and other texts. */
export const TEXT_SOURCES = {
  parts: 'contract/part-sources.yaml',
  texts: 'contract/text-sources.yaml',
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

/** The sources of a part. */
export type SourcedPart = Named & {
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
  readonly partSources: readonly SourcedPart[];
  /** Pages, and other handwritten texts. */
  readonly texts: readonly Part[];
  readonly textSources: readonly SourcedPart[];
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
  const sourced = (file: string): SourcedPart[] =>
    entries(file, ['source'], ['concluded']).map(({texts, place}) => ({
      id: texts.id ?? '',
      sources: splitNames(texts.source),
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
    partSources: sourced(TEXT_SOURCES.parts),
    texts: listTextParts(siteDir),
    textSources: sourced(TEXT_SOURCES.texts),
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
