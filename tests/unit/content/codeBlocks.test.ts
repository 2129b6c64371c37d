import {spawnSync} from 'node:child_process';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {readPages} from '@site/src/content/mdx';
import {CONTRACT, listOperations, loadContract, requestSchema} from '@site/src/contract/openapi';
import {createAjv} from '@site/src/files';
import {missing, titled} from '../../helpers/machine';

/** A block of code of a page, and `file:line` of its start. */
type Block = {readonly location: string; readonly text: string};

async function listBlocks(language: string): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const {file, tree} of (await readPages('.')).pages) {
    visit(tree, 'code', ({lang, value, position}) => {
      if (lang === language)
        blocks.push({location: `${file}:${position?.start.line}`, text: value});
    });
  }
  return blocks;
}

/** Returns what is wrong with commands; undefined if a shell can parse them. */
function findFault(commands: string): string | undefined {
  const {status, stderr} = spawnSync('bash', ['-n'], {input: commands, encoding: 'utf8'});
  return status === 0 ? undefined : stderr;
}

const reason = missing('bash');

test(...titled('commands on pages are valid shell', reason), async () => {
  expect(findFault('echo "hello')).toContain('unexpected EOF');
  const blocks = await listBlocks('bash');
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.filter(({text}) => findFault(text) !== undefined)).toEqual([]);
});

test('JSON on pages is a body that an operation accepts', async () => {
  const contract = await loadContract('.', CONTRACT);
  const ajv = createAjv();
  const bodies = listOperations(contract)
    .filter(({requestBody}) => requestBody)
    .map((operation) => ajv.compile(requestSchema(operation)));
  const isAccepted = ({text}: Block): boolean => {
    const body: unknown = JSON.parse(text);
    return bodies.some((accepts) => accepts({headers: {}, body}));
  };
  const blocks = await listBlocks('json');
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.filter((block) => !isAccepted(block))).toEqual([]);
});
