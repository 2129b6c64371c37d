/** The type of scripts that wait for the inline script to run them: no browser fetches what it does not know. */
export const HELD = 'text/plain';
