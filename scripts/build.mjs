// `npm run build`: builds the site next to the finished one, and swaps the two when the build has succeeded, so that a
// failed build leaves the last good site.
import {execFileSync} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';

const FINISHED = 'build';
const NEXT = '.build-next';

const remove = (folder) => rmSync(folder, {recursive: true, force: true});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(1)); // Docusaurus would end with 0, and leave half a site
}
process.on('exit', (code) => {
  if (code === 0 && existsSync(NEXT)) {
    execFileSync('chmod', ['-R', 'u=rwX,go=rX', NEXT]); // servers read it as another user, whatever the umask is here
    remove(FINISHED);
    renameSync(NEXT, FINISHED);
  } else {
    console.log(`[INFO] ${FINISHED} is unchanged.`);
  }
  remove(NEXT);
});

remove(NEXT); // of a build that was killed
process.argv.splice(2, 0, 'build', '--out-dir', NEXT);
await import('./docusaurus.mjs');
