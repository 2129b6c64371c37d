import {LANGUAGES} from '../../../samples';
import {copyPath} from './copyPath';

/**
 * Describes which versions of a page exist.
 *
 * @param siteUrl the site's address without a slash at its end
 * @returns one rule per line
 */
export function describeCopies(siteUrl: string): readonly string[] {
  const endings = LANGUAGES.map(({id}) => `\`.${id}.md\``).join(', ');
  const example = `${siteUrl}${copyPath('/api/intro', LANGUAGES[0]?.id)}`;
  return [
    `To load a page as Markdown, put \`.md\` behind its address. The copy of the home page is ${siteUrl}${copyPath('/')}.`,
    `To load a page that llms.txt marks (samples) with its samples in one language, put one of ${endings} behind its address: ${example}.`,
    'A link with `#id` leads to the heading of these words, or to `<a id="id"></a>`.',
  ];
}
