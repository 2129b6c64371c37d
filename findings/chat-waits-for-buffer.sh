#!/usr/bin/env bash
# A chat that runs through awk comes all at once, when it has ended, although each line is flushed.
#
# Versions:  mawk 1.3.4-20200120, the awk of Debian 12; beside it gawk 5.2.1, grep 3.8 and sed 4.9. It needs Debian 12,
#            after `apt-get update`; Node 20 or newer.
# Input:     a stream of two lines, the second of which comes when the first has been read behind the filter, or after
#            two seconds; through `awk '{print; fflush()}'`, which is how an awk is told not to wait.
# Expected:  the first line at once: what awk has read and written is flushed, as with `grep --line-buffered`.
# Seen:      mawk does not write late, it reads late: from a pipe it takes nothing until it has 4096 bytes, or the end.
#            `fflush()` and `stdbuf` change nothing, and a reader of a job's progress, or of a chat, sees it when it is
#            over. Where awk is gawk, as on a machine of a developer, it runs. `mawk -W interactive` helps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download mawk gawk libsigsegv2 libreadline8 libmpfr6 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH PATH="$folder/packages/usr/bin:$PATH"
cat >seen.mjs <<'JS'
import {spawn} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';

async function tell(...command) {
  const filter = spawn(command[0], command.slice(1), {stdio: ['pipe', 'pipe', 'inherit']});
  const first = new Promise((resolve) => filter.stdout.once('data', () => resolve('at once')));
  filter.stdin.write('data: The app\n');
  const when = await Promise.race([first, pause(2000, 'not until the end')]);
  filter.stdin.end('data: is not ready\n');
  console.log(`${command.join(' ')}: ${when}`);
}

await tell('mawk', '{print; fflush()}');
await tell('stdbuf', '-i0', '-oL', 'mawk', '{print; fflush()}');
await tell('mawk', '-W', 'interactive', '{print; fflush()}');
await tell('gawk', '{print; fflush()}');
await tell('grep', '--line-buffered', 'data');
await tell('sed', '-u', 's/data: //');
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
mawk {print; fflush()}: not until the end
stdbuf -i0 -oL mawk {print; fflush()}: not until the end
mawk -W interactive {print; fflush()}: at once
gawk {print; fflush()}: at once
grep --line-buffered data: at once
sed -u s/data: //: at once
EXPECTED
