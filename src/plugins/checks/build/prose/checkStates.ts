import type {Document} from '../../../reference';
import type {Problem} from '../../../problems';
import {findInvalidTimes} from '../code-blocks/isValidTime';
import {type PageSource, problemsOf, pointAt} from '../pages/Page';

/** A list of values separated by commas, "or" and "and", in code font or not. */
const LIST =
  /`?\b[A-Z]+(?:_[A-Z]+)*\b`?(?:(?:, (?:or |and )?|,? or | and )`?\b[A-Z]+(?:_[A-Z]+)*\b`?)+/g;
const VALUE = /\b[A-Z]+(?:_[A-Z]+)*\b/g;

/** A phrase about the state of an app or a job, such as "the app is not `RUNNING`". */
const STATE =
  /\b(?<of>app|job)s? (?:is|are|becomes|stays|that is)(?: not| still)? `(?<value>[A-Z]+(?:_[A-Z]+)*)`/gi;

/**
 * Finds lists that mix values of different enumerations, states that an app or a job cannot have, and dates that do not
 * exist.
 *
 * @param texts pages, and other files whose text readers see
 * @param document the contract
 * @returns every mistake, file by file
 */
export function checkStates(texts: readonly PageSource[], document: Document): Problem[] {
  const enums = listEnums(document);
  const all = [...enums.values()].flat();
  return texts.flatMap(({file, text}) => {
    const tell = (at: number, problem: string, fix: string): Problem =>
      problemsOf(file)(pointAt(text, at), problem, fix);
    const lists = [...text.matchAll(LIST)].flatMap(({0: list, index}) => {
      const values = (list.match(VALUE) ?? []).filter((it) => all.includes(it));
      const fits = [...enums.values()].some((own) => values.every((it) => own.includes(it)));
      return fits
        ? []
        : [
            tell(
              index,
              `names ${values.join(', ')} together, which belong to no one enumeration`,
              nameEnums(enums),
            ),
          ];
    });
    const states = [...text.matchAll(STATE)].flatMap(({groups, index}) => {
      const own = enums.get(groups?.of?.toLowerCase() === 'app' ? 'AppStatus' : 'JobStatus') ?? [];
      const value = groups?.value ?? '';
      return own.includes(value) || !all.includes(value)
        ? []
        : [
            tell(
              index,
              `says that the ${groups?.of ?? ''} is ${value}`,
              `use one of ${own.join(', ')}`,
            ),
          ];
    });
    const times = findInvalidTimes(text).map((it) =>
      tell(it.at, `has the date "${it.text}", which does not exist`, 'write a date that exists'),
    );
    return [...lists, ...states, ...times];
  });
}

function listEnums({components}: Document): Map<string, readonly string[]> {
  return new Map(
    Object.entries(components.schemas).flatMap(([name, schema]): [string, string[]][] =>
      schema.enum ? [[name, schema.enum.map(String)]] : [],
    ),
  );
}

function nameEnums(enums: ReadonlyMap<string, readonly string[]>): string {
  return [...enums].map(([name, values]) => `${name} has ${values.join(', ')}`).join('; ');
}
