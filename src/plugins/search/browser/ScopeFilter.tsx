import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Scope} from './SearchSection';
import styles from './styles.module.css';

export type Props = {
  readonly scope: Scope | undefined;
  readonly onChange: (scope: Scope | undefined) => void;
};

/** Narrows the results to one scope. */
export default function ScopeFilter({scope, onChange}: Props): ReactNode {
  const choices: readonly {readonly value: Scope | undefined; readonly label: string}[] = [
    {value: undefined, label: translate({id: 'search.scope.all', message: 'All'})},
    {value: 'docs', label: translate({id: 'search.scope.docs', message: 'Tutorial'})},
    {value: 'api', label: translate({id: 'search.scope.api', message: 'API'})},
  ];
  return (
    <fieldset className={styles.filter}>
      <legend className="visuallyHidden">
        {translate({id: 'search.scope', message: 'Search in'})}
      </legend>
      {choices.map(({value, label}) => (
        <label className={styles.choice} key={label}>
          <input
            checked={scope === value}
            className={styles.radio}
            name="search-scope"
            onChange={() => onChange(value)}
            type="radio"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
