import {escapeMdx, type TagDefinition, type Tags} from '../mdx';
import {FACTS, type Fact} from './registries';

/**
 * The components `<Fact id="job-wait" />` and `<Statement id="new-app-stopped" />`, which place entries of
 * `contract/facts.yaml`.
 *
 * @param facts numbers and statements
 */
export function factTags(facts: readonly Fact[]): Tags {
  return {
    Fact: define(facts.filter(({isStatement}) => !isStatement)),
    Statement: define(facts.filter(({isStatement}) => isStatement)),
  };
}

function define(facts: readonly Fact[]): TagDefinition {
  return {
    attributes: ['id'],
    ids: {register: FACTS, known: facts.map(({id}) => id)},
    inline: true,
    write: ({attributes}) => {
      const fact = facts.find(({id}) => id === attributes.id);
      return escapeMdx(fact?.text ?? '');
    },
  };
}
