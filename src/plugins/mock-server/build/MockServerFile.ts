/** A package of which the file holds code. */
export type BundledPackage = {
  readonly name: string;
  readonly version: string;
  /** The name of the license, such as `MIT`. */
  readonly license: string;
};

/** The mock server as readers download it. */
export type MockServerFile = {
  readonly text: string;
  /** The license of its own code; nothing while the owner has not chosen one. */
  readonly license: string | null;
  readonly packages: readonly BundledPackage[];
};

/** Its address below the site's, and the name under which it is saved. */
export const FILE_NAME = 'mock-server.mjs';

/** The oldest version of Node.js that runs it. */
export const OLDEST_NODE = 20;
