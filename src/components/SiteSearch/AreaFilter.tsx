import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Area} from './searchEngine';
import styles from './styles.module.css';

export type Props = {
  readonly area: Area | undefined;
  readonly onChange: (area: Area | undefined) => void;
};

/** Narrows the results to one area. */
export default function AreaFilter({area, onChange}: Props): ReactNode {
  const choices: readonly {readonly value: Area | undefined; readonly label: string}[] = [
    {value: undefined, label: translate({id: 'search.area.all', message: 'All'})},
    {value: 'docs', label: translate({id: 'search.area.docs', message: 'Guides'})},
    {value: 'api', label: translate({id: 'search.area.api', message: 'API reference'})},
  ];
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.label}>
        {translate({id: 'search.area', message: 'Search in'})}
      </legend>
      {choices.map(({value, label}) => (
        <label className={styles.choice} key={label}>
          <input
            checked={area === value}
            name="search-area"
            onChange={() => onChange(value)}
            type="radio"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
