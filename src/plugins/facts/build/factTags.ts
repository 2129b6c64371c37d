import {escapeMdx, type Tag, type TagDefinition, type Tags} from '../../content';
import {ContentError, findNearest} from '../../problems';
import {CLAIMS, FACTS} from './Register';
import {readRegister} from './readRegister';

/** What a tag can place. */
type Placeable = {readonly id: string; readonly text: string};

/**
 * The tags `<Fact id>` and `<Claim id>`, which place facts and claims.
 *
 * @param siteDir the folder of the site
 */
export function factTags(siteDir: string): Tags {
  const {facts, claims} = readRegister(siteDir);
  return {Fact: define(facts, FACTS), Claim: define(claims, CLAIMS)};
}

function define(entries: readonly Placeable[], register: string): TagDefinition {
  return {
    attributes: ['id'],
    inline: true,
    write: (tag) => escapeMdx(find(tag, entries, register).text),
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
