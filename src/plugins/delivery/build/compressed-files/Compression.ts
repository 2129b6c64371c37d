import {readFile, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXT = /\.(?:html|js|css|json|svg|txt|xml|md|yaml|webmanifest)$/;
/** Smaller files fit into one packet, compressed or not. */
const WORTH_IT = 1024;
/** Larger files take seconds for the last twelfth of their bytes, and no page waits for them. */
const LARGE = 1_000_000;
const QUICK_QUALITY = 9;

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

  /** @param outDir the folder of the build, absolute */
  public constructor(private readonly outDir: string) {}

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
        if (await compressFile(path.join(this.outDir, file))) {
          this.twins += 1;
        }
      } catch (error) {
        this.faults.push(error);
      }
    }
    this.busy -= 1;
  }
}

async function compressFile(file: string): Promise<boolean> {
  const {size} = await stat(file);
  if (size < WORTH_IT) {
    return false;
  }
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: size > LARGE ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  await writeFile(`${file}.br`, await brotli(bytes, {params}));
  await writeFile(`${file}.gz`, await zip(bytes, {level: 9}));
  return true;
}
