import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readNames} from './readNames';
import {Sheet} from './StyleSheet';
import {shortHash} from '../shortHash';

const WHOLE = /^assets\/css\/styles\.[\w-]+\.css$/;
const LINK = /<link (?:[^>]* )?href="?\/assets\/css\/styles\.[^>]*>/g;

/** Names of things that scripts add: classes, ids and elements stand in them as words. */
async function readWords(files: readonly string[]): Promise<Set<string>> {
  const words = new Set<string>();
  for (const file of files) {
    for (const [word] of (await readFile(file, 'utf8')).matchAll(/[A-Za-z_][\w-]*/g)) {
      words.add(word);
    }
  }
  return words;
}

/** Writes style sheets under names that change with their bytes. */
class SheetFolder {
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

/** Puts the page's own style sheet in the place of the whole one, which readers without scripts get too. */
function relink(html: string, own: string, whole: string): string {
  const links = html.match(LINK) ?? [];
  if (links.length !== 1) {
    throw new Error(`A page has ${links.length} links to the style sheet of the bundle, not one.`);
  }
  const linkTo = (address: string): string => `<link rel=stylesheet href="${address}">`;
  return html.replace(LINK, `${linkTo(own)}<noscript>${linkTo(whole)}</noscript>`);
}

/**
 * Gives each page a style sheet of its own with the rules that its HTML needs, and leaves the rules that
 * nothing on the site needs out of the whole one. The whole one follows when scripts do: it holds every rule
 * in the order of the bundle, so that what looked right keeps its look.
 *
 * @param outDir the folder of the built site, absolute
 * @returns how many style sheets there are, for the terminal
 * @throws an Error when the build has another number of style sheets than one, or a page links to another
 */
export async function splitStyles(outDir: string): Promise<string> {
  const files = await readdir(outDir, {recursive: true});
  const [bundled, ...others] = files.filter((file) => WHOLE.test(file));
  if (bundled === undefined || others.length > 0) {
    throw new Error(`The build has ${others.length + (bundled ? 1 : 0)} style sheets, not one.`);
  }
  const inFolder = (file: string): string => path.join(outDir, file);
  const sheet = new Sheet(await readFile(inFolder(bundled), 'utf8'));
  const folder = new SheetFolder(outDir);
  const words = await readWords(files.filter((file) => file.endsWith('.js')).map(inFolder));
  const pages = new Map<string, {html: string; own: string}>();
  const onAnyPage = new Set<string>();
  const rendered = new Map<string, string>();
  for (const file of files.filter((it) => it.endsWith('.html'))) {
    const html = await readFile(inFolder(file), 'utf8');
    const names = readNames(html);
    names.forEach((name) => onAnyPage.add(name));
    const selectors = sheet.match((name) => names.has(name));
    const key = [...selectors].join();
    const css = rendered.get(key) ?? sheet.render(selectors, true);
    rendered.set(key, css);
    pages.set(file, {html, own: await folder.write('page', css)});
  }
  const used = sheet.match((name) => onAnyPage.has(name) || words.has(name.replace(/^[.#[]/, '')));
  const whole = await folder.write('site', sheet.render(used, false));
  for (const [file, {html, own}] of pages) {
    await writeFile(inFolder(file), relink(html, own, whole));
  }
  await rm(inFolder(bundled));
  return `${rendered.size} style sheets for ${pages.size} pages, and one for all.`;
}
