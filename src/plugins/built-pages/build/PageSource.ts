import type {ContentCache, Inputs} from '../../reproducible-build';
import {readBuiltPage, type BuiltPage} from './readBuiltPages';

/** Scripts say nothing, and their names change on all pages with every edit of one. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs;

/** A page of the finished build without its scripts, parsed when somebody has to look at it, and then once. */
export class PageSource {
  private page: BuiltPage | undefined;
  private readonly html: string;
  private readonly inputs: Inputs;
  /** By what is made; one entry of the cache for each page, because a file takes longer to make than to write. */
  private readonly made: Map<string, unknown>;
  private isKept: boolean;

  /**
   * @param route the page's address
   * @param html the page as it was built
   * @param site what else of the site may show in what is made of a page
   * @param cache where that is kept between builds
   */
  public constructor(
    public readonly route: string,
    html: string,
    site: Inputs,
    private readonly cache: ContentCache,
  ) {
    this.html = html.replaceAll(SCRIPTS, '');
    this.inputs = [route, ...site, this.html];
    const kept = cache.get(this.inputs);
    this.made = new Map(kept ? (JSON.parse(kept.toString()) as [string, unknown][]) : []);
    this.isKept = kept !== undefined;
  }

  /**
   * Makes something of the page, or takes what an earlier build has made of the same page by the same code.
   *
   * @param name what is made, for example `search`; no other reader may use the same name
   * @param make must give the same for the same page; its result has to survive being written as JSON
   * @throws what `make` throws, and an Error naming the address of a page without a main landmark
   */
  public remember<T>(name: string, make: (page: BuiltPage) => T): T {
    if (this.made.has(name)) {
      return this.made.get(name) as T;
    }
    this.page ??= readBuiltPage(this.route, this.html);
    const made = make(this.page);
    this.made.set(name, made);
    this.isKept = false;
    return made;
  }

  /** Keeps what was made of the page for the next build. */
  public keep(): void {
    if (!this.isKept) {
      this.cache.put(this.inputs, Buffer.from(JSON.stringify([...this.made])));
      this.isKept = true;
    }
  }
}
