import {createContext} from 'react';

/** True inside the layout: an error view there must not render the navbar and footer a second time. */
export const InLayout = createContext(false);
