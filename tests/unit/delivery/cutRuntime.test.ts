import {Script} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {cutRuntime} from '@site/src/plugins/delivery/build/route-manifests/cutRuntime';

/** The tables of the runtime as the bundler writes and minifies them: names, hashes, numbers, integrity. */
const RUNTIME =
  'k.u=a=>"assets/js/"+(({12:"aa11",7:"bb22",99:"theme"})[a]||a)+"."+({12:"h1",7:"h2",99:"h3",5:"h4"})[a]+".js";' +
  'k.gca=function(a){return a=({aa11:"12","bb22":"7",theme:"99"})[a]||a,k.p+k.u(a)};' +
  'k.sriHashes={99:"sha256-c=",12:"sha256-a=",7:"sha256-b="};';

const NAMES = new Set(['65ac91b3', 'c4f5d8e4']);

describe('the tables of the runtime', () => {
  it('lose the entries that belong to pages, and keep the rest', () => {
    const cut = cutRuntime(RUNTIME, new Set(['12', '7']), new Set(['aa11', 'bb22']));
    expect(cut).toBe(
      'k.u=a=>"assets/js/"+(({99:"theme"})[a]||a)+"."+({5:"h4",99:"h3"})[a]+".js";' +
        'k.gca=function(a){return a=({theme:"99"})[a]||a,k.p+k.u(a)};' +
        'k.sriHashes={99:"sha256-c="};',
    );
    expect(() => new Script(cut)).not.toThrow();
  });

  it('lose them in code that is not minified too', () => {
    const code = 'h = {\n  "12": "bb",\n  "7": "cc",\n  "99": "theme"\n}[chunk];';
    expect(cutRuntime(code, new Set(['12', '7']), new Set())).toBe(
      'h = {\n  \n  \n  "99": "theme"\n}[chunk];',
    );
  });

  it('are sorted, so that a warm build has the same bytes as a cold one', () => {
    const cold = 'k.sriHashes={7:"sha256-b=",5:"sha256-a+/=",12:"sha256-c="}';
    const warm = 'k.sriHashes={5:"sha256-a+/=",12:"sha256-c=",7:"sha256-b="}';
    const cutOne = (code: string): string => cutRuntime(code, new Set(['12']), new Set());
    expect(cutOne(warm)).toBe(cutOne(cold));
    expect(cutOne(cold)).toBe('k.sriHashes={5:"sha256-a+/=",7:"sha256-b="}');
  });

  it('fail the build when their form is unknown', () => {
    expect(() => cutRuntime('k.u=x("12")', new Set(['12']), new Set())).toThrow('12');
    expect(() => cutRuntime('y={12:"z"};x`aa11`', new Set(['12']), new Set(['aa11']))).toThrow(
      'does not know this version of Docusaurus',
    );
  });

  it('takes chunks out of each table, however their numbers are written', () => {
    const code = [
      'u=e=>({"12e3":"kept1",12e3:"65ac91b3",179:"main",34:"c4f5d8e4"})[e]',
      'h=e=>({179:"aa",12e3:"bb",34:"cc"})[e]',
      'n={"65ac91b3":"12000",c4f5d8e4:"34",main:"179"}',
    ].join(';');
    expect(cutRuntime(code, new Set(['12000', '34']), NAMES)).toBe(
      ['u=e=>({"12e3":"kept1",179:"main"})[e]', 'h=e=>({179:"aa"})[e]', 'n={main:"179"}'].join(';'),
    );
  });

  it('reports chunks that were not found and chunks that are left', () => {
    expect(() =>
      cutRuntime('u={34:"c4f5d8e4"};x="65ac91b3"', new Set(['34', '56']), NAMES),
    ).toThrow('no entry, or another one, for 56, 65ac91b3');
  });
});
