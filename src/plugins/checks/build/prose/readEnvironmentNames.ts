import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const NAME = /\b(?:RUNGEN|OPENAI)(?:_[A-Z]+)+\b/g;
const PROGRAM = /\.(?:sh|py|mjs)$/;

/**
 * @param folder the folder of the samples
 * @returns the environment variables that the programs in it read
 */
export function readEnvironmentNames(folder: string): Set<string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const programs = files.filter((file) => PROGRAM.test(file));
  const texts = programs.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(NAME) ?? []));
}
