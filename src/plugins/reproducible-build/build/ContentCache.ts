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

/** Below the folder of the site; `npm run clear` removes it. */
const FOLDER = path.join('node_modules', '.cache', 'built');

/** All code of this site that runs in a build, and the versions of the packages it uses. */
const CODE = [
  'src/plugins',
  'src/site',
  'scripts/build',
  'docusaurus.config.ts',
  'package-lock.json',
];

const DIGEST_BYTES = 32;
/** Long enough to change branches and come back. */
const KEPT_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a result is made from. Settings go in too, as text. */
export type Inputs = readonly (string | Uint8Array)[];

/**
 * Keeps results between builds, each under the hash of everything it was made from: its inputs, the code that made
 * it, and the version of Node. Nothing is ever out of date, so nothing has to be invalidated.
 *
 *     const cache = new ContentCache(siteDir, 'pictures');
 *     const picture = await cache.remember([JSON.stringify(caption)], () => draw(caption));
 *     cache.prune(); // once, at the end of a build
 *
 * It holds no state but its folder. Any number of threads and builds may use one folder at once, each with a
 * `ContentCache` of its own: open it in the worker thread with the same arguments, or ask (`get`) and store (`put`)
 * in the main thread and send only what is missing to workers.
 */
export class ContentCache {
  private readonly folder: string;
  private readonly version: string;

  /**
   * @param siteDir the folder of the site, absolute
   * @param name what is kept, for example `pictures`; each kind of result has its own
   * @param code the files and folders, below the site's, that decide how results are made. Name fewer than all code
   * only where the results depend on nothing else: a change elsewhere will not be seen.
   */
  public constructor(siteDir: string, name: string, code: readonly string[] = CODE) {
    this.folder = path.join(siteDir, FOLDER, name);
    this.version = `${process.version} ${contentFingerprint(siteDir, code)}`;
  }

  /**
   * Gives the result of some inputs, made now or by an earlier build.
   *
   * @throws what `make` throws; nothing is kept then
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

  /** @returns what was kept; nothing when it is missing or damaged */
  public get(inputs: Inputs): Buffer | undefined {
    const file = this.fileOf(inputs);
    try {
      const entry = readFileSync(file);
      const bytes = entry.subarray(DIGEST_BYTES);
      if (!entry.subarray(0, DIGEST_BYTES).equals(digest([bytes]))) {
        return undefined;
      }
      const now = new Date();
      utimesSync(file, now, now); // used: prune leaves it
      return bytes;
    } catch {
      return undefined;
    }
  }

  /** Keeps a result. A reader at the same moment sees the whole entry or none. */
  public put(inputs: Inputs, bytes: Uint8Array): void {
    const file = this.fileOf(inputs);
    const draft = `${file}.${process.pid}-${threadId}`;
    try {
      mkdirSync(this.folder, {recursive: true});
      writeFileSync(draft, Buffer.concat([digest([bytes]), bytes]));
      renameSync(draft, file);
    } catch {
      // A full or read-only disk makes builds slow, not wrong.
    }
  }

  /** Removes what no build has used for a week. */
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

/** Each part goes in with its length: `ab, c` is not `a, bc`. */
function digest(parts: Inputs): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest();
}
