import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import {contentFingerprint} from './contentFingerprint';

/** Relative to the folder of the site; `npx docusaurus clear` removes it. */
const FOLDER = path.join('node_modules', '.cache', 'built');

/** All code of this site that runs in a build, and the versions of the packages it uses. */
const CODE = ['src/plugins', 'src/site', 'docusaurus.config.ts', 'package-lock.json'];

const DIGEST_BYTES = 32;
/** Long enough to switch branches and come back. */
const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Everything that a result is made from. Settings are included as text. */
export type Inputs = readonly (string | Uint8Array)[];

/**
 * Caches results between builds. The cache key is a hash of everything that a result is made from: its inputs, the code
 * that made it, and the version of Node. Entries never become stale, so nothing has to be invalidated.
 *
 *     const cache = new ContentCache(siteDir, 'pictures');
 *     const picture = await cache.remember([JSON.stringify(caption)], () => draw(caption));
 *     cache.prune(); // once, at the end of a build
 *
 * It has no state except its folder. Any number of threads and builds can use one folder at once, each with its own
 * `ContentCache`: create it in the worker thread with the same arguments, or read (`get`) and store (`put`) in the main
 * thread and send only what is missing to workers.
 */
export class ContentCache {
  private readonly folder: string;
  private readonly version: string;

  /**
   * @param siteDir the folder of the site, absolute
   * @param name the kind of result, for example `pictures`; each kind has its own cache
   * @param code the files and folders, relative to the site, that determine how results are made. Pass less than all
   * code only if the results depend on nothing else: changes elsewhere are not detected.
   */
  public constructor(siteDir: string, name: string, code: readonly string[] = CODE) {
    this.folder = path.join(siteDir, FOLDER, name);
    this.version = `${process.version} ${contentFingerprint(siteDir, code)}`;
  }

  /**
   * Returns the result for some inputs, made now or by an earlier build.
   *
   * @throws what `make` throws; nothing is cached then
   */
  public async remember(
    inputs: Inputs,
    make: () => Promise<Uint8Array> | Uint8Array,
  ): Promise<Uint8Array> {
    const known = this.get(inputs);
    if (known) {
      return known;
    }
    const made = await make();
    this.put(inputs, made);
    return made;
  }

  /** @returns the cached result; undefined if it is missing or damaged */
  public get(inputs: Inputs): Buffer | undefined {
    const file = this.fileOf(inputs);
    try {
      const entry = readFileSync(file);
      const bytes = entry.subarray(DIGEST_BYTES);
      if (!entry.subarray(0, DIGEST_BYTES).equals(digest([bytes]))) {
        return undefined;
      }
      const now = new Date();
      utimesSync(file, now, now); // marks it as used, so that prune keeps it
      return bytes;
    } catch {
      return undefined;
    }
  }

  /** Stores a result. A concurrent reader sees the complete entry or none. */
  public put(inputs: Inputs, bytes: Uint8Array): void {
    const file = this.fileOf(inputs);
    const draft = `${file}.${process.pid}-${threadId}`;
    try {
      mkdirSync(this.folder, {recursive: true});
      writeFileSync(draft, Buffer.concat([digest([bytes]), bytes]));
      renameSync(draft, file);
    } catch {
      // A full or read-only disk makes builds slow, not incorrect.
    }
  }

  /** Removes entries that no build has used for a week. */
  public prune(): void {
    const oldest = Date.now() - KEPT_DAYS * DAY_MS;
    for (const name of existsSync(this.folder) ? readdirSync(this.folder) : []) {
      const file = path.join(this.folder, name);
      const entry = statSync(file, {throwIfNoEntry: false});
      if (entry && entry.mtimeMs < oldest) {
        rmSync(file, {force: true});
      }
    }
  }

  private fileOf(inputs: Inputs): string {
    return path.join(this.folder, digest([this.version, ...inputs]).toString('hex'));
  }
}

/** Hashes each part together with its length, so that `ab, c` and `a, bc` differ. */
function digest(parts: Inputs): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest();
}
