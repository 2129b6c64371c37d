import {readFile, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {ContentCache} from '../../../reproducible-build';

const TEXT = /\.(?:html|m?js|css|json|svg|txt|xml|md|yaml|webmanifest)$/;
/** Smaller files fit into one packet, compressed or not. */
const WORTH_IT = 1024;
/** Larger files take seconds for the last twelfth of their bytes, and no page waits for them. */
const LARGE = 1_000_000;
const QUICK_QUALITY = 9;
/** Most of their bytes are shared by all pages, and what belongs to one page is small: they get the most. */
const SHARED = /\.(?:js|css)$/;
/** A third of the time of the best, for a fortieth more bytes. A thousand pages take minutes otherwise. */
const PAGE_QUALITY = 10;
const GZIP = {level: 9} as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Enough to keep every core at work; a file that is being compressed takes a hundred times its room. */
const AT_ONCE = availableParallelism() * 2;

/** Compresses files of a build on all cores, beside whatever else is done to other files. */
export class Compression {
  private readonly known = new Set<string>();
  private readonly waiting: string[] = [];
  private readonly workers: Promise<void>[] = [];
  private readonly faults: unknown[] = [];
  private twins = 0;
  private busy = 0;

  private readonly cache: ContentCache;

  /**
   * @param outDir the folder of the build, absolute
   * @param siteDir the folder of the site, where twins are kept between builds
   */
  public constructor(
    private readonly outDir: string,
    siteDir: string = process.cwd(),
  ) {
    this.cache = new ContentCache(siteDir, 'twins', []);
  }

  /**
   * Puts a brotli and a gzip twin beside each text file, for hosts that send such files as they are. Nothing may
   * change the files from now on.
   *
   * @param files relative to the folder; those that were added before are left alone
   */
  public add(files: readonly string[]): void {
    const added = files.filter((file) => TEXT.test(file) && !this.known.has(file));
    added.forEach((file) => this.known.add(file));
    this.waiting.push(...added);
    while (this.busy < AT_ONCE && this.waiting.length > 0) {
      this.workers.push(this.work());
    }
  }

  /**
   * Waits until all files have their twins.
   *
   * @returns how many files have twins
   * @throws what went wrong first
   */
  public async finish(): Promise<number> {
    await Promise.all(this.workers);
    this.cache.prune();
    if (this.faults.length > 0) {
      throw this.faults[0];
    }
    return this.twins;
  }

  /** Takes one file after the other. What goes wrong is told at the end: until then nobody waits for it. */
  private async work(): Promise<void> {
    this.busy += 1;
    for (let file = this.waiting.shift(); file !== undefined; file = this.waiting.shift()) {
      try {
        if (await this.compress(path.join(this.outDir, file))) {
          this.twins += 1;
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
    // The settings go in with the bytes: nothing else decides what comes out.
    const params = chooseParams(file, size);
    const brotliTwin = await this.cache.remember([JSON.stringify(params), bytes], () =>
      brotli(bytes, {params}),
    );
    await writeFile(`${file}.br`, brotliTwin);
    const gzipTwin = await this.cache.remember([JSON.stringify(GZIP), bytes], () =>
      zip(bytes, GZIP),
    );
    await writeFile(`${file}.gz`, gzipTwin);
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
