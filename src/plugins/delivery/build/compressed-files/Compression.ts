import {readFile, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {ContentCache} from '../../../reproducible-build';

const TEXT = /\.(?:html|m?js|css|json|svg|txt|xml|md|yaml|webmanifest)$/;
/** Smaller files fit into one packet, compressed or not. */
const WORTH_IT = 1024;
/** Larger files take seconds for the last twelfth of the size, and no page waits for them. */
const LARGE = 1_000_000;
const QUICK_QUALITY = 9;
/** Most of their bytes are shared by all pages, and what belongs to one page is small: they get the best quality. */
const SHARED = /\.(?:js|css)$/;
/** Takes a third of the time of the best quality, for 2.5% more bytes. A thousand pages take minutes otherwise. */
const PAGE_QUALITY = 10;
const GZIP = {level: 9} as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Enough to keep all cores busy; compressing a file takes a hundred times its size in memory. */
const CONCURRENCY = availableParallelism() * 2;

/** Compresses files of a build on all cores, while other files are still being processed. */
export class Compression {
  private readonly known = new Set<string>();
  private readonly waiting: string[] = [];
  private readonly workers: Promise<void>[] = [];
  private readonly faults: unknown[] = [];
  private copies = 0;
  private busy = 0;

  private readonly cache: ContentCache;

  /**
   * @param outDir the folder of the build, absolute
   * @param siteDir the folder of the site, where precompressed copies are cached between builds
   * @param stop when it is aborted, the files that are not being compressed yet are left out
   */
  public constructor(
    private readonly outDir: string,
    siteDir: string = process.cwd(),
    private readonly stop: AbortSignal = new AbortController().signal,
  ) {
    this.cache = new ContentCache(siteDir, 'compressed', []);
  }

  /**
   * Writes a brotli and a gzip copy next to each text file, for hosts that serve precompressed files. The files must
   * not change after this call.
   *
   * @param files paths relative to the folder; those that were added before are ignored
   */
  public add(files: readonly string[]): void {
    const added = files.filter((file) => TEXT.test(file) && !this.known.has(file));
    added.forEach((file) => this.known.add(file));
    this.waiting.push(...added);
    while (this.busy < CONCURRENCY && this.waiting.length > 0) {
      this.workers.push(this.work());
    }
  }

  /**
   * Waits until all precompressed copies are written.
   *
   * @returns how many files have precompressed copies
   * @throws the first error
   */
  public async finish(): Promise<number> {
    await Promise.all(this.workers);
    // A stopped build has not used everything that the next one needs.
    if (!this.stop.aborted) this.cache.prune();
    if (this.faults.length > 0) {
      throw this.faults[0];
    }
    return this.copies;
  }

  /** Compresses one file after the other. `finish` reports errors: nothing awaits this promise before that. */
  private async work(): Promise<void> {
    this.busy += 1;
    for (let file = this.waiting.shift(); file !== undefined; file = this.waiting.shift()) {
      if (this.stop.aborted) break;
      try {
        if (await this.compress(path.join(this.outDir, file))) {
          this.copies += 1;
        }
      } catch (error) {
        this.faults.push(error);
      }
    }
    this.busy -= 1;
  }

  private async compress(file: string): Promise<boolean> {
    const {size} = await stat(file);
    if (size < WORTH_IT) {
      return false;
    }
    const bytes = await readFile(file);
    // The cache key contains the settings and the bytes: nothing else determines the result.
    const params = chooseParams(file, size);
    const brotliCopy = await this.cache.remember([JSON.stringify(params), bytes], () =>
      brotli(bytes, {params}),
    );
    await writeFile(`${file}.br`, brotliCopy);
    const gzipCopy = await this.cache.remember([JSON.stringify(GZIP), bytes], () =>
      zip(bytes, GZIP),
    );
    await writeFile(`${file}.gz`, gzipCopy);
    return true;
  }
}

function chooseParams(file: string, size: number): Record<number, number> {
  const best = SHARED.test(file) ? constants.BROTLI_MAX_QUALITY : PAGE_QUALITY;
  return {
    [constants.BROTLI_PARAM_QUALITY]: size > LARGE ? QUICK_QUALITY : best,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
}
