import {expect, test} from 'vitest';
import {builtFiles} from '../helpers/builtPages';

/** Matches the kinds of files that readers, browsers and agents ask for, and the copies for hosts. */
const KNOWN_FILES =
  /^(?:_headers|_redirects|_nginx\/\w+\.conf|\.nojekyll|\.well-known\/security\.txt|(?!\.).*\.(?:css|go|html|ico|m?js|json|md|png|py|sh|svg|txt|webmanifest|woff2|xml|yaml))$/;

test('no settings or source maps are published', () => {
  const strange = builtFiles().filter((file) => !KNOWN_FILES.test(file));
  expect(strange, 'name their kind in KNOWN_FILES when readers need them').toEqual([]);
});
