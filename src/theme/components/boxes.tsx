import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

type BoxProps = {readonly children?: ReactNode};

/** A component for MDX that only gives its content a class of src/theme/styles. */
function box(className: string) {
  return function Box({children}: BoxProps): ReactNode {
    return <div className={className}>{children}</div>;
  };
}

/** The top of the home page: what the service is, first steps, and a request to it. */
export const Hero = box('landing');
/** The first steps for a new reader. The first one is the recommended one. */
export const Actions = box('actions');

/** One of the first steps. The space keeps it apart from the next one where there is no style, as in the copies. */
export function Action({href, children}: BoxProps & {readonly href: string}): ReactNode {
  return (
    <>
      <Link className="button" to={href}>
        {children}
      </Link>{' '}
    </>
  );
}

/** A list: of other boxes with short links, reader views take some for navigation, and drop them. */
export function Cards({children}: BoxProps): ReactNode {
  return <ul className="cards">{children}</ul>;
}
