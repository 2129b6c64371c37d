import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Badge from './Badge';
import CopyButton from './CopyButton';

export type Props = {
  readonly method: string;
  /** The URL up to the path. It is the same for every operation, so it is hidden on screen and shown in print. */
  readonly server: string;
  readonly path: string;
};

/** The method and URL of an operation, on a line of their own. A path breaks only before a slash. */
export default function Endpoint({method, server, path}: Props): ReactNode {
  const name = translate({id: 'endpoint.copy.label', message: 'Copy address'});
  return (
    <div className="endpoint">
      <p>
        <Badge>{method}</Badge>{' '}
        <code>
          <span className="endpoint__server">{server}</span>
          {path.split(/(?=\/)/u).map((segment, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              <span className="beside">{segment}</span>
            </Fragment>
          ))}
        </code>
      </p>
      <CopyButton text={`${server}${path}`} name={name} />
    </div>
  );
}
