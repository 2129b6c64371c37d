import type {ReactNode} from 'react';

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

/** A grid of cards that link to other pages. */
export const Cards = box('cards');
