import {spawnSync} from 'node:child_process';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {readPages} from '@site/src/plugins/content';

/** Says what is wrong with commands; undefined if a shell can read them. */
function findFault(commands: string): string | undefined {
  const {status, stderr} = spawnSync('bash', ['-n'], {input: commands, encoding: 'utf8'});
  return status === 0 ? undefined : stderr;
}

it('the commands on pages are valid for a shell', async () => {
  expect(findFault('echo "hello')).toContain('unexpected EOF');
  const faults: string[] = [];
  for (const {file, tree} of (await readPages('.')).pages) {
    visit(tree, 'code', ({lang, value, position}) => {
      const fault = lang === 'bash' ? findFault(value) : undefined;
      if (fault !== undefined) faults.push(`${file}:${position?.start.line}: ${fault}`);
    });
  }
  expect(faults).toEqual([]);
});
