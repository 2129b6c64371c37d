import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {addMovedAnchors} from '../../../../src/plugins/reference/build/operations/remarkMovedAnchors';
import {buildOperations} from '../../../../src/plugins/reference/build/operations/buildOperations';
import {listAnchors} from '../../../../src/plugins/reference/build/operations/listAnchors';
import type {GeneratedBlock} from '../../../../src/plugins/reference/build/operations/mdastNodes';
import {renderOperation} from '../../../../src/plugins/reference/build/operations/renderOperation';
import {fixtureContract} from './fixtureContract';

const SCHEMAS = `
Body:
  type: object
  description: The thing.
  required: [tier]
  properties:
    tier:
      type: string
      description: A **tier**, see [tiers](/docs/tiers).
      enum: [LOW]
      x-enum-meanings: {LOW: The low one.}
    parts: {type: object, description: Parts., properties: {old: {type: string, description: Old., deprecated: true}}}
Answer:
  type: object
  properties: {id: {type: string, description: An ID., readOnly: true}}
`;

function draw(schemas: string): GeneratedBlock[] {
  const [operation] = buildOperations(fixtureContract(schemas));
  if (!operation) throw new Error('the fixture has no operation');
  return renderOperation(operation);
}

function write(blocks: RootContent[]): string {
  const writer = unified().use(remarkGfm).use(remarkMdx).use(remarkStringify, {bullet: '-'});
  return writer.stringify({type: 'root', children: blocks});
}

describe('renderOperation', () => {
  it('renders the sections of every page in the same order', () => {
    const headings = write(draw(SCHEMAS)).match(/^ *#+ .*$/gm) ?? [];
    expect(headings.map((words) => words.trim())).toEqual([
      '## Request',
      '### Headers',
      '### Path parameters',
      '### Body',
      '## Response',
      '### 200 OK',
      '## Errors',
    ]);
  });

  it('parses descriptions as Markdown', () => {
    const page = write(draw(SCHEMAS));
    expect(page).toContain('A **tier**, see [tiers](/docs/tiers).');
  });

  it('states whether a request field is required, and whether a response field is always present', () => {
    const page = write(draw(SCHEMAS));
    expect(page).toContain('<Anchored id="body.tier">`tier`</Anchored> string, **required**');
    expect(page).toContain('<Anchored id="body.parts">`parts`</Anchored> object, optional');
    expect(page).toContain('string, optional, **deprecated**');
    expect(page).toContain(
      '<Anchored id="response.id">`id`</Anchored> string, not always present, read-only',
    );
  });

  it('lists each value of an enum with its meaning', () => {
    expect(write(draw(SCHEMAS))).toContain(
      '<Anchored id="body.tier.LOW">`LOW`:</Anchored> The low one.',
    );
  });

  it('puts nested fields into a disclosure', () => {
    expect(write(draw(SCHEMAS))).toContain('<SubFields of="parts" open>');
  });

  it('shows an example instead of a pattern', () => {
    const page = write(
      draw(`
Body: {type: object, properties: {day: {type: string, description: D., pattern: '^[0-9]+$', examples: ['17']}}}
`),
    );
    expect(page).toContain('For example `17`.');
    expect(page).not.toContain('[0-9]');
  });

  it('rejects a pattern without an example', () => {
    const schemas = `
Body: {type: object, properties: {day: {type: string, description: D., pattern: '^[0-9]+$'}}}
`;
    expect(() => draw(schemas)).toThrow('contract.yaml:29:39 has a pattern and no example');
  });

  it('puts every example into the code column, as a JSON block with a title', () => {
    const [rail = ''] = /<Rail>.*<\/Rail>/s.exec(write(draw(SCHEMAS))) ?? [];
    expect(rail).toContain('```json title="One thing"');
    expect(write(draw(SCHEMAS)).replace(rail, '')).not.toContain('```json');
  });

  it('renders the address, then the code, then the fields', () => {
    const names = write(draw(SCHEMAS)).match(/<(?:Endpoint|Rail|Fields)\b/g) ?? [];
    expect(names.slice(0, 3)).toEqual(['<Endpoint', '<Rail', '<Fields']);
  });

  it('renders the variants of a request and of a response with the first one open', () => {
    const page = write(draw(SCHEMAS));
    expect(page).toMatch(/<Frame title="Response">\s*<Choice group="response" status="200"/);
    expect(page.match(/<Choice [^>]*open/g) ?? []).toHaveLength(
      page.includes('<Choice group="request"') ? 2 : 1,
    );
  });

  it('keeps the content after the operation beside the code', () => {
    const [operation] = buildOperations(fixtureContract(SCHEMAS));
    if (!operation) throw new Error('the fixture has no operation');
    const rest: GeneratedBlock = {
      type: 'paragraph',
      children: [{type: 'text', value: 'After it.'}],
    };
    expect(renderOperation(operation, [rest])).toHaveLength(1);
    expect(write(renderOperation(operation, [rest]))).toMatch(/After it\.\s*<\/Column>/);
  });

  it('states which fields repeat where a schema contains itself', () => {
    const page = write(
      draw(`
Body: {$ref: '#/components/schemas/Node'}
Node:
  type: object
  properties:
    children: {type: array, description: Children., items: {$ref: '#/components/schemas/Node'}}
`),
    );
    expect(page).toContain('Has the same fields as [`body`](#body).');
  });

  it('states when a form applies', () => {
    const page = write(
      draw(`
Body:
  oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
  discriminator: {propertyName: kind}
Cat: {type: object, properties: {kind: {const: Cat, description: The kind.}}}
Dog: {type: object, properties: {kind: {const: Dog, description: The kind.}}}
`),
    );
    expect(page).toContain('**Cat**</Anchored>, when `kind` is `Cat`');
    expect(page).toContain('string, optional, always `Dog`');
  });
});

describe('listAnchors', () => {
  it('lists headings, fields and values in the order of the page', () => {
    expect(listAnchors(draw(SCHEMAS))).toEqual([
      'request',
      'headers',
      'header.content-type',
      'path-parameters',
      'path.thing_id',
      'body',
      'body.tier',
      'body.tier.LOW',
      'body.parts',
      'body.parts.old',
      'response',
      'response-200',
      'response.id',
      'errors',
    ]);
  });
});

describe('addMovedAnchors', () => {
  it('puts an old anchor inside the field or before the heading that replaces it', () => {
    const root: Root = {type: 'root', children: draw(SCHEMAS)};
    addMovedAnchors(root, {'body.level': 'body.tier', 'response-201': 'response-200'});
    const page = write(root.children);
    expect(page).toContain('<Anchored id="body.tier">`tier`<span id="body.level" /></Anchored>');
    expect(page).toMatch(/<span id="response-201" \/>\n+ *### 200 OK/);
  });

  it('finds the ids that writers give to headings', () => {
    const root = unified().use(remarkParse).use(remarkMdx).parse('Words.\n\n## New {/* #new */}\n');
    addMovedAnchors(root, {old: 'new', older: 'new', other: 'absent'});
    expect(write(root.children)).toMatch(
      /^Words\.\n+<span id="old" \/>\n+<span id="older" \/>\n+## New/,
    );
  });
});
