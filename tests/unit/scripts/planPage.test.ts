import {readFileSync} from 'node:fs';
import {parseExpression} from '@babel/parser';
import {describe, expect, it} from 'vitest';
import {addToSidebar} from '../../../scripts/pages/addToSidebar';
import {fillTemplate, type PagePlan, planPage} from '../../../scripts/pages/planPage';
import {checkPages} from '../../../src/plugins/checks/build/pages/checkPages';
import {PAGE_KINDS} from '../../../src/plugins/checks/build/pages/pageKinds';

const nothingExists = () => false;

/** Returns the plan for a page that can be created. */
function planOf(kind: string, path: string): PagePlan {
  const {plan, problem} = planPage([kind, path], nothingExists);
  if (!plan) {
    throw new Error(problem);
  }
  return plan;
}

describe('a page that can be created', () => {
  it('gets a title from its path and a place in its sidebar', () => {
    expect(planOf('how-to', 'docs/tutorial-basics/scale-an-app.mdx')).toEqual({
      file: 'docs/tutorial-basics/scale-an-app.mdx',
      title: 'Scale an app',
      template: 'how-to',
      sidebarFile: 'sidebars.ts',
      id: 'tutorial-basics/scale-an-app',
    });
  });

  it('below api/apis starts from an operation', () => {
    expect(planOf('reference', 'api/apis/job/list-jobs')).toMatchObject({
      template: 'operation',
      sidebarFile: 'sidebarsApi.ts',
    });
  });

  it.each([
    ...PAGE_KINDS.map((kind) => [kind, 'docs/scale-an-app'] as const),
    ['reference', 'api/apis/app/scale-app'] as const,
  ])('of the kind %s at %s passes the checks of pages', (kind, path) => {
    const plan = planOf(kind, path);
    const template = readFileSync(`scripts/templates/${plan.template}.mdx`, 'utf8');
    const text = fillTemplate(template, plan);
    expect(checkPages([{file: plan.file, text}], 'https://docs.rungen.ai')).toEqual([]);
    expect(text).not.toContain('__');
  });

  it('has the operation that its file is named after', () => {
    const plan = planOf('reference', 'api/apis/app/scale-app');
    expect(fillTemplate('operation: __OPERATION__', plan)).toBe('operation: scaleApp');
  });
});

describe('a page that cannot be created', () => {
  it.each([
    [
      ['how-to'],
      'Usage: npm run new -- <kind> <path>, for example npm run new -- how-to docs/tutorial-basics/scale-an-app',
    ],
    [['howto', 'docs/a'], 'There is no kind "howto". Write how-to.'],
    [
      ['essay', 'docs/a'],
      'There is no kind "essay". Use one of tutorial, how-to, quickstart, reference, concept, landing.',
    ],
    [
      ['concept', 'docs/Scale An App'],
      '"docs/Scale An App" is not a valid page path. Start it with docs/ or api/ and use lowercase letters, digits and hyphens: the path becomes the URL.',
    ],
    [
      ['concept', 'docs/../secret'],
      '"docs/../secret" is not a valid page path. Start it with docs/ or api/ and use lowercase letters, digits and hyphens: the path becomes the URL.',
    ],
    [
      ['how-to', 'api/apis/app/scale-app'],
      'Pages below api/apis/ are of the kind reference, not how-to.',
    ],
  ])('%j is rejected with what to write instead', (args, message) => {
    expect(planPage(args, nothingExists)).toEqual({problem: message});
  });

  it('is one that already exists', () => {
    expect(planPage(['concept', 'docs/intro'], (file) => file === 'docs/intro.mdx')).toEqual({
      problem: 'docs/intro.mdx already exists. Choose another path, or edit that file.',
    });
  });
});

describe('the sidebar', () => {
  const sidebar = `const sidebars = {
  guides: [
    'intro',
    {
      type: 'category',
      items: ['quickstart/a', 'quickstart/b'],
    },
    'gpu-tiers',
  ],
};
`;

  it('gets a page after the last one of its folder', () => {
    expect(addToSidebar(sidebar, 'quickstart/c')).toContain(
      "items: ['quickstart/a', 'quickstart/b', 'quickstart/c'],",
    );
  });

  it('gets a page of the top folder after the last one there', () => {
    expect(addToSidebar(sidebar, 'faq')).toContain("    'gpu-tiers',\n    'faq',\n  ],");
  });

  it('gets a page of a new folder at its end', () => {
    expect(addToSidebar(sidebar, 'new/a')).toContain("    'gpu-tiers',\n    'new/a',\n  ],");
  });

  it.each([
    ['sidebars.ts', 'tutorial-basics/scale-an-app'],
    ['sidebars.ts', 'quickstart/scale-an-app'],
    ['sidebars.ts', 'scale-an-app'],
    ['sidebarsApi.ts', 'apis/app/scale-app'],
  ])('%s is still valid with the page %s', (file, id) => {
    const text = addToSidebar(readFileSync(file, 'utf8'), id);
    expect(
      parseExpression(
        text.replace(/^[^]*?SidebarsConfig = /, '').replace(/;\s*export default[^]*$/, ''),
      ),
    ).toHaveProperty('type', 'ObjectExpression');
  });

  it('has to be a list', () => {
    expect(() => addToSidebar('', 'faq')).toThrow(
      "Found no list in the sidebar. Add 'faq' by hand.",
    );
  });
});
