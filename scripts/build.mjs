// `npm run build`: builds the site next to the finished one, and swaps the two when the build has succeeded, so that a
// failed build leaves the last good site.
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {renameSync, rmSync} from 'node:fs';

const DOCUSAURUS = 'scripts/docusaurus.mjs';
const FINISHED = 'build';
const NEXT = '.build-next';

const remove = (folder) => rmSync(folder, {recursive: true, force: true});

const args = process.argv.slice(2);
const docusaurus = spawn(process.execPath, [DOCUSAURUS, 'build', ...args, '--out-dir', NEXT], {
  stdio: 'inherit',
});

let isStopped = false; // Docusaurus ends with 0 after Ctrl+C, and leaves half a site
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isStopped = true;
    docusaurus.kill(signal);
  });
}

const [code] = await once(docusaurus, 'close');
if (code === 0 && !isStopped) {
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', NEXT]); // servers read it as another user, whatever the umask is here
  remove(FINISHED);
  renameSync(NEXT, FINISHED);
} else {
  console.log(`[INFO] ${FINISHED} is unchanged.`);
  process.exitCode = 1;
}
remove(NEXT);
