/** A package whose code is part of the file. */
export type BundledPackage = {
  readonly name: string;
  readonly version: string;
  /** The name of the license, such as `MIT`. */
  readonly license: string;
};

/** The mock server as readers download it. */
export type MockServerFile = {
  readonly text: string;
  /** The license of the site's own code; null as long as the owner has not chosen one. */
  readonly license: string | null;
  readonly packages: readonly BundledPackage[];
};

/** Its path on the site, and the name that it is saved under. */
export const FILE_NAME = 'mock-server.mjs';

/** The oldest version of Node.js that runs it. */
export const OLDEST_NODE = 20;
