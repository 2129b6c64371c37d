// `npm run new -- <kind> <path> [<operationId>]`: creates a page that the build accepts, and adds it to its sidebar.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addToSidebar, renderPage} from './newPage';
import {runMain} from './runMain';

runMain(() => {
  const {file, text, sidebarFile, id} = renderPage(process.argv.slice(2));
  if (existsSync(file)) {
    throw new Error(`${file} already exists. Choose another path, or edit that file.`);
  }
  const sidebar = addToSidebar(readFileSync(sidebarFile, 'utf8'), id);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  writeFileSync(sidebarFile, sidebar);
  execFileSync('node_modules/.bin/oxfmt', [sidebarFile]);
  console.log(`Created ${file} and added it to ${sidebarFile}.`);
  console.log('Next: run npm start and write the page, then npm run check.');
});
