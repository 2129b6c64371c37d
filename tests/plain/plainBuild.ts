import path from 'node:path';

/** The folder of the site without optimizations; `build/` contains the one with them. */
export const PLAIN_BUILD = path.join('.scratch', 'plain');
