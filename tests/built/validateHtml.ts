import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate, type ConfigData} from 'html-validate';

/** Stylistic rules that the pages break on purpose. All others of the recommended set apply. */
const LEFT_OUT = {
  'attr-quotes': 'the minifier omits quotes where HTML needs none',
  'doctype-style': 'the minifier writes it in lowercase, as HTML allows',
  'no-implicit-close': 'the minifier omits end tags that HTML implies',
  'void-style':
    'social tags that are added to the head as text keep their slash, which has no meaning',
} as const;

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    ...Object.fromEntries(Object.keys(LEFT_OUT).map((rule) => [rule, 'off'])),
    'aria-label-misuse': ['error', {allowAnyNamable: false}],
    // HTML allows an ID to begin with any character; IDs of React and the theme begin with an underscore.
    'valid-id': ['error', {relaxed: true}],
    // HTML allows an unescaped ampersand where it cannot begin a character reference.
    'no-raw-characters': ['error', {relaxed: true}],
    // The theme's sidebar groups are links that act as buttons; a test checks their keyboard handling (R59).
    'prefer-native-element': ['error', {exclude: ['button']}],
  },
};

/**
 * Checks HTML files against the standard.
 *
 * @param folder the built site
 * @param files paths of HTML files in it
 * @returns one line for each error: file, line, column, rule, and what is wrong
 */
export function validateHtml(folder: string, files: readonly string[]): string[] {
  const validator = new HtmlValidate(CONFIG);
  return files.flatMap((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const {results} = validator.validateStringSync(html, file);
    return results
      .flatMap(({messages}) => messages)
      .map(
        ({line, column, ruleId, message, selector}) =>
          `${file}:${line}:${column} ${ruleId}: ${message} (${selector ?? 'no element'})`,
      );
  });
}
