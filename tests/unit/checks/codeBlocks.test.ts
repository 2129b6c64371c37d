import {spawnSync} from 'node:child_process';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {readPages} from '@site/src/mdx';
import {missing, titled} from '../../helpers/machine';

/** Says what is wrong with commands; undefined if a shell can read them. */
function findFault(commands: string): string | undefined {
  const {status, stderr} = spawnSync('bash', ['-n'], {input: commands, encoding: 'utf8'});
  return status === 0 ? undefined : stderr;
}

const reason = missing('bash');

test.skipIf(reason !== undefined)(titled('commands on pages are valid shell', reason), async () => {
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
