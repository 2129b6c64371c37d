import {findNearest, type Problem} from '../../../problems';
import {checkConfirmed} from './checkConfirmed';
import {CONFIRMED, SOURCES, type SourceData} from './readSources';

/**
 * Finds statements without a source, sources without a statement, and texts of the contracts that changed since
 * somebody compared them with their sources.
 *
 * @returns every problem
 */
export function checkSources(data: SourceData): Problem[] {
  const {sources, register, parts, confirmed, confirmedTexts, contradictions} = data;
  const naming = [
    ...register.facts,
    ...register.claims,
    ...confirmed,
    ...confirmedTexts,
    ...contradictions,
  ];
  const ids = sources.map(({id}) => id);
  const named = new Set(naming.flatMap((it) => it.sources));
  return [
    ...naming.flatMap(({id, sources: own, place}) =>
      own
        .filter((name) => !ids.includes(name))
        .map((name) => ({
          place,
          problem: `names the source "${name}" of "${id}", which ${SOURCES} does not have`,
          fix: `use ${findNearest(name, ids) ?? 'one of its ids'}, or add the source there`,
        })),
    ),
    ...sources
      .filter(({id}) => !named.has(id))
      .map(({id, place}) => ({
        place,
        problem: `has the source "${id}", which nothing names`,
        fix: 'remove it, or name it where it is used',
      })),
    ...checkConfirmed(parts, confirmed, CONFIRMED.parts),
  ];
}
