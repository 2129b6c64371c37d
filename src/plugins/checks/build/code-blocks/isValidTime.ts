const TIMES = /\b(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}))?\b/g;

/**
 * @param text any text
 * @returns its dates, with their times if given, that do not exist, such as 2024-02-30; `at` is the offset in the text
 */
export function findInvalidTimes(text: string): {readonly text: string; readonly at: number}[] {
  return [...text.matchAll(TIMES)].flatMap(
    ({0: found, 1: date = '', 2: time = '00:00:00', index}) => {
      const parsed = new Date(`${date}T${time}Z`);
      const isReal =
        !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(`${date}T${time}`);
      return isReal ? [] : [{text: found, at: index}];
    },
  );
}

/** @returns whether every date and time in a text exists */
export function isValidTime(text: string): boolean {
  return findInvalidTimes(text).length === 0;
}
