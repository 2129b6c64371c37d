import {classifyBlocks} from '../../src/plugins/checks/build/code-blocks/classifyBlocks';
import {collectCodeBlocks} from '../../src/plugins/checks/build/code-blocks/collectCodeBlocks';
import {EXCEPTIONS} from '../../src/plugins/checks/build/code-blocks/exceptions';
import {listPrograms} from '../../src/plugins/samples/build/listPrograms';
import {listOutputs} from '../../src/plugins/samples/build/listOutputs';
import {pageExpansions} from '../../src/site/pageExpansions';
import type {Step} from './Step';

/** Checks that every code block of the site is run by the tests, valid in its language, or excused with a reason. */
export const CODE_BLOCKS: Step = {
  name: 'code blocks',
  async run() {
    const siteDir = process.cwd();
    const expansions = pageExpansions(siteDir);
    const blocks = await collectCodeBlocks(siteDir, expansions);
    const {counts, reasons, problems} = classifyBlocks(blocks, {
      executed: readExecuted(siteDir),
      exceptions: EXCEPTIONS,
    });
    const classes = [...counts].map(([name, count]) => `${count} ${name}`).sort();
    return {
      read: `${blocks.length} blocks`,
      passed: blocks.length - problems.length,
      failed: problems.length + (blocks.length === 0 ? 1 : 0),
      details: problems
        .map(({place, problem, fix}) => `${place} ${problem}\n  Fix: ${fix}`)
        .join('\n'),
      notes: [classes.join(', '), ...reasons],
    };
  },
};

function readExecuted(siteDir: string): ReadonlySet<string> {
  const programs = listPrograms(siteDir).map(({text}) => text);
  const outputs = listOutputs(siteDir).map(({text}) => text);
  return new Set([...programs, ...outputs].map((text) => text.trimEnd()));
}
