import type {MarkdownCopy} from './renderMarkdownCopy';

/** A titled list of pages, in reading order. */
export type Section = {
  readonly title: string;
  readonly copies: readonly MarkdownCopy[];
};

/** What stands above the lists. */
export type Preface = {
  readonly name: string;
  readonly summary: string;
  /** One rule a line, for a program that writes code against the API. */
  readonly rules: readonly string[];
  /** Files for machines: address below the site's root, and what it is. */
  readonly files: readonly {
    readonly path: string;
    readonly title: string;
    readonly about: string;
  }[];
};

/**
 * Writes `llms.txt`: what the site is, rules for agents, and every page's copy in reading order.
 *
 * @param siteUrl the site's address without a slash at its end
 */
export function renderLlmsTxt(
  preface: Preface,
  sections: readonly Section[],
  siteUrl: string,
): string {
  const rules = preface.rules.map((rule) => `- ${rule}`);
  const lists = sections.flatMap(({title, copies}) => [
    `## ${title}\n`,
    ...copies.map((copy) => `- [${copy.title}](${siteUrl}${copy.path}): ${copy.description}`),
    '',
  ]);
  const files = preface.files.map(
    ({path, title, about}) => `- [${title}](${siteUrl}${path}): ${about}`,
  );
  return [
    `# ${preface.name}\n`,
    `> ${preface.summary}\n`,
    '## Rules for agents\n',
    ...rules,
    '',
    ...lists,
    '## Optional\n',
    ...files,
    '',
  ].join('\n');
}

/** Writes `llms-full.txt`: every copy, one after the other, in reading order. */
export function renderLlmsFull(sections: readonly Section[]): string {
  return sections
    .flatMap(({copies}) => copies)
    .map(({markdown}) => markdown.trimEnd())
    .join('\n\n---\n\n')
    .concat('\n');
}
