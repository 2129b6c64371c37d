/**
 * Adds a page to the text of a sidebar: after the last page of its folder, or at the end.
 *
 * The text is edited, not generated again, so that comments are kept.
 *
 * @param sidebar the text of `sidebars.ts` or `sidebarsApi.ts`
 * @param id the page's path below `docs/` or `api/`, without the file extension
 * @returns the new text, formatted or not
 * @throws an Error when the text has no list to add to
 */
export function addToSidebar(sidebar: string, id: string): string {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const neighbor =
    folder === ''
      ? /^ {4}'[^'/]+',$/gm
      : new RegExp(`(?<!id: )'${folder.replaceAll('.', '\\.')}[^'/]+'`, 'g'); // not an id inside an object
  const last = [...sidebar.matchAll(neighbor)].at(-1);
  if (last) {
    const end = last.index + last[0].length;
    const text = folder === '' ? `\n    '${id}',` : `, '${id}'`;
    return `${sidebar.slice(0, end)}${text}${sidebar.slice(end)}`;
  }
  const end = sidebar.lastIndexOf('\n  ],');
  if (end < 0) {
    throw new Error(`Found no list in the sidebar. Add '${id}' by hand.`);
  }
  return `${sidebar.slice(0, end)}\n    '${id}',${sidebar.slice(end)}`;
}
