import {findNearest, type Problem} from '../../../problems';
import {checkPartSources} from './checkPartSources';
import {SOURCES, TEXT_SOURCES, type SourceData} from './readSources';

/**
 * Finds statements without a source, and sources without a statement.
 *
 * @returns every problem
 */
export function checkSources(data: SourceData): Problem[] {
  const {sources, register, parts, partSources, texts, textSources, contradictions} = data;
  const naming = [
    ...register.facts,
    ...register.claims,
    ...partSources,
    ...textSources,
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
    ...checkPartSources(parts, partSources, TEXT_SOURCES.parts),
    ...checkPartSources(texts, textSources, TEXT_SOURCES.texts),
  ];
}
