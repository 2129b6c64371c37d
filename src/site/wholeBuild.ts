/**
 * Set for the `docusaurus build` that is a step of `npm run build`: contents are checked beside it, and passes over
 * its pages follow. `npm start` and plain `docusaurus build` check contents themselves, and leave out what those
 * passes would complete.
 */
export const WHOLE_BUILD = {WHOLE_BUILD: 'true'} as const;

/**
 * Tells whether `npm run build` runs this process.
 *
 * @param variables the environment, `process.env` in a build
 */
export function isWholeBuild(variables: NodeJS.ProcessEnv): boolean {
  return variables.WHOLE_BUILD === WHOLE_BUILD.WHOLE_BUILD;
}
