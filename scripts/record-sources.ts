import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {CONFIRMED, drawSources, readSources, type Part} from '../src/plugins/facts';

const PAGE = 'SOURCES.md';

/** Generates the tables of SOURCES.md, then confirms the named parts of contracts and texts. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {confirm: {type: 'string', multiple: true, default: []}}});
  const page = drawSources(readFileSync(PAGE, 'utf8'), readSources('.'));
  writeFileSync(PAGE, await format(page, {...(await resolveConfig(PAGE)), filepath: PAGE}));
  const {parts, texts} = readSources('.');
  confirm(CONFIRMED.parts, parts, values.confirm);
  confirm(CONFIRMED.texts, texts, values.confirm);
  const strange = values.confirm.filter((id) => ![...parts, ...texts].some((it) => it.id === id));
  if (strange.length > 0) throw new Error(`There is no part or text "${strange.join('", "')}"`);
}

function confirm(register: string, parts: readonly Part[], ids: readonly string[]): void {
  let text = readFileSync(register, 'utf8');
  for (const {id, state} of parts.filter((it) => ids.includes(it.id))) {
    const entry = new RegExp(
      `(?<=- id: ${id.replaceAll('.', '\\.')}\\n(?: {2}.*\\n)*? {2}state: ).*`,
    );
    if (!entry.test(text)) throw new Error(`"${id}" has no source in ${register}: add it there`);
    text = text.replace(entry, `'${state}'`);
  }
  writeFileSync(register, text);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
