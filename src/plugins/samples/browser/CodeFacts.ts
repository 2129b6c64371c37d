import {createContext} from 'react';
import type {ShownPart} from './readPart';

/** What the build found out about a code block, beside what the theme knows of one. */
export type CodeFacts = {
  /** The colors, as `splitTokens` reads them. */
  readonly kinds: string;
  /** The lines that are shown at once; undefined where all are. */
  readonly part: ShownPart | undefined;
  /** The address of the program. */
  readonly file: string | undefined;
  /** Whether the code is what stands at that address, and not what a reader made of it. */
  readonly isPublished: boolean;
  /** Whether there is a button that copies. */
  readonly isCopied: boolean;
  /** Whether the whole program is open, and how to say that it is. */
  readonly isWhole: boolean;
  readonly setWhole: (isWhole: boolean) => void;
};

/** The facts about the code block around a component. */
export const CodeFactsContext = createContext<CodeFacts>({
  kinds: '',
  part: undefined,
  file: undefined,
  isPublished: true,
  isCopied: true,
  isWhole: false,
  setWhole: () => undefined,
});
