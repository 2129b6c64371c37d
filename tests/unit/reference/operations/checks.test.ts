import {describe, expect, it} from 'vitest';
import {buildOperations} from '../../../../src/plugins/reference/build/operations/buildOperations';
import {
  checkAnchors,
  type AnchorFile,
  type RenderedPage,
} from '../../../../src/plugins/reference/build/operations/checkAnchors';
import {checkFieldsRendered} from '../../../../src/plugins/reference/build/operations/checkFieldsRendered';
import {checkOperationPages} from '../../../../src/plugins/reference/build/operations/checkOperationPages';
import {listAnchors} from '../../../../src/plugins/reference/build/operations/listAnchors';
import {parseOperationPage} from '../../../../src/plugins/reference/build/operations/readOperationPages';
import {renderOperation} from '../../../../src/plugins/reference/build/operations/renderOperation';
import {FIRST_LINE, fixtureContract} from './fixtureContract';

const contract = fixtureContract(`
Body:
  type: object
  properties: {name: {type: string, description: A name.}}
Lost:
  type: object
  properties: {left: {type: string, description: Left.}}
`);
const operations = buildOperations(contract);
const page = (front: string, text: string): string =>
  `---\ntitle: A page\n${front}---\n\n${text}\n`;

function complain(...sources: readonly (readonly [file: string, source: string])[]): string[] {
  const pages = sources.map(([file, source]) => parseOperationPage(file, source));
  return checkOperationPages(operations, pages, contract.placeOf).map(
    ({place, problem, fix}) => `${place} ${problem}; ${fix}`,
  );
}

const GOOD = ['api/change.mdx', page('operation: changeThing\n', '<Operation />')] as const;

describe('checkOperationPages', () => {
  it('accepts one page for each operation', () => {
    expect(complain(GOOD)).toEqual([]);
  });

  it('reports the page, the unknown operation and the one that was probably meant', () => {
    expect(
      complain(GOOD, ['api/b.mdx', page('operation: changeThign\n', '<Operation />')]),
    ).toEqual([
      'api/b.mdx:3:1 names the operation "changeThign", which the contract does not have; did you mean "changeThing"? Others: changeThing',
    ]);
  });

  it('reports a page whose title differs from the name of its operation', () => {
    const named = fixtureContract(
      'Body: {type: object, description: A thing.}',
      'summary: Change thing',
    );
    const [file, source] = GOOD;
    expect(
      checkOperationPages(
        buildOperations(named),
        [parseOperationPage(file, source)],
        named.placeOf,
      ),
    ).toMatchObject([
      {
        place: 'api/change.mdx:2:1',
        problem: 'has the title "A page", but the contract calls the operation "Change thing"',
      },
    ]);
    const right = parseOperationPage(file, source.replace('A page', "'Change thing'"));
    expect(checkOperationPages(buildOperations(named), [right], named.placeOf)).toEqual([]);
  });

  it('reports an operation without a page, at its place in the contract', () => {
    expect(complain()).toEqual([
      'contract.yaml:6:5 describes "changeThing", which has no page; write a page with "operation: changeThing" in its front matter and <Operation /> in its text',
    ]);
  });

  it('reports a tag without an operation, and an operation without a tag', () => {
    expect(
      complain(
        GOOD,
        ['api/b.mdx', page('', 'Words.\n\n  <Operation />')],
        ['api/c.mdx', page('operation: changeThing\n', 'Words.')],
      ),
    ).toEqual([
      'api/b.mdx:7:3 places <Operation />, but the front matter names no operation; add "operation: " and one of changeThing',
      'api/c.mdx:3:1 names the operation "changeThing", but the page does not place <Operation />; put <Operation /> on a line of its own, or take the name out of the front matter',
      'api/c.mdx:3:1 names the operation "changeThing", which api/change.mdx describes already; keep one page for each operation',
    ]);
  });

  it('reports a second tag', () => {
    const [file, source] = GOOD;
    expect(complain([file, `${source}\n<Operation />\n`])).toEqual([
      'api/change.mdx:8:1 places <Operation /> a second time; keep one: a page describes one operation',
    ]);
  });

  it('ignores a tag in a code block', () => {
    expect(complain(GOOD, ['docs/b.mdx', page('', '```mdx\n<Operation />\n```')])).toEqual([]);
  });
});

describe('checkFieldsRendered', () => {
  const drawn = operations.map((operation) => ({
    operation,
    anchors: listAnchors(renderOperation(operation)),
  }));

  it('reports a field that no operation uses', () => {
    expect(checkFieldsRendered(contract.document, drawn, contract.placeOf)).toEqual([
      {
        place: `contract.yaml:${FIRST_LINE + 6}:20`,
        problem: 'describes "left", which no page shows',
        fix: 'use it in an operation that has a page, or take it out',
      },
    ]);
  });

  it('reports a field that is missing on its page', () => {
    const lossy = drawn.map(({operation, anchors}) => ({
      operation,
      anchors: anchors.filter((id) => id !== 'body.name'),
    }));
    const problems = checkFieldsRendered(contract.document, lossy, contract.placeOf);
    expect(problems.map(({problem}) => problem)).toContain('describes "name", which no page shows');
  });
});

describe('checkAnchors', () => {
  const drawn: RenderedPage = {
    file: 'api/a.mdx',
    route: '/api/a',
    anchors: ['body', 'body.name'],
    isReference: true,
  };
  const toFile = <Content>(file: string, content: Content): AnchorFile<Content> => ({
    file,
    source: JSON.stringify(content, undefined, 2),
    content,
  });
  const check = (ids: readonly string[], moved = {}, page = drawn): string[] =>
    checkAnchors(
      [page],
      toFile('published.json', {'/api/a': ids}),
      toFile('moved.json', {'/api/a': moved}),
    ).map(({place, problem, fix}) => `${place} ${problem}; ${fix}`);

  it('accepts pages whose anchors are exactly the published ones', () => {
    expect(check(['body', 'body.name'])).toEqual([]);
  });

  it('reports a removed anchor, its line, and how to redirect its links', () => {
    expect(check(['body', 'body.name', 'body.nam'])).toEqual([
      'published.json:5:5 lists "body.nam" of /api/a, which is no longer on that page; bring it back, or redirect its links: add "body.nam": "body.name" to "/api/a" in moved.json',
    ]);
  });

  it('accepts a removed anchor that has a redirect', () => {
    expect(check(['body', 'body.name', 'body.nam'], {'body.nam': 'body.name'})).toEqual([]);
  });

  it('names the command for an anchor that is not recorded', () => {
    expect(check(['body'])).toEqual([
      'api/a.mdx:1:1 has anchors that published.json does not list: body.name; run "npm run record -- ids"',
    ]);
  });

  it('reports a redirect without a target, and one whose anchor exists again', () => {
    expect(check(['body', 'body.name', 'old'], {old: 'body.nmae', body: 'body.name'})).toEqual([
      'moved.json:3:5 redirects "old" to "body.nmae", which /api/a does not have; did you mean "body.name"?',
      'moved.json:4:5 redirects "body" of /api/a, but the page still has it; remove the line',
    ]);
  });

  it('reports an anchor that is on one page twice', () => {
    const doubled = {...drawn, anchors: [...drawn.anchors, 'body.name']};
    expect(check(['body', 'body.name'], {}, doubled)).toEqual([
      'api/a.mdx:1:1 has the anchor "body.name" twice; give one of the two headings another id, or rename one of the two fields or forms in the contract',
    ]);
  });
});
