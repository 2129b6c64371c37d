import registry from '@generated/registry';
import type {Part} from './RouteManifest';

/** Parts that are not in the tables of the bundler's runtime, by the name of their chunk. */
const parts = new Map<string, Part>();
/** The files of those parts, by the id of the chunk. */
const addresses = new Map<string, string>();

/** Makes the bundler's runtime find the files of those parts. */
export function extendRuntime(): void {
  const addressOf = __webpack_require__.u;
  __webpack_require__.u = (chunk) => addresses.get(String(chunk)) ?? addressOf(chunk);
}

/**
 * Registers a part of a page with the bundler, as if it had been in its tables from the start.
 *
 * @param name the name of its chunk
 * @param part its files, with their hashes, and its module
 */
export function addPart(name: string, part: Part): void {
  const {files, module, mode} = part;
  parts.set(name, part);
  for (const [chunk, address, integrity] of files) {
    addresses.set(chunk, address);
    (__webpack_require__.sriHashes ??= {})[chunk] = integrity; // without `security`, nothing has created it
  }
  const load = async (): Promise<unknown> => {
    await Promise.all(files.map(async ([chunk]) => __webpack_require__.e(chunk)));
    return mode === undefined ? __webpack_require__(module) : __webpack_require__.t(module, mode);
  };
  Object.assign(registry, {[name]: [load, name, module]});
}

/**
 * Returns the addresses of the files of a part.
 *
 * @param name the name of its chunk
 * @returns undefined for a chunk that was not added as a part
 */
export function filesOf(name: string): readonly string[] | undefined {
  return parts.get(name)?.files.map(([, address]) => __webpack_require__.p + address);
}
