import type {Html} from 'mdast';

/** Matches a marker, a line that is removed before publishing: what follows it is for readers who chose its label. */
const MARK = /^[ >]*<!--choice(?<parts>\|.*)?-->$/u;

/**
 * Creates a marker: what follows it is one of several alternatives.
 *
 * @param of the labels of all alternatives; an empty list ends the choice
 * @param label the alternative's own label; empty for content that is useful only while nothing is chosen
 */
export function markChoice(of: readonly string[] = [], label = ''): Html {
  const parts = of.length === 0 ? '' : `|${[label, ...of].join('|')}`;
  return {type: 'html', value: `<!--choice${parts}-->`};
}

/** Returns whether a page with markers has an alternative with this label. */
export function offers(markdown: string, label: string): boolean {
  return markdown.includes(`<!--choice|${label}|`);
}

/**
 * Removes the markers from a page, and the alternatives that a reader did not choose. Rendering the page once and
 * cutting it is a fifth of the work of rendering it for each language.
 *
 * @param label what the reader chose. If it is undefined or the page does not offer it, everything is kept
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
      // Removes one of the two blank lines around a marker too: there may be none after the last marker.
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
