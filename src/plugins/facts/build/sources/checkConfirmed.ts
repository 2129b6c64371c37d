import type {Problem} from '../../../problems';
import type {Part} from './Part';
import type {ConfirmedPart} from './readSources';

/**
 * Finds parts that changed since somebody compared them with their sources.
 *
 * @param parts the parts as they are now
 * @param confirmed the parts that were compared with their sources
 * @param register the file that lists the confirmed parts
 * @returns every problem; those of a changed or unlisted part have the place of the part
 */
export function checkConfirmed(
  parts: readonly Part[],
  confirmed: readonly ConfirmedPart[],
  register: string,
): Problem[] {
  return [
    ...parts.flatMap((part) => checkPart(part, confirmed, register)),
    ...confirmed
      .filter(({id}) => !parts.some((part) => part.id === id))
      .map(({id, place}) => ({
        place,
        problem: `has "${id}", which does not exist`,
        fix: 'remove it, or write its name as it is now',
      })),
  ];
}

function checkPart(
  {id, state, words, place}: Part,
  confirmed: readonly ConfirmedPart[],
  register: string,
): Problem[] {
  const known = confirmed.find((it) => it.id === id);
  if (!known) {
    return [
      {place, problem: `has ${id}, whose words have no source`, fix: `add it to ${register}`},
    ];
  }
  if (known.state !== state) {
    return [
      {
        place,
        problem: `has other words in ${id} than those that were held against ${known.sources.join(', ')}`,
        fix: `if its sources say so, run npm run sources:record -- --confirm ${id}`,
      },
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
