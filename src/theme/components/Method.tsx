import type {ReactNode} from 'react';

/** The method of an operation, such as `POST`, in the color that it has in lists, in the sidebar and on its page. */
export default function Method({children}: {readonly children: string}): ReactNode {
  return <b className={`method ${children.toLowerCase()}`}>{children}</b>;
}
