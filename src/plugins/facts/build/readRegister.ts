import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readEntries, type Entry} from './readEntries';
import {CLAIMS, FACTS, type Register} from './Register';

/** Cache of registers, by the texts of the files. Every page that places an entry reads the register. */
const known = new Map<string, Register>();

/**
 * Reads what pages may say and the contract does not contain.
 *
 * @param siteDir the folder of the site
 * @returns facts and claims, in the order of their files; the same object for the same texts
 * @throws ContentError with every invalid entry
 */
export function readRegister(siteDir: string): Register {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const [facts, claims] = [read(FACTS), read(CLAIMS)];
  const texts = JSON.stringify([facts, claims]);
  const register = known.get(texts) ?? {
    facts: parseFacts(facts, FACTS),
    claims: parseClaims(claims, CLAIMS),
  };
  known.set(texts, register);
  return register;
}

/**
 * @param siteDir the folder of the site
 * @param id the id of a fact that a setting of the site shows
 * @returns the text of the fact, as pages show it
 * @throws Error when the register does not have it
 */
export function readFact(siteDir: string, id: string): string {
  const fact = readRegister(siteDir).facts.find((it) => it.id === id);
  if (!fact) throw new Error(`${FACTS} has no fact "${id}", which the settings of the site show`);
  return fact.text;
}

/** @returns the facts of a text like `contract/facts.yaml` */
export function parseFacts(text: string, file: string): Register['facts'] {
  const keys = {required: ['id', 'value', 'source'], optional: ['unit']};
  return readEntries(text, file, keys).map((entry) => ({
    ...readCommon(entry),
    text: [entry.texts.value, entry.texts.unit].filter((it) => it !== undefined).join(' '),
  }));
}

/** @returns the claims of a text like `contract/claims.yaml` */
export function parseClaims(text: string, file: string): Register['claims'] {
  const keys = {required: ['id', 'text', 'source'], optional: ['also']};
  return readEntries(text, file, keys).map((entry) => ({
    ...readCommon(entry),
    text: (entry.texts.text ?? '').replaceAll(/\s+/g, ' '),
    also: splitNames(entry.texts.also),
  }));
}

function readCommon({texts, place}: Entry) {
  return {id: texts.id ?? '', sources: splitNames(texts.source), place};
}

/** @returns the names in a text such as `T1, A2` */
export function splitNames(list = ''): string[] {
  return list === '' ? [] : list.split(',').map((it) => it.trim());
}
