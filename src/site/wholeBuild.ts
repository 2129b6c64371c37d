/**
 * The variable that is set for the `docusaurus build` step of `npm run build`, which checks the content in parallel and
 * runs passes over the built pages afterwards. `npm start` and plain `docusaurus build` check the content themselves,
 * and leave out what those passes would complete.
 */
export const WHOLE_BUILD = {WHOLE_BUILD: 'true'} as const;

/**
 * Returns whether `npm run build` started this process.
 *
 * @param variables the environment, `process.env` in a build
 */
export function isWholeBuild(variables: NodeJS.ProcessEnv): boolean {
  return variables.WHOLE_BUILD === WHOLE_BUILD.WHOLE_BUILD;
}
