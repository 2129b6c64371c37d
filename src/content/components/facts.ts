import {choose, escapeMdx, type Components} from '../mdx';
import {FACTS, type Fact} from '../../contract/registries';

/** The component `<Fact id="job-wait" />`, which inserts an entry of `contract/facts.yaml`. */
export function factComponents(facts: readonly Fact[]): Components {
  const texts = Object.fromEntries(facts.map(({id, text}) => [id, text]));
  return {
    Fact: {
      attributes: ['id'],
      inline: true,
      render: (usage) => escapeMdx(choose(usage, 'id', texts, FACTS)),
    },
  };
}
