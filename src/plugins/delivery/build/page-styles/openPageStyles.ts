import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildFolders, PagePass} from '../Optimization';
import {readNames} from './readNames';
import {ContentCache} from '../../../reproducible-build';
import {StyleSheet} from './StyleSheet';
import {shortHash} from '../shortHash';
import unknownForm from '../unknownForm.cjs';

const WHOLE = /^assets\/css\/styles\.[\w-]+\.css$/;
/** What the style sheet of a page depends on, in addition to the full one and the selectors of the page. */
const CODE = ['src/plugins/delivery/build/page-styles', 'package-lock.json'];
const LINK = /<link (?:[^>]* )?href="?\/assets\/css\/styles\.[^>]*>/g;

function fail(what: string): Error {
  return unknownForm('pageStyles', 'build/page-styles/openPageStyles.ts', what);
}

/** Reads the words in scripts: classes, ids and elements that scripts add appear there as words. */
async function readWords(files: readonly string[]): Promise<Set<string>> {
  const words = new Set<string>();
  for (const file of files) {
    for (const [word] of (await readFile(file, 'utf8')).matchAll(/[A-Za-z_][\w-]*/g)) {
      words.add(word);
    }
  }
  return words;
}

/** Writes style sheets under names that contain a hash of their content. */
class StyleFolder {
  private readonly addresses = new Map<string, string>();

  public constructor(private readonly outDir: string) {}

  public async write(name: string, css: string): Promise<string> {
    const known = this.addresses.get(css);
    if (known !== undefined) {
      return known;
    }
    const hash = shortHash(css);
    const address = `/assets/css/${name}.${hash}.css`;
    await writeFile(path.join(this.outDir, address), css);
    this.addresses.set(css, address);
    return address;
  }
}

/** Replaces the full style sheet of a page with the page's own. Readers without scripts get the full one too. */
function relink(html: string, own: string, whole: string): string {
  const links = html.match(LINK) ?? [];
  if (links.length !== 1) {
    throw fail(`a page has ${links.length} links to the style sheet of the bundle, not one`);
  }
  const linkTo = (address: string): string => `<link rel=stylesheet href="${address}">`;
  return html.replace(LINK, `${linkTo(own)}<noscript>${linkTo(whole)}</noscript>`);
}

/**
 * Gives each page its own style sheet with the rules that its HTML needs, and removes the rules that nothing on the
 * site needs from the full style sheet. The full one follows when scripts do: it contains every rule in the order of
 * the bundle, so that what looked right keeps its look.
 *
 * @throws the error of `unknownForm` if the build does not have exactly one style sheet
 */
export async function openPageStyles({outDir, pages}: BuildFolders): Promise<PagePass> {
  const inFolder = (file: string): string => path.join(outDir, file);
  const files = await readdir(inFolder('assets'), {recursive: true});
  const [bundled, ...others] = files.map((file) => `assets/${file}`).filter((it) => WHOLE.test(it));
  if (bundled === undefined || others.length > 0) {
    throw fail(`the build has ${others.length + (bundled ? 1 : 0)} style sheets, not one`);
  }
  const bundledCss = await readFile(inFolder(bundled), 'utf8');
  const sheet = new StyleSheet(bundledCss);
  const cache = new ContentCache(process.cwd(), 'page-styles', CODE);
  const render = async (key: string, selectors: ReadonlySet<string>): Promise<string> => {
    const make = (): Uint8Array => Buffer.from(sheet.render(selectors, true));
    return Buffer.from(await cache.remember([bundledCss, key], make)).toString();
  };
  const folder = new StyleFolder(outDir);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const words = await readWords(scripts.map((file) => inFolder(`assets/${file}`)));
  const addresses = new Map<string, string>();
  const onAnyPage = new Set<string>();
  const rendered = new Map<string, string>();
  for (const page of pages) {
    const names = readNames(await readFile(inFolder(page), 'utf8'));
    names.forEach((name) => onAnyPage.add(name));
    const selectors = sheet.match((name) => names.has(name));
    const key = [...selectors].join();
    const css = rendered.get(key) ?? (await render(key, selectors));
    rendered.set(key, css);
    addresses.set(page, await folder.write('page', css));
  }
  cache.prune();
  const used = sheet.match((name) => onAnyPage.has(name) || words.has(name.replace(/^[.#[]/, '')));
  const whole = await folder.write('site', sheet.render(used, false));
  await rm(inFolder(bundled));
  return {
    edit: (html, page) => relink(html, addresses.get(page) ?? whole, whole),
    summary: `${rendered.size} style sheets for ${pages.length} pages, and one for all`,
  };
}
