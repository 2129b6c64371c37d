import type {PagePass} from '../Optimization';

/** The style sheet of the page, or the end of the head. A script after a style sheet waits for it. */
const PLACE = /<link [^>]*rel="?stylesheet|<\/head>/;

/**
 * Inserts the inline script before the style sheet, so that what it starts runs while that loads, and it is ready
 * before anything can be pressed.
 *
 * @param code the result of `buildInlineScript`
 */
export function insertInlineScript(code: string): PagePass {
  return {
    edit: (html) => html.replace(PLACE, (place) => `<script>${code}</script>${place}`),
    summary: 'an inline script in each page',
  };
}
