import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addToSidebar, fillTemplate, planPage} from './newPage';

/** `npm run new -- <kind> <path>`: creates a page that the build accepts, and adds it to its sidebar. */
try {
  const plan = planPage(process.argv.slice(2), existsSync);
  const page = fillTemplate(readFileSync(`scripts/templates/${plan.template}.mdx`, 'utf8'), plan);
  const sidebar = addToSidebar(readFileSync(plan.sidebarFile, 'utf8'), plan.id);
  mkdirSync(path.dirname(plan.file), {recursive: true});
  writeFileSync(plan.file, page, {flag: 'wx'});
  writeFileSync(plan.sidebarFile, sidebar);
  execFileSync('node_modules/.bin/oxfmt', [plan.sidebarFile]);
  console.log(`Created ${plan.file} and added it to ${plan.sidebarFile}.`);
  console.log('Next: run npm start and write the page, then npm run check.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
