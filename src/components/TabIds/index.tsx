import {createContext, useContext} from 'react';

/** The id that all tabs and panels of one set begin with. */
export const TabIds = createContext('');

/** The ids by which a tab and its panel name each other. */
type Ids = {readonly tab: string; readonly panel: string};

/**
 * Names a tab and its panel within the set around them.
 *
 * @param set the id of the set
 * @param value the value of the tab
 * @returns both ids, free of characters that an id may not have
 */
export function idsOf(set: string, value: string): Ids {
  const name = `${set}-${value.replace(/[^\w-]+/g, '-')}`;
  return {tab: `${name}-tab`, panel: `${name}-panel`};
}

/** The ids of one tab of the set around the caller. */
export function useTabIds(value: string): Ids {
  return idsOf(useContext(TabIds), value);
}
