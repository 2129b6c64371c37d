import type {Arrangement} from './arrangeSections';
import {copyPath} from './copyPath';
import {describeCopies} from './describeCopies';
import type {Preface} from './Preface';
import type {MarkdownCopy} from './renderMarkdownCopy';

/**
 * Renders `llms.txt` as in https://llmstxt.org: what the site is and the rules for agents, then only lists of links.
 *
 * @param siteUrl the site's address without a slash at its end
 */
export function renderLlmsTxt(
  {name, summary, rules, files}: Preface,
  {sections, rest}: Arrangement,
  siteUrl: string,
): string {
  const listed = (copies: readonly MarkdownCopy[]): string[] =>
    copies.map((copy) => {
      const link = `- [${copy.title}](${siteUrl}${copyPath(copy.route)}): ${copy.description}`;
      return Object.keys(copy.bodies).length > 0 ? `${link} (samples)` : link;
    });
  return [
    `# ${name}\n`,
    `> ${summary}\n`,
    'Rules for agents:\n',
    ...rules.map((rule) => `- ${rule}`),
    '\nHow to read these pages:\n',
    ...describeCopies(siteUrl).map((rule) => `- ${rule}`),
    '\n## Contract and downloads\n',
    ...files.map(({path, title, about}) => `- [${title}](${siteUrl}${path}): ${about}`),
    ...sections.flatMap(({title, copies}) => [`\n## ${title}\n`, ...listed(copies)]),
    '\n## Optional\n',
    ...listed(rest),
    '',
  ].join('\n');
}
