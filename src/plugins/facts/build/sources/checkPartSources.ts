import type {Problem} from '../../../problems';
import type {Part} from './Part';
import type {SourcedPart} from './readSources';

/**
 * Finds parts whose sources nobody named, and names of parts that do not exist.
 *
 * @param parts the parts as they are now
 * @param sourced the parts whose sources are named
 * @param register the file that names them
 */
export function checkPartSources(
  parts: readonly Part[],
  sourced: readonly SourcedPart[],
  register: string,
): Problem[] {
  return [
    ...parts.flatMap((part) => checkPart(part, sourced, register)),
    ...sourced
      .filter(({id}) => !parts.some((part) => part.id === id))
      .map(({id, place}) => ({
        place,
        problem: `has "${id}", which does not exist`,
        fix: 'remove it, or write its name as it is now',
      })),
  ];
}

function checkPart(
  {id, words, place}: Part,
  sourced: readonly SourcedPart[],
  register: string,
): Problem[] {
  const known = sourced.find((it) => it.id === id);
  if (!known) {
    return [
      {place, problem: `has ${id}, whose words have no source`, fix: `add it to ${register}`},
    ];
  }
  return known.concluded
    .filter((it) => !words.includes(JSON.stringify(it).slice(1, -1)))
    .map((it) => ({
      place: known.place,
      problem: `calls "${it}" a conclusion in ${id}, which does not say it`,
      fix: 'write its words, or remove them',
    }));
}
