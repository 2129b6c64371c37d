import {type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {loadLinkedFields} from './loadLinkedFields';
import {useShownRequest} from './shownRequest';
import styles from './styles.module.css';

export type Props = {
  /** The id of the field. */
  readonly field: string;
  /** The contract's example of its value, as JSON. */
  readonly example: string;
  /** Whether the request has the field when the page loads. */
  readonly present?: boolean;
};

/** A button that adds an optional field to the request on the page, or removes it, and announces the result. */
export function RequestField({field, example, present = false}: Props): ReactNode {
  const isIn = useShownRequest()?.isIn.get(field) ?? present;
  const [outcome, setOutcome] = useState('');
  const toggle = async (): Promise<void> => {
    try {
      setOutcome((await loadLinkedFields()).toggle(field));
    } catch {
      setOutcome(translate({id: 'linkedFields.failed', message: 'Failed: check your connection'}));
    }
  };
  const words = isIn
    ? translate({id: 'linkedFields.remove', message: 'Remove from the request'})
    : translate({id: 'linkedFields.add', message: 'Add to the request'});
  return (
    <span className={styles.field} data-search="skip">
      <button
        type="button"
        aria-label={`${words}: ${field.slice(field.indexOf('.') + 1)}`}
        className={clsx(styles.button)}
        data-field={field}
        data-example={example}
        onClick={() => void toggle()}
      >
        {words}
      </button>
      <span role="status" className={clsx(styles.outcome)}>
        {outcome}
      </span>
    </span>
  );
}
