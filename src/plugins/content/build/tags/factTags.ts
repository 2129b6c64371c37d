import {ContentError} from '../../../problems';
import {escapeMdx} from '../mdx';
import {FACTS, type Fact} from '../registers';
import type {TagDefinition, Tags} from '../remarkTags';

/**
 * The tags `<Fact id>` and `<Statement id>`, which place what the register holds.
 *
 * @param facts quantities and statements
 */
export function factTags(facts: readonly Fact[]): Tags {
  return {
    Fact: define(facts.filter(({isStatement}) => !isStatement)),
    Statement: define(facts.filter(({isStatement}) => isStatement)),
  };
}

function define(entries: readonly Fact[]): TagDefinition {
  return {
    attributes: ['id'],
    inline: true,
    write: ({attributes: {id = ''}, place}) => {
      const found = entries.find((entry) => entry.id === id);
      if (found) return escapeMdx(found.text);
      // Ids that share a word, not those that are spelled alike, which can say the opposite.
      const words = id.split('-');
      const alike = entries.filter((it) => it.id.split('-').some((word) => words.includes(word)));
      const choice =
        alike.length === 0 ? '' : `use one of ${alike.map((it) => it.id).join(', ')}, or `;
      const problem = `places "${id}", which ${FACTS} does not have`;
      const fix = `${choice}add it with its source`;
      throw new ContentError([{place, problem, fix}]);
    },
  };
}
