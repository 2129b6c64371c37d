import type {PagePass} from '../Lever';

const HEAD_END = '</head>';

/**
 * Puts the inline script at the end of the head, so that it is there before anything can be pressed.
 *
 * @param code what `buildInlineScript` gave
 */
export function insertInlineScript(code: string): PagePass {
  return {
    edit: (html) => html.replace(HEAD_END, () => `<script>${code}</script>${HEAD_END}`),
    summary: 'an inline script in each page',
  };
}
