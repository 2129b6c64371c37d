/** A pass over the built files, after every plugin has written its own. */
export type AfterBuildStep = {
  /** What is being done, for the line that tells of a failure. */
  readonly name: string;
  /**
   * Changes or checks the files below a folder. What it throws fails the build, and the site of before
   * stays in its place.
   *
   * @returns what it did, for the terminal
   */
  readonly run: (folder: string) => Promise<string>;
};

/** The passes, in the order they run. */
export const AFTER_BUILD: readonly AfterBuildStep[] = [];
