import type {ContentCache, Inputs} from '../../reproducible-build';
import {readBuiltPage, type BuiltPage} from './readBuiltPages';

/** Scripts say nothing, and their names change on all pages with every edit of one. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs;

/** A page of the finished build without its scripts, parsed when somebody has to look at it, and then once. */
export class PageSource {
  private page: BuiltPage | undefined;
  private readonly html: string;

  /**
   * @param route the page's address
   * @param html the page as it was built
   * @param site what else of the site may show in what is made of a page
   * @param cache where that is kept between builds
   */
  public constructor(
    public readonly route: string,
    html: string,
    private readonly site: Inputs,
    private readonly cache: ContentCache,
  ) {
    this.html = html.replaceAll(SCRIPTS, '');
  }

  /**
   * Makes something of the page, or takes what an earlier build has made of the same page by the same code.
   *
   * @param name what is made, for example `search`; no other reader may use the same name
   * @param make must give the same for the same page; its result has to survive being written as JSON
   * @throws what `make` throws, and an Error naming the address of a page without a main landmark
   */
  public remember<T>(name: string, make: (page: BuiltPage) => T): T {
    const inputs = [name, this.route, ...this.site, this.html];
    const kept = this.cache.get(inputs);
    if (kept) {
      return JSON.parse(kept.toString()) as T;
    }
    this.page ??= readBuiltPage(this.route, this.html);
    const made = make(this.page);
    this.cache.put(inputs, Buffer.from(JSON.stringify(made)));
    return made;
  }
}
