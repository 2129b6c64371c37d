/** The options of a docs section that depend on its repository. */
type EditingOptions = {
  readonly editUrl?: string;
  readonly showLastUpdateTime: boolean;
};

/**
 * Turns on "Edit this page" and the date of the last update if the repository is known. Both need it: the link points
 * to it, and the date is that of the last commit of the page.
 *
 * @param repositoryUrl the repository URL without a trailing slash, or undefined
 * @returns options for both docs sections
 */
export function buildEditingOptions(repositoryUrl: string | undefined): EditingOptions {
  return repositoryUrl
    ? {editUrl: `${repositoryUrl}/edit/main/`, showLastUpdateTime: true}
    : {showLastUpdateTime: false};
}
