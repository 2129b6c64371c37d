import type {InputHTMLAttributes} from 'react';

/** The attributes and the key handler that the list of results sets on the input. */
export type Combobox = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-activedescendant' | 'aria-controls' | 'aria-expanded' | 'onKeyDown'
>;
