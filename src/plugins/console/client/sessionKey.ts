/** Where a tab keeps the apps and jobs of the mock server, in `sessionStorage`. */
export const SESSION_KEY = 'run';
