/** The type of scripts that wait for the inline script to run them: no browser fetches scripts of an unknown type. */
export const HELD = 'text/plain';
