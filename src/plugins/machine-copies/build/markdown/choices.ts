import type {Html} from 'mdast';

/** Lines that are taken out before anybody reads the page: what follows one is for those who chose its label. */
const MARK = /^[ >]*<!--choice(?<parts>\|.*)?-->$/u;

/**
 * Marks what follows as one of several forms of the same thing.
 *
 * @param of the labels of all forms; none ends the choice
 * @param label the form's own; empty for what is of use only as long as nothing is chosen
 */
export function markChoice(of: readonly string[] = [], label = ''): Html {
  const parts = of.length === 0 ? '' : `|${[label, ...of].join('|')}`;
  return {type: 'html', value: `<!--choice${parts}-->`};
}

/** Tells whether a page with marks has a form with this label. */
export function offers(markdown: string, label: string): boolean {
  return markdown.includes(`<!--choice|${label}|`);
}

/**
 * Takes the marks out of a page, and with them the forms that a reader did not choose. To write the page once and
 * cut it is a fifth of the work of writing it for each language.
 *
 * @param label what the reader chose. Where it is not offered, everything stays, as it does without it
 */
export function choose(markdown: string, label?: string): string {
  const kept: string[] = [];
  let isKept = true;
  let isAfterMark = false;
  for (const line of markdown.split('\n')) {
    const mark = MARK.exec(line);
    if (mark) {
      const {parts} = mark.groups ?? {};
      const [own, ...of] = (parts ?? '').split('|').slice(1);
      isKept = label === undefined || own === label || !of.includes(label);
      isAfterMark = parts !== undefined;
      // One of the two blank lines around a mark goes with it: behind the last one, there may be none.
      if (!isAfterMark && isBlank(kept.at(-1))) kept.pop();
      continue;
    }
    if (isKept && !(isAfterMark && isBlank(line))) kept.push(line);
    isAfterMark = false;
  }
  return kept.join('\n');
}

function isBlank(line: string | undefined): boolean {
  return line !== undefined && /^[ >]*$/u.test(line);
}
