import {expect, test} from 'vitest';
import type {Copy} from '../../mutations/checks';
import type {Verdict} from '../../mutations/contentLoop';
import type {Mutation} from '../../mutations/Mutation';
import {firstMessage} from '../../mutations/firstMessage';
import {Trial} from '../../mutations/Trial';

const IN_PAGE: Mutation = {
  kind: 'a number in prose',
  file: 'docs/a.mdx',
  at: 0,
  was: '1',
  becomes: '2',
};
const IN_CODE: Mutation = {...IN_PAGE, kind: 'a state of the mock server', file: 'sandbox/a.ts'};

/** Makes a copy whose content check reports these problems, and whose unit tests fail if `fails` returns true. */
function copyThat(
  problems: (mutated: readonly Mutation[]) => Verdict['problems'],
  fails: (mutated: readonly Mutation[]) => boolean = () => false,
): Copy {
  let mutated: readonly Mutation[] = [];
  return {
    ask: (question) => Promise.resolve(question === 'content' ? problems(mutated) : []),
    async with(mutations, run) {
      mutated = mutations;
      return run().finally(() => {
        mutated = [];
      });
    },
    lineOf: () => 3,
    run: () => Promise.resolve(''),
    runTests: () => Promise.resolve(fails(mutated) ? 'FAIL' : ''),
    checkTypes: () => Promise.resolve(''),
    checkContractTypes: () => Promise.resolve(''),
  };
}

test('a mutation is noticed by a problem at its line, and not by one elsewhere', async () => {
  const told = (place: string) => (mutated: readonly Mutation[]) =>
    mutated.length > 0 ? [{place, problem: 'is wrong'}] : [];
  const outcomes = await new Trial().tryPages(copyThat(told('docs/a.mdx:3:1')), [IN_PAGE, IN_CODE]);
  expect(outcomes).toEqual([
    {mutation: IN_PAGE, line: 3, noticedBy: 'content', message: 'is wrong'},
  ]);
  expect(await new Trial().tryPages(copyThat(told('docs/a.mdx:4:1')), [IN_PAGE])).toEqual([]);
});

test('a check that fails without a mutation aborts the trial', async () => {
  const dirty = copyThat(() => [{place: 'docs/b.mdx:1:1', problem: 'is wrong'}]);
  await expect(new Trial().tryPages(dirty, [IN_PAGE])).rejects.toThrow(
    'content reports a problem without any mutation: docs/b.mdx:1:1 is wrong',
  );
  const broken = copyThat(
    () => [],
    () => true,
  );
  await expect(new Trial().tryAlone(broken, IN_CODE)).rejects.toThrow('without any mutation: FAIL');
});

test('a mutation tried alone is noticed by the first check that fails because of it, or by none', async () => {
  const good = copyThat(
    () => [],
    (mutated) => mutated.length > 0,
  );
  expect(await new Trial().tryAlone(good, IN_CODE)).toMatchObject({noticedBy: 'unit tests'});
  expect(
    await new Trial().tryAlone(
      copyThat(() => []),
      IN_CODE,
    ),
  ).toEqual({
    mutation: IN_CODE,
    line: 3,
  });
});

test('a message is reported without the terminal colors of the tool', () => {
  expect(firstMessage('\u001b[32mok\u001b[39m\n\u001b[31mFAIL \u001b[39m a.test.ts\n')).toBe(
    'FAIL  a.test.ts',
  );
});
