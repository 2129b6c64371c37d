import type {PagePass} from '../Lever';

/** The style sheet of the page, or where the head ends. A script behind a style sheet waits for it. */
const PLACE = /<link [^>]*rel="?stylesheet|<\/head>/;

/**
 * Puts the inline script before the style sheet, so that what it begins goes on beside that, and it is there before
 * anything can be pressed.
 *
 * @param code what `buildInlineScript` gave
 */
export function insertInlineScript(code: string): PagePass {
  return {
    edit: (html) => html.replace(PLACE, (place) => `<script>${code}</script>${place}`),
    summary: 'an inline script in each page',
  };
}
