const TAG = /<(?<tag>[a-z][\w-]*)(?<rest>(?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE =
  /(?<name>[^\s=/"']+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s]*)))?/g;

/**
 * Collects the names in a page that selectors can refer to.
 *
 * @param html a built page
 * @returns elements as `p`, classes as `.name`, ids as `#name`, attributes as `[name`
 */
export function readNames(html: string): Set<string> {
  const names = new Set<string>();
  for (const {groups: tag} of html.matchAll(TAG)) {
    names.add((tag?.tag ?? '').toLowerCase());
    for (const {groups} of (tag?.rest ?? '').matchAll(ATTRIBUTE)) {
      const name = (groups?.name ?? '').toLowerCase();
      const value = groups?.double ?? groups?.single ?? groups?.bare ?? '';
      names.add(`[${name}`);
      if (name === 'class') {
        value.split(/\s+/).forEach((it) => names.add(`.${it}`));
      } else if (name === 'id') {
        names.add(`#${value}`);
      }
    }
  }
  return names;
}
