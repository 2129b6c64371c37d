import {choose, escapeMdx, type ComponentDefinition, type Components} from '../mdx';
import {FACTS, type Fact} from '../../contract/registries';

/**
 * The components `<Fact id="job-wait" />` and `<Statement id="new-app-stopped" />`, which insert entries of
 * `contract/facts.yaml`.
 *
 * @param facts numbers and statements
 */
export function factComponents(facts: readonly Fact[]): Components {
  return {
    Fact: define(facts.filter(({isStatement}) => !isStatement)),
    Statement: define(facts.filter(({isStatement}) => isStatement)),
  };
}

function define(facts: readonly Fact[]): ComponentDefinition {
  const texts = Object.fromEntries(facts.map(({id, text}) => [id, text]));
  return {
    attributes: ['id'],
    inline: true,
    render: (usage) => escapeMdx(choose(usage, 'id', texts, FACTS)),
  };
}
