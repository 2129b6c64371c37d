import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate, type ConfigData} from 'html-validate';

/** Rules of taste that the pages break on purpose. All others of the recommended set count. */
const LEFT_OUT = {
  'attr-quotes': 'the minifier leaves out quotes where HTML needs none',
  'doctype-style': 'the minifier writes it in small letters, as HTML allows',
  'no-implicit-close': 'the minifier leaves out end tags that HTML implies',
  'void-style': 'social tags that the head is given as text keep their slash, which means nothing',
} as const;

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    ...Object.fromEntries(Object.keys(LEFT_OUT).map((rule) => [rule, 'off'])),
    'aria-label-misuse': ['error', {allowAnyNamable: false}],
    // HTML lets an id begin with any sign; React and the theme begin theirs with a line.
    'valid-id': ['error', {relaxed: true}],
    // Where an ampersand cannot begin a character reference, HTML lets it stand as it is.
    'no-raw-characters': ['error', {relaxed: true}],
    // The theme's groups of the sidebar are links that act as buttons; a test holds their keys (R59).
    'prefer-native-element': ['error', {exclude: ['button']}],
  },
};

/**
 * Checks HTML files against the standard.
 *
 * @param folder the built site
 * @param files paths of HTML files in it
 * @returns one line for each fault: file, line, column, rule, and what is wrong
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
