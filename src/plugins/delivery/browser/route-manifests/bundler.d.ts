/** What the bundler provides to the modules it bundles. The Docusaurus core relies on it as well. */
declare const __webpack_require__: {
  /** Returns the exports of a module. */
  (module: number | string): unknown;
  /** Loads a chunk. */
  readonly e: (chunk: string) => Promise<unknown>;
  /** Returns the exports of a module that contains data: `mode` tells how to create a namespace from it. */
  readonly t: (module: number | string, mode: number) => unknown;
  /** Returns the address of a chunk, by the name that Docusaurus gave it. */
  readonly gca: (name: string) => string;
  /** The public path, with a trailing slash. */
  readonly p: string;
  /** Returns the address of a chunk relative to the public path. In Rspack 2, chunk ids are numbers. */
  u: (chunk: number | string) => string;
  /** The hashes of chunks, for their `integrity`. */
  sriHashes?: Record<string, string>;
};

/** What src/plugins/delivery/build/route-manifests/splitRoutes.cjs removes from the main bundle. */
declare module '@generated/registry?pages' {
  import type {Registry} from '@docusaurus/types';
  import type {PageRoute} from './RouteManifest';

  export const routes: readonly PageRoute[];
  export const registry: Registry;
}
