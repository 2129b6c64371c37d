import type {ReactNode} from 'react';

type BoxProps = {readonly children?: ReactNode};

/** A component for MDX that only gives its content a class of src/css. */
function box(className: string, attributes: Readonly<Record<`data-${string}`, string>> = {}) {
  return function Box({children}: BoxProps): ReactNode {
    return (
      <div className={className} {...attributes}>
        {children}
      </div>
    );
  };
}

/** The top of the home page: what the service is, first steps, and a request to it. */
export const Hero = box('landing');
export const HeroText = box('landing__text');
export const HeroSample = box('landing__sample ink');
/** The first steps for a new reader. The first one is the recommended one. */
export const Actions = box('actions');

/** A text column with code beside it where the screen is wide enough: what is above both, the code, the text. */
export const Columns = box('columns');
export const ColumnsHead = box('columns__head');
export const Rail = box('rail');
export const Column = box('columns__text');

/** A list of named values, each with its type and meaning. */
export const Fields = box('fields', {'data-fields': ''});

/** A sample: its programs in tabs, and their output. */
export const SampleFrame = box('sample ink');

/** Links to related pages. The link to the next page, below them, is more important. */
export const RelatedPages = box('related');
