import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

export type FieldsProps = {
  readonly children: ReactNode;
};

/** A list of named values, each with its type and meaning. */
export function Fields({children}: FieldsProps): ReactNode {
  return (
    <div className={styles.fields} data-fields="">
      {children}
    </div>
  );
}

export type SubFieldsProps = {
  /** The field that these fields belong to. */
  readonly of: string;
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** The nested fields of a field, in a `details` element, which opens without JavaScript. */
export function SubFields({of, open, children}: SubFieldsProps): ReactNode {
  return (
    <details className={clsx(styles.fields)} open={open}>
      <summary>
        <Translate id="fields.nested" values={{name: <code>{of}</code>}}>
          {'Fields of {name}'}
        </Translate>
      </summary>
      {children}
    </details>
  );
}
