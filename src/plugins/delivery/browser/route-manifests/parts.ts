import registry from '@generated/registry';
import type {Part} from './RouteManifest';

/** Parts that the bundler's runtime has no tables of, by the name of their chunk. */
const parts = new Map<string, Part>();
/** The files of those parts, by the number of the chunk. */
const addresses = new Map<string, string>();

/** Lets the bundler's runtime find the files of those parts. */
export function extendRuntime(): void {
  const addressOf = __webpack_require__.u;
  __webpack_require__.u = (chunk) => addresses.get(String(chunk)) ?? addressOf(chunk);
}

/**
 * Lets the bundler know a part of a page, as if it had been in its tables from the start.
 *
 * @param name the name of its chunk
 * @param part the files it is in, with their hashes, and its module
 */
export function addPart(name: string, part: Part): void {
  const {files, module, mode} = part;
  parts.set(name, part);
  for (const [chunk, address, integrity] of files) {
    addresses.set(chunk, address);
    __webpack_require__.sriHashes[chunk] = integrity;
  }
  const load = async (): Promise<unknown> => {
    await Promise.all(files.map(async ([chunk]) => __webpack_require__.e(chunk)));
    return mode === undefined ? __webpack_require__(module) : __webpack_require__.t(module, mode);
  };
  Object.assign(registry, {[name]: [load, name, module]});
}

/**
 * Gives the addresses of the files of a part.
 *
 * @param name the name of its chunk
 * @returns undefined for a chunk that is no part that was added
 */
export function filesOf(name: string): readonly string[] | undefined {
  return parts.get(name)?.files.map(([, address]) => __webpack_require__.p + address);
}
