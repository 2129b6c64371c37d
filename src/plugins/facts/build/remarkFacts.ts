import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {expandTags, parsePhrase, type Tag, type TagDefinition} from '../../page-tags';
import {ContentError, findNearest} from '../../problems';
import {CLAIMS, FACTS} from './Register';
import {readRegister} from './readRegister';

/** What a tag can place. */
type Placeable = {readonly id: string; readonly text: string};

/**
 * A remark plugin that replaces `<Fact id>` and `<Claim id>` on a page with facts and claims. It has to run before
 * Docusaurus' own plugins, which collect the table of contents. Its option `fingerprint` changes with the registers, so
 * that the bundler compiles the pages again.
 *
 * @returns a transformer; it throws a ContentError with every id that the registers do not have
 */
export function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    if (!/<(?:Fact|Claim)\b/.test(String(file.value))) return;
    const {facts, claims} = readRegister(file.cwd);
    expandTags(tree, file, {Fact: define(facts, FACTS), Claim: define(claims, CLAIMS)});
  };
}

function define(entries: readonly Placeable[], register: string): TagDefinition {
  return {
    attributes: ['id'],
    inline: true,
    expand: (tag) => parsePhrase(find(tag, entries, register).text),
  };
}

function find({attributes, place}: Tag, entries: readonly Placeable[], register: string) {
  const id = attributes.id ?? '';
  const found = entries.find((entry) => entry.id === id);
  if (found) return found;
  const nearest = findNearest(
    id,
    entries.map((entry) => entry.id),
  );
  const fix = nearest ? `did you mean "${nearest}"?` : `add it to ${register}, with its source`;
  const problem = `places "${id}", which ${register} does not have`;
  throw new ContentError([{place, problem, fix}]);
}
