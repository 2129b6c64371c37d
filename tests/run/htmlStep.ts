import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {toOutcome, type Step} from './Step';
import {validateHtml} from './validateHtml';

/** Validates every built page against the HTML standard. */
export const HTML: Step = {
  name: 'valid HTML',
  cases: [74],
  async run() {
    const folder = path.resolve('build');
    const files = await readdir(folder, {recursive: true});
    const pages = files.filter((file) => file.endsWith('.html'));
    const faults = validateHtml(folder, pages);
    return toOutcome(pages.length, 'pages', faults.length === 0, faults.join('\n'));
  },
};
