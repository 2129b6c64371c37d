import {createContext} from 'react';

/** The colors of the code block around a component, as `splitTokens` reads them. */
export const TokenKinds = createContext('');
