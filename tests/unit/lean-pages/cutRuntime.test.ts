import {expect, it} from 'vitest';
import {cutRuntime} from '../../../src/plugins/lean-pages/cutRuntime';

const NAMES = new Set(['65ac91b3', 'c4f5d8e4']);

it('takes chunks out of each table, however their numbers are written', () => {
  const code = [
    'u=e=>({"12e3":"kept1",12e3:"65ac91b3",179:"main",34:"c4f5d8e4"})[e]',
    'h=e=>({179:"aa",12e3:"bb",34:"cc"})[e]',
    'n={"65ac91b3":"12000",c4f5d8e4:"34",main:"179"}',
  ].join(';');
  expect(cutRuntime(code, new Set(['12000', '34']), NAMES)).toBe(
    ['u=e=>({"12e3":"kept1",179:"main",})[e]', 'h=e=>({179:"aa",})[e]', 'n={main:"179"}'].join(';'),
  );
});

it('names what is left, and what was not there', () => {
  expect(() => cutRuntime('u={34:"c4f5d8e4"};x="65ac91b3"', new Set(['34', '56']), NAMES)).toThrow(
    'another form than cutRuntime.ts knows: 56, 65ac91b3',
  );
});
