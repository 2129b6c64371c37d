import type {Paragraph, PhrasingContent} from 'mdast';

/** Places that links lead to. */
export type Anchor = {
  readonly id: string;
  /** What search calls the place. */
  readonly title: string;
};

/** One of several alternatives, of which a reader needs one. */
export type Choice = {
  /** Empty on lines that are of use only while nothing is chosen. */
  readonly name: string;
  /** The names of all alternatives. */
  readonly of: readonly string[];
};

declare module 'mdast' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Data {
    /** On a heading, and on the HTML that stands for a place in the text. */
    anchor?: Anchor;
    /** On each node of an alternative, and on what names it. */
    choice?: Choice;
    /** On a line that only names what follows it. */
    isLabel?: boolean;
  }
}

/** Makes a line in bold, which names what follows it. */
export function label(words: PhrasingContent): Paragraph {
  return {
    type: 'paragraph',
    data: {isLabel: true},
    children: [{type: 'strong', children: [words]}],
  };
}
