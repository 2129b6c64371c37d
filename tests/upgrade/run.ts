// `npm run test:upgrade`: tests whether the site works with another version of Docusaurus or Node.js, and reports what
// to change.
import {createHash} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CHROMIUM} from '../browsers';
import {installNode} from './installNode';
import {copyProject} from './copyProject';
import {hasChromium} from './hasChromium';
import {type Plan, planTrial, readManifest} from './planTrial';
import {readOptions} from './readOptions';
import {leaveOut, runStep, type Step, type Trial} from './runStep';
import {applyChanges} from './setVersions';
import {type Row, formatTable} from './formatTable';
import {tryNode, tryUpgrade} from './tryVersion';

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

/** The rows of the table. Each is printed when it is added, because a whole run takes half an hour. */
const rows: Row[] = [];

function add(row: Row): Row {
  rows.push(row);
  const verdict = row.works === 'yes' ? 'works' : row.works === 'no' ? 'FAILS' : 'not run';
  console.log(`${verdict.padEnd(7)}  ${row.step}: ${row.found}`);
  return row;
}

/** Returns the folder for the copies of a project. It is outside of it, so that they find no packages but their own. */
function locateCopies(siteDir: string): string {
  const place = createHash('sha256').update(siteDir).digest('hex').slice(0, 8);
  return path.join(tmpdir(), `upgrade-${place}`);
}

/** Copies the project, changes the versions in the copy, and installs the Node.js that it needs. */
async function prepare(
  siteDir: string,
  scratch: string,
  {version, node, changes}: Plan,
): Promise<Omit<Trial, 'hasChromium'>> {
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

/** Looks for the browser before anything is installed: whoever installs it first does not need a second run. */
async function findChromium({version}: Plan): Promise<boolean> {
  if (version === undefined) {
    return false; // with only another Node.js version, there are no browser tests
  }
  const isThere = await hasChromium();
  if (!isThere) {
    console.log(
      `${CHROMIUM} does not start, so all browser tests are left out. Install Chromium (on Debian: apt-get install chromium), or set CHROMIUM to its path.`,
    );
  }
  return isThere;
}

async function main(args: readonly string[]): Promise<boolean> {
  const siteDir = process.cwd();
  const options = readOptions(args);
  const plan = await planTrial(siteDir, options);
  describe(plan).forEach((line) => console.log(line));
  const isBrowserThere = await findChromium(plan);
  const scratch = locateCopies(siteDir);
  try {
    const trial = {...(await prepare(siteDir, scratch, plan)), hasChromium: isBrowserThere};
    console.log(`in ${trial.folder}\n`);
    if (!(await install(trial))) {
      add(leaveOut('all other steps', 'packages cannot be installed'));
    } else if (plan.version === undefined) {
      await tryNode(trial, options.forms, add);
    } else {
      await tryUpgrade(trial, options.forms, add);
    }
    console.log(`\n${formatTable(rows).join('\n')}`);
  } finally {
    console.log(
      `\nThe copies are in ${scratch}. The folder can be deleted: the next run then installs all packages again.`,
    );
  }
  return rows.every(({works}) => works === 'yes');
}

void main(process.argv.slice(2)).then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error: unknown) => {
    console.error(`[ERROR] ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);
