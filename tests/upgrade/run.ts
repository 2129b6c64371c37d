// `npm run test:upgrade`: tests whether the site works with another version of Docusaurus or Node.js, and reports what
// to change.
import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installNode} from './installNode';
import {copyProject} from './copyProject';
import {FORMS} from './forms';
import {type Plan, planTrial, readManifest} from './planTrial';
import {type Options, readOptions} from './readOptions';
import {leaveOut, runStep, type Step, type Trial} from './runStep';
import {applyChanges} from './setVersions';
import {type Row, formatTable} from './formatTable';
import {buildForm, judgeTests, testForm} from './tryForm';

const INSTALL: Step = {
  title: 'install',
  command: ['npm', 'install', '--no-audit', '--no-fund'],
  minutes: 20,
};
/** Used when peer dependencies conflict: the later steps show whether the packages work together anyway. */
const INSTALL_ANYWAY: Step = {
  ...INSTALL,
  title: 'install, ignoring peer dependency conflicts',
  command: [...INSTALL.command, '--legacy-peer-deps'],
};
const TYPES: Step = {
  title: 'types',
  command: ['npm', 'run', '--silent', 'check:types'],
  minutes: 5,
};
const UNIT_TESTS: Step = {
  title: 'unit tests',
  command: ['npx', 'vitest', 'run'],
  minutes: 15,
  judge: judgeTests,
};

/** The rows of the table. Each is printed when it is added, because a whole run takes half an hour. */
const rows: Row[] = [];

function add(row: Row): Row {
  rows.push(row);
  const verdict = row.works === 'yes' ? 'works' : row.works === 'no' ? 'FAILS' : 'not run';
  console.log(`${verdict.padEnd(7)}  ${row.step}: ${row.found}`);
  return row;
}

/** Copies the project into a folder outside of it, where it finds no packages except its own. */
async function prepare(siteDir: string, {version, node, changes}: Plan): Promise<Trial> {
  const place = createHash('sha256').update(siteDir).digest('hex').slice(0, 8);
  const scratch = path.join(tmpdir(), `upgrade-${place}`);
  const folder = path.join(scratch, `${version ?? 'as-it-is'}-node-${node ?? 'running'}`);
  await copyProject(siteDir, folder);
  const manifest = applyChanges(readManifest(folder), changes);
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const program =
    node === undefined ? [] : [await installNode(node, path.join(scratch, `node-${node}`))];
  const PATH = [...program, process.env.PATH ?? ''].join(path.delimiter);
  // `npm run` passes this project's folder to every npm process below it, but the copy is in a different folder.
  const env = {...process.env, PATH, NO_COLOR: '1', npm_config_local_prefix: undefined};
  return {folder, env};
}

/** Installs the packages, if necessary despite peer dependency conflicts, and returns whether that worked. */
async function install(trial: Trial): Promise<boolean> {
  const {row, output} = await runStep(trial, INSTALL);
  if (row.works === 'yes' || !output.includes('ERESOLVE')) {
    return add(row).works === 'yes';
  }
  add({...row, files: ['package.json']});
  return add((await runStep(trial, INSTALL_ANYWAY)).row).works === 'yes';
}

function describe({version, node, changes}: Plan): string[] {
  return [
    `Docusaurus ${version ?? 'unchanged'} on Node ${node ?? process.versions.node}`,
    ...changes.map(({name, from, to}) => `  package.json: ${name} ${from} becomes ${to}`),
  ];
}

/** Tests an upgrade of Docusaurus: each form of the site is built and tested in a browser. */
async function tryUpgrade(trial: Trial, {forms}: Options): Promise<void> {
  for (const form of FORMS.filter(({name}) => forms.length === 0 || forms.includes(name))) {
    const built = await buildForm(trial, form);
    built.forEach(add);
    add(await testForm(trial, form, built.at(-1)?.works === 'yes'));
  }
  // After the builds, because settings that this version does not know are then removed and cause no type errors.
  add((await runStep(trial, TYPES)).row);
}

/** With only another Node.js version, the same packages build the same site: unit tests and two builds are enough. */
async function tryNode(trial: Trial): Promise<void> {
  add((await runStep(trial, UNIT_TESTS)).row);
  for (const form of FORMS.filter(({name}) => name === 'plain' || name === 'all')) {
    (await buildForm(trial, form)).forEach(add);
  }
}

async function main(args: readonly string[]): Promise<boolean> {
  const siteDir = process.cwd();
  const options = readOptions(args);
  const plan = await planTrial(siteDir, options);
  describe(plan).forEach((line) => console.log(line));
  const trial = await prepare(siteDir, plan);
  console.log(`in ${trial.folder}\n`);
  if (!(await install(trial))) {
    add(leaveOut('all other steps', 'packages cannot be installed'));
  } else if (plan.version === undefined) {
    await tryNode(trial);
  } else {
    await tryUpgrade(trial, options);
  }
  console.log(`\n${formatTable(rows).join('\n')}`);
  return rows.every(({works}) => works === 'yes');
}

// The processes of a step run in their own process group, so Ctrl+C has to be passed on: see runLimited.ts.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

void main(process.argv.slice(2)).then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error: unknown) => {
    console.error(`[ERROR] ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);
