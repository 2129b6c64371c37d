import {describe, expect, it} from 'vitest';
import {readOptions} from '../../upgrade/readOptions';

describe('the arguments of npm run test:upgrade', () => {
  it('are optional: by default the newest version, on a Node version that it supports, in all forms', () => {
    expect(readOptions([])).toEqual({forms: []});
  });

  it('are a version, a Node version and forms, in any order', () => {
    const options = {version: '4.0.0-canary-6808', node: 24, forms: ['plain', 'heldScripts']};
    const forms = ['--forms', 'plain,heldScripts'];
    expect(readOptions(['4.0.0-canary-6808', '--node', '24', ...forms])).toEqual(options);
    expect(readOptions([...forms, '--node', '24', '4.0.0-canary-6808'])).toEqual(options);
  });

  it.each([
    [['--nod', '24'], '"--nod" is not a version'],
    [['^4.0.0'], '"^4.0.0" is not a version'],
    [['4.0'], '"4.0" is not a version'],
    [['--node', '24.1'], '--node takes a major version such as 24, not "24.1"'],
    [['--node'], '--node takes a major version such as 24, not ""'],
    [['4.0.0', '4.0.1'], 'There is a second version. Usage: npm run test:upgrade'],
    [['--node', '24', '--node', '26'], 'There is a second --node. Usage: npm run test:upgrade'],
    [['--forms', 'plain', '--forms', 'all'], 'There is a second --forms. Usage: npm run'],
    [['--forms', 'plane'], 'There is no form "plane". Use some of plain, none, heldScripts'],
  ])('%j are rejected with what to write instead', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
