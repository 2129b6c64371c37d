import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {CONFIRMED, renderSources, readSources, type Part} from '../src/plugins/facts';
import {runMain} from './runMain';

const PAGE = 'SOURCES.md';

/** Generates the tables of SOURCES.md, then confirms the named parts of contracts and texts. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {confirm: {type: 'string', multiple: true, default: []}}});
  const sources = readSources('.');
  const known = [...sources.parts, ...sources.texts].map(({id}) => id);
  const unknown = values.confirm.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new Error(`There is no part or text "${unknown.join('", "')}"`);
  const page = renderSources(readFileSync(PAGE, 'utf8'), sources);
  writeFileSync(PAGE, await format(page, {...(await resolveConfig(PAGE)), filepath: PAGE}));
  const {parts, texts} = readSources('.');
  confirm(CONFIRMED.parts, parts, values.confirm);
  confirm(CONFIRMED.texts, texts, values.confirm);
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

runMain(main);
