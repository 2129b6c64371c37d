import {createHash} from 'node:crypto';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The hosts of the tag manager and of the tag, which only builds with an analytics id may contact. */
const ANALYTICS =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/** Where the template has the hashes of scripts: the theme's gets its last form when a page is written. */
const HASHES = "'hashes-of-inline-scripts'";

/** The one inline style: the theme hides its pictures of links. */
const INLINE_STYLE = 'display: none;';

/** Returns the source that allows an inline script or style of this text. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Returns the content policy for the template of pages, which `completePolicies` completes.
 *
 * @param hasAnalytics whether the build may load and report to an analytics service
 */
export function contentPolicy(hasAnalytics: boolean): string {
  const also = hasAnalytics ? ` ${ANALYTICS}` : '';
  return [
    "default-src 'none'",
    // Only the inline scripts start others; 'self' is for browsers without strict-dynamic.
    `script-src 'self' 'strict-dynamic' ${HASHES}${also}`,
    `style-src 'self' 'unsafe-hashes' ${hashSource(INLINE_STYLE)}`,
    `img-src 'self' data:${also}`, // the icons of the theme are data
    "font-src 'self'",
    `connect-src 'self'${also}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** A script that browsers run and whose code is in the page: data and what waits for the loader have a type. */
const INLINE_SCRIPT = /<script(?![^>]* (?:type|src)=)[^>]*>([^]*?)<\/script>/g;

/** Returns the sources by which a policy allows the inline scripts of a page. */
function hashInlineScripts(html: string): readonly string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => hashSource(code));
}

/** Writes the hashes of inline scripts into a policy, or into a page that has one. */
export function allowInlineScripts(text: string, hashes: readonly string[]): string {
  return text.replace(HASHES, hashes.join(' '));
}

/**
 * Completes the policy of every finished page.
 *
 * @param folder the folder of the build
 * @returns the hashes of all inline scripts
 */
export async function completePolicies(folder: string): Promise<readonly string[]> {
  const all = new Set<string>();
  const names = await readdir(folder, {recursive: true});
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    const hashes = hashInlineScripts(html);
    for (const hash of hashes) all.add(hash);
    // In one step, because other plugins read the pages meanwhile.
    await writeFile(`${file}.next`, allowInlineScripts(html, hashes));
    await rename(`${file}.next`, file);
  }
  return [...all];
}
