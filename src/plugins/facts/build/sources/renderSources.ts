import type {SourceData} from './readSources';

/** The markers around a generated table in `SOURCES.md`. */
const MARKS = /(<!-- drawn: (?<name>\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

/**
 * Generates the tables of `SOURCES.md`.
 *
 * @param page the text of the file, with markers around each table
 * @param data what the tables show
 * @returns the text with up-to-date tables
 */
export function renderSources(page: string, data: SourceData): string {
  const tables: Readonly<Record<string, string>> = {
    sources: draw(
      ['Short name', 'Source', 'What is known of it, or what it means'],
      data.sources.map(({id, name, known}) => [id, linkHost(name), known]),
    ),
    contract: draw(
      ['Part of a contract', 'Source', 'Words that are conclusions'],
      data.partSources.map(({id, sources, concluded}) => [
        `\`${id}\``,
        sources.join(', '),
        concluded.join('; '),
      ]),
    ),
    texts: draw(
      ['Text', 'Source'],
      data.textSources.map(({id, sources}) => [`\`${id}\``, sources.join(', ')]),
    ),
    facts: draw(
      ['Fact', 'Value', 'Source'],
      data.register.facts.map(({id, text, sources}) => [id, linkHost(text), sources.join(', ')]),
    ),
    claims: draw(
      ['Statement', 'Source'],
      data.register.claims.map(({text, sources}) => [text, sources.join(', ')]),
    ),
    contradictions: draw(
      ['No.', 'What the pages say', 'Pages', 'What this site says'],
      data.contradictions.map(({id, what, pages, settled}) => [id, what, pages, settled]),
    ),
  };
  return page.replace(MARKS, (_all, begin: string, name: string, end: string) =>
    [begin, tables[name] ?? '', end].join('\n'),
  );
}

function linkHost(text: string): string {
  return /^https?:/.test(text) ? `<${text}>` : text;
}

function draw(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
