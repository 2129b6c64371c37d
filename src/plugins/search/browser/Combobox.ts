import type {InputHTMLAttributes} from 'react';

/** What the list of results says of the input, and does with its keys. */
export type Combobox = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-activedescendant' | 'aria-controls' | 'aria-expanded' | 'onKeyDown'
>;
