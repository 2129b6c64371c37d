import type {ReactNode} from 'react';
import Anchored from './Anchored';

export type Props = {
  /** The anchor, for example `body.input.width`. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Whether a request has to have it, or an answer always has it. */
  readonly need?: string;
  /** For a field that a reader can add to the request or leave out: whether it is sent at first. */
  readonly tick?: 'on' | 'off';
  readonly children: ReactNode;
};

/** A field, header or part of a path: its name, type and need, then its meaning. */
export default function Field({id, name, type, need, tick, children}: Props): ReactNode {
  return (
    <li className="field" data-field={id}>
      <div className="field-name">
        {tick !== undefined && (
          <button
            type="button"
            role="checkbox"
            aria-checked={tick === 'on'}
            aria-label={name}
            data-action="tick"
            data-field={id}
          />
        )}
        <Anchored id={id}>
          <code>{name}</code>
        </Anchored>{' '}
        <small>{type}</small> {need !== undefined && <small className="need">{need}</small>}
      </div>
      {children}
    </li>
  );
}
