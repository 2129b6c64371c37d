import type {ContentCache, Inputs} from '../../reproducible-build';
import {readBuiltPage, type BuiltPage} from './readBuiltPages';

/** Scripts are removed: they contain no content, and every edit of a script changes its name on all pages. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs;

/** A page of the finished build without its scripts. It is parsed on first use, and only once. */
export class PageSource {
  private page: BuiltPage | undefined;
  private readonly html: string;
  private readonly inputs: Inputs;
  /** Results by name. They share one cache entry per page, because creating a file takes longer than writing it. */
  private readonly made: Map<string, unknown>;
  private isKept: boolean;

  /**
   * @param route the address of the page
   * @param html the page as it was built
   * @param site everything else about the site that can affect the results
   * @param cache where the results are kept between builds
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
   * Computes a result from the page, or returns what an earlier build computed from the same page with the same code.
   *
   * @param name the name of the result, for example `search`; no other reader may use the same name
   * @param make must return the same for the same page; its result has to survive serialization as JSON
   * @throws what `make` throws, and an Error that names the address of a page without a main landmark
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

  /** Stores the results of the page for the next build. */
  public keep(): void {
    if (!this.isKept) {
      this.cache.put(this.inputs, Buffer.from(JSON.stringify([...this.made])));
      this.isKept = true;
    }
  }
}
