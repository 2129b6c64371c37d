import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

export type Props = {
  /** The field that these fields belong to. */
  readonly of: string;
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** The nested fields of a field, in a `details` element, which opens without JavaScript. */
export default function SubFields({of, open, children}: Props): ReactNode {
  return (
    <details className="fields" open={open}>
      <summary>
        <Translate id="fields.nested" values={{name: <code>{of}</code>}}>
          {'Fields of {name}'}
        </Translate>
      </summary>
      {children}
    </details>
  );
}
