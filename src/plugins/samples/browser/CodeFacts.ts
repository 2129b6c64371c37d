import {createContext} from 'react';
import type {ShownPart} from './readPart';

/** What the build knows about a code block, in addition to what the theme knows. */
export type CodeFacts = {
  /** The kinds of its characters, in the format that `splitTokens` reads. */
  readonly kinds: string;
  /** The lines that are shown initially; undefined if all are. */
  readonly part: ShownPart | undefined;
  /** The address of the program. */
  readonly file: string | undefined;
  /** Whether the code is the one at that address, and not changed by a reader. */
  readonly isPublished: boolean;
  /** Whether there is a copy button. */
  readonly isCopied: boolean;
  /** Whether the whole program is expanded, and the function that sets it. */
  readonly isWhole: boolean;
  readonly setWhole: (isWhole: boolean) => void;
};

/** The facts about the code block that a component is in. */
export const CodeFactsContext = createContext<CodeFacts>({
  kinds: '',
  part: undefined,
  file: undefined,
  isPublished: true,
  isCopied: true,
  isWhole: false,
  setWhole: () => undefined,
});
