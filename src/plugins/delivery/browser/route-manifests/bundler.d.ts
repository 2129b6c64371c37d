/** What the bundler gives to the modules it joins. Docusaurus' core relies on it as well. */
declare const __webpack_require__: {
  /** Gives what a module exports. */
  (module: number | string): unknown;
  /** Loads a chunk. */
  readonly e: (chunk: string) => Promise<unknown>;
  /** Gives what a module exports, when that is data: `mode` says how to make a namespace of it. */
  readonly t: (module: number | string, mode: number) => unknown;
  /** Gives the address of a chunk, by the name that Docusaurus gave it. */
  readonly gca: (name: string) => string;
  /** The public path, with a slash at its end. */
  readonly p: string;
  /** Gives the address of a chunk below the public path. Rspack 2 has numbers for chunks. */
  u: (chunk: number | string) => string;
  /** The hashes of chunks, for their `integrity`. */
  readonly sriHashes: Record<string, string>;
};

/** What src/plugins/delivery/build/route-manifests/splitRoutes.cjs takes out of the main file. */
declare module '@generated/registry?pages' {
  import type {Registry} from '@docusaurus/types';
  import type {PageRoute} from './RouteManifest';

  export const routes: readonly PageRoute[];
  export const registry: Registry;
}
