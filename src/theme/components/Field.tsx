import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Anchored from './Anchored';

type Props = {
  /** The anchor, for example `body.input.width`. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Whether a request has to have it, or a response always has it. */
  readonly need?: string;
  /** For a field that a reader can add to the request or leave out: whether it is sent at first. */
  readonly tick?: 'ticked' | 'unticked';
  readonly children: ReactNode;
};

/** A field, header or part of a path: its name, type and need, then its meaning. What can be added has a checkbox. */
export default function Field({id, name, type, need, tick, children}: Props): ReactNode {
  return (
    <li className="field">
      <div className="field-name">
        <Anchored id={id}>
          <code>{name}</code>
        </Anchored>{' '}
        <small>{type}</small>{' '}
        {need !== undefined && (
          <small className="presence" data-need={need}>
            {need}
          </small>
        )}{' '}
        {tick !== undefined && (
          <button
            type="button"
            role="checkbox"
            aria-checked={tick === 'ticked'}
            aria-label={translate({id: 'console.add', message: 'Add {name}'}, {name})}
            className="clean-btn checkbox"
            data-tick={id}
            data-markdown="skip"
          >
            {translate({id: 'console.addLabel', message: 'Add'})}
          </button>
        )}
      </div>
      {children}
    </li>
  );
}
