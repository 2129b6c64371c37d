import {describe, expect, it} from 'vitest';
import {compileSelector} from '@site/src/plugins/delivery/build/page-styles/compileSelector';
import {readNames} from '@site/src/plugins/delivery/build/page-styles/readNames';
import {StyleSheet} from '@site/src/plugins/delivery/build/page-styles/StyleSheet';

const HTML = '<body class="a b"><p id=x data-on title="a > b">Text.</p><button aria-pressed=false>';

function canMatch(selector: string): boolean {
  const names = readNames(HTML);
  return compileSelector(selector)((name) => names.has(name));
}

function reduce(css: string): string {
  const sheet = new StyleSheet(css);
  const names = readNames(HTML);
  return sheet
    .render(
      sheet.match((name) => names.has(name)),
      true,
    )
    .replace(/\s+/g, ' ');
}

describe('the names of a page', () => {
  it('are its elements, classes, ids and attributes, with or without quotes', () => {
    expect([...readNames(HTML)].sort()).toEqual(
      ['#x', '.a', '.b', '[aria-pressed', '[class', '[data-on', '[id', '[title'].concat([
        'body',
        'button',
        'p',
      ]),
    );
  });
});

describe('a selector', () => {
  it.each([
    '.a p:hover',
    '#x::before',
    '*',
    ':root',
    'html[data-theme=dark] .b',
    ':is(.none, .a) p',
    'p:not(.none)',
    'body:has(button)',
    '[aria-pressed=true]',
    'details[open] > p, p'.split(', ')[1] ?? '',
  ])('%s can match', (selector) => {
    expect(canMatch(selector)).toBe(true);
  });

  it.each(['.none', '.a .none', '.a.none', 'table', '#y', ':is(.none, .other) p', 'a:has(p)'])(
    '%s can not match',
    (selector) => {
      expect(canMatch(selector)).toBe(false);
    },
  );
});

describe('the style sheet of a page', () => {
  it('keeps rules in their order and drops those of other pages, selector by selector', () => {
    expect(reduce('.a{top:0}.none{top:1px}.b,.none{top:2px}@media (hover){.none{top:0}}')).toBe(
      '.a{top:0}.b{top:2px}',
    );
  });

  it('keeps the order of layers, including layers without rules', () => {
    expect(reduce('@layer one,two;@layer one{.none{top:0}}@layer two{.a{top:0}}')).toBe(
      '@layer one,two;@layer one{}@layer two{.a{top:0}}',
    );
  });

  it('drops variables that nothing reads, and those that the site overrides outside of layers', () => {
    const css =
      '@layer i{:root{--c:red;--d:blue}.a{--d:red}}:root{--c:var(--e);--e:green;--f:0}.b{--c:red}p{color:var(--c);top:var(--d)}';
    expect(reduce(css)).toBe(
      '@layer i{:root{--d:blue}.a{--d:red}}:root{--c:green}.b{--c:red}p{color:var(--c);top:var(--d)}',
    );
  });

  it('drops declarations that a later rule of the same selector overrides for every reader', () => {
    const css =
      '@layer i{.a{color:red;padding-top:1px;top:0}.a,p{color:red}@media (width<1px){.a{color:blue}}}@layer j{.b{top:1px}}.a{color:green;padding:0}@layer i{.b{top:2px}}';
    expect(reduce(css)).toBe(
      '@layer i{.a{top:0}.a,p{color:red}}@layer j{.b{top:1px}}.a{color:green;padding:0}@layer i{}',
    );
  });

  it.each([
    ['for some readers only', '@layer i{.a{top:0}}@media (width<1px){.a{top:1px}}'],
    ['by a value that not every browser knows', '@layer i{.a{top:0}}.a{top:1dvh}'],
    ['by a rule that not every browser takes', '@layer i{.a{top:0}}.a,p::-webkit-x{top:1px}'],
    ['against words that it has to stand up to', '@layer i{.a{top:0!important}}.a{top:1px}'],
    ['for another selector', '@layer i{.a{top:0}}p{top:1px}'],
    ['by what it does not set', '@layer i{.a{border-radius:0;flex-wrap:wrap}}.a{border:0;flex:1}'],
    ['within another rule', '.b{.a{top:0}}.a{top:1px}'],
    ['in the same rule, by what may not be known', '.a{top:0;top:anything}'],
  ])('keeps declarations that are overridden %s', (_, css) => {
    expect(reduce(css)).toBe(css);
  });

  it('replaces variables that are set once, for the whole document, with their values', () => {
    const css =
      ':root{--a:calc(var(--b)*2);--b:1rem;--font:"A b",serif}p{margin:var(--a) var( --b , 0);font:1em/1.5 var(--font)}';
    expect(reduce(css)).toBe('p{margin:calc(1rem *2) 1rem;font:1em/1.5 "A b",serif}');
  });

  it('separates the values of adjacent variables', () => {
    const css =
      ':root{--a:0;--b:1rem;--f:serif}p{margin:var(--a)var(--a)var(--b)0;font:1em/var(--b)var(--f)}';
    expect(reduce(css)).toBe('p{margin:0 0 1rem 0;font:1em/1rem serif}');
  });

  it.each([
    ['another mode', 'html[data-theme=dark]{--a:1px}'],
    ['a narrow screen', '@media (width<1px){:root{--a:1px}}'],
    ['a part of the page', 'p{--a:1px}'],
    ['a part that this page has not', '.none{--a:1px}'],
  ])('keeps a variable that has another value for %s', (_, other) => {
    expect(reduce(`:root{--a:2px;--b:var(--a)}${other}p{top:var(--b)}`)).toContain('var(--b)}');
  });

  it('keeps a variable that refers to itself, and the fallback of one that is never set', () => {
    const css = ':root{--a:var(--a)}p{top:var(--a);left:var(--none,1px)}';
    expect(reduce(css)).toBe(css);
  });

  it('leaves out hover and active styles, and transitions', () => {
    const css =
      '.a:hover{top:0}p:active,p{top:1px;transition:top 1s;transition-delay:1s;will-change:top}p:not(:hover){top:2px}';
    expect(reduce(css)).toBe('p{top:1px}p:not(:hover){top:2px}');
  });

  it('leaves out animations, which a page has none of before the first interaction, and print styles', () => {
    const css =
      '@keyframes turn{from{top:0}}@keyframes other{from{top:0}}p{animation:turn 1s}@media print{p{top:0}}';
    expect(reduce(`${css}p{left:0}`)).toBe('p{left:0}');
  });
});
