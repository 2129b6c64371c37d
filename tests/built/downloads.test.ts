import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {builtFiles, readBuilt} from '../helpers/builtPages';

/** The paths of a contract, each with its methods. */
type Operations = {readonly paths: Readonly<Record<string, object>>};

it('the contract is published as YAML and as JSON, with every operation of the one in the repository', () => {
  const ours = parse(readFileSync('contract/openapi.yaml', 'utf8')) as Operations;
  const published = [parse(readBuilt('openapi.yaml')), JSON.parse(readBuilt('openapi.json'))];
  for (const contract of published as readonly Operations[]) {
    expect(Object.keys(contract.paths)).toEqual(Object.keys(ours.paths));
  }
  const compatible = parse(readBuilt('openai-compatible.yaml')) as Operations;
  expect(Object.keys(compatible.paths).length).toBeGreaterThan(0);
});

/** Matches the kinds of files that readers, browsers and agents ask for, and the copies for hosts. */
const KNOWN_FILES =
  /^(?:_headers|_redirects|\.nojekyll|\.well-known\/security\.txt|(?!\.).*\.(?:css|go|html|ico|m?js|json|md|png|py|sh|svg|txt|webmanifest|woff2|xml|yaml)(?:\.br|\.gz)?)$/;

it('no settings or source maps are published', () => {
  const strange = builtFiles().filter((file) => !KNOWN_FILES.test(file));
  expect(strange, 'name their kind in KNOWN_FILES when readers need them').toEqual([]);
});
