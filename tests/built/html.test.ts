import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';
import {builtFiles, readBuilt} from '../helpers/builtPages';

/** Stylistic rules that the pages break on purpose. All others of the recommended set apply. */
const LEFT_OUT = {
  'attr-case': 'React writes `autoComplete`; names of attributes have no case in HTML',
  'attribute-boolean-style': 'React writes `disabled=""`',
  'attribute-empty-style': 'React writes `hidden=""`',
  'void-style': 'React writes `<meta/>` into the head, where the slash has no meaning',
} as const;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    ...Object.fromEntries(Object.keys(LEFT_OUT).map((rule) => [rule, 'off'])),
    // HTML allows an ID to begin with any character; IDs of React and the theme begin with an underscore.
    'valid-id': ['error', {relaxed: true}],
    // HTML allows an unescaped ampersand where it cannot begin a character reference.
    'no-raw-characters': ['error', {relaxed: true}],
    // The theme's own: sidebar groups are links that act as buttons, and two landmarks are `div` elements. Choices
    // of a console are buttons, because no page has an input but that of search.
    'prefer-native-element': [
      'error',
      {exclude: ['button', 'region', 'banner', 'radio', 'checkbox', 'group']},
    ],
  },
});

test('every page is valid HTML', () => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const faults = pages.flatMap((file) => {
    const {results} = validator.validateStringSync(readBuilt(file), file);
    return results
      .flatMap(({messages}) => messages)
      .map(
        ({line, column, ruleId, message, selector}) =>
          `${file}:${line}:${column} ${ruleId}: ${message} (${selector ?? 'no element'})`,
      );
  });
  expect(pages.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
