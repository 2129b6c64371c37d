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

const define = (facts: readonly Fact[]): TagDefinition => ({
  attributes: ['id'],
  ids: {register: FACTS, known: facts.map(({id}) => id)},
  inline: true,
  write: ({attributes: {id}}) => escapeMdx(facts.find((it) => it.id === id)?.text ?? ''),
});
