import {createContext, useContext} from 'react';

/** The id prefix of all tabs and panels of one set. */
export const TabIds = createContext('');

/** The ids by which a tab and its panel reference each other. */
type Ids = {readonly tab: string; readonly panel: string};

/**
 * Builds the ids of a tab and its panel.
 *
 * @param set the id of the set
 * @param value the value of the tab
 * @returns both ids; each run of characters that an id may not contain is replaced by a hyphen
 */
export function idsOf(set: string, value: string): Ids {
  const name = `${set}-${value.replace(/[^\w-]+/g, '-')}`;
  return {tab: `${name}-tab`, panel: `${name}-panel`};
}

/** Returns the ids of a tab and its panel in the enclosing set. */
export function useTabIds(value: string): Ids {
  return idsOf(useContext(TabIds), value);
}
