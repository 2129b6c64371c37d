import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import {addToSidebar} from './pages/addToSidebar';
import {fillTemplate, type PagePlan, planPage} from './pages/planPage';
import {runMain} from './runMain';

/** Writes the page from its template, and adds it to the sidebar. */
async function makePage(plan: PagePlan): Promise<void> {
  const template = await readFile(`scripts/templates/${plan.template}.mdx`, 'utf8');
  // First what can fail: a page without an entry in a sidebar would be left behind.
  const added = addToSidebar(await readFile(plan.sidebarFile, 'utf8'), plan.id);
  const style = await prettier.resolveConfig(plan.sidebarFile);
  const sidebar = await prettier.format(added, {...style, filepath: plan.sidebarFile});
  await mkdir(path.dirname(plan.file), {recursive: true});
  await writeFile(plan.file, fillTemplate(template, plan), {flag: 'wx'});
  await writeFile(plan.sidebarFile, sidebar);
}

/** `npm run new -- <kind> <path>`: creates a page that the build accepts, ready to be filled in. */
async function main(): Promise<void> {
  const {plan, problem} = planPage(process.argv.slice(2), (file) => existsSync(file));
  if (!plan) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  await makePage(plan);
  console.log(`Created ${plan.file} and added it to ${plan.sidebarFile}.`);
  console.log('Next: run npm start and write the page.');
  console.log('Then continue with step 3 of "Make a page" in CONTRIBUTING.md.');
}

runMain(main);
