/** The options of a docs section that depend on where its pages are kept. */
type EditingOptions = {
  readonly editUrl?: string;
  readonly showLastUpdateTime: boolean;
};

/**
 * Turns "Edit this page" and the date of the last update on where the repository is known. Both need it:
 * the link leads there, and the date is that of the page's last commit.
 *
 * @param repositoryUrl the address of the repository without a slash at its end, or undefined
 * @returns options for both docs sections
 */
export function buildEditingOptions(repositoryUrl: string | undefined): EditingOptions {
  return repositoryUrl
    ? {editUrl: `${repositoryUrl}/edit/main/`, showLastUpdateTime: true}
    : {showLastUpdateTime: false};
}
