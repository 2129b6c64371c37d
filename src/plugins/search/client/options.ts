import type {MouseEvent} from 'react';

/** The list of options that the input controls. */
export const LIST_ID = 'search-options';

/** Returns the id of the option at a place of the list. */
export const nameOption = (place: number): string => `search-option-${place}`;

/** The attributes of an option. It takes no focus, which stays in the input. */
export function writeOption(place: number, selected: number) {
  return {
    'aria-selected': place === selected,
    className: 'search__result',
    id: nameOption(place),
    onMouseDown: (press: MouseEvent) => press.preventDefault(),
    role: 'option',
    tabIndex: -1,
  };
}
