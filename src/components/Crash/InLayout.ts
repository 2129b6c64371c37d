import {createContext} from 'react';

/** True inside of the layout: a part that fails there must not bring the bars a second time. */
export const InLayout = createContext(false);
