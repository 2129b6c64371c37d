import {describe, expect, it} from 'vitest';
import {checkPages} from '../../../../src/plugins/checks/build/pages/checkPages';
import {FRONT_MATTER, messagesOf, messagesOfBody, SITE} from './pageMessages';

const GOOD_BODY = `Use this before the first job.

1. Ask for the state:

   \`\`\`bash
   curl localhost/state # just a comment, not prose
   \`\`\`

<Sample name="run-job" only="python" />

:::note[Cost]

A machine that starts is billed, see [billing](/docs/intro#billing).

:::

## Check the result {/* #check */}

![A terminal that shows RUNNING](./running.svg)

### When it fails

Write \`simply\` and \`<img>\` only in code.`;

describe('a page without a fault', () => {
  it('has no message', () => {
    expect(messagesOfBody(GOOD_BODY)).toEqual([]);
  });
});

describe('front matter', () => {
  const without = (key: string) => FRONT_MATTER.replace(new RegExp(`^${key}: .*\n`, 'm'), '');
  const withLine = (line: string) => FRONT_MATTER.replace('kind: how-to', `kind: how-to\n${line}`);

  it('is required', () => {
    expect(messagesOf('Text.')).toEqual([
      'docs/start.mdx:1:1 has no front matter | start the page with ---, title, description and kind, and --- again',
    ]);
  });

  it('has to be closed', () => {
    expect(messagesOf('---\ntitle: A\n\nText.')[0]).toBe(
      'docs/start.mdx:1:1 opens front matter with --- and never closes it | put a line --- below the last key',
    );
  });

  it('has to be YAML', () => {
    const text = FRONT_MATTER.replace('title: Start a machine', 'title: Start: a machine');
    expect(messagesOf(`${text}\nText.`)).toEqual([
      'docs/start.mdx:2:8 has front matter that is not valid YAML: Nested mappings are not allowed in compact mappings | quote a value that holds a colon, and indent with spaces',
    ]);
  });

  it.each(['title', 'description', 'kind'])('needs a %s', (key) => {
    expect(messagesOf(`${without(key)}\nText.`)).toEqual([
      `docs/start.mdx:1:1 has no ${key} | add a line "${key}: ..." between the --- lines`,
    ]);
  });

  it('suggests the key that was probably meant', () => {
    expect(messagesOf(`${withLine('sidebar_lable: Start')}\nText.`)).toEqual([
      'docs/start.mdx:5:1 has the unknown key "sidebar_lable" | write "sidebar_label"',
    ]);
  });

  it('lists the keys when none is similar', () => {
    expect(messagesOf(`${withLine('audience: all')}\nText.`)).toEqual([
      'docs/start.mdx:5:1 has the unknown key "audience" | use one of title, description, kind, operation, related, sidebar_label, sidebar_class_name, pagination_label, pagination_next, pagination_prev, hide_table_of_contents',
    ]);
  });

  it('needs text in the title', () => {
    expect(
      messagesOf(`${FRONT_MATTER.replace('title: Start a machine', 'title:')}\nText.`),
    ).toEqual(['docs/start.mdx:2:1 has an empty title | write the title in sentence case']);
  });

  it('counts the characters of a description', () => {
    const text = FRONT_MATTER.replace(/^description: .*$/m, 'description: Starts a machine.');
    expect(messagesOf(`${text}\nText.`)).toEqual([
      'docs/start.mdx:3:1 has a description of 17 characters: "Starts a machine." | write one sentence of 50 to 160 characters that says what the page is for',
    ]);
  });

  it('knows six kinds of page', () => {
    expect(messagesOf(`${FRONT_MATTER.replace('how-to', 'howto')}\nText.`)).toEqual([
      'docs/start.mdx:4:1 is of the unknown kind "howto" | use one of tutorial, how-to, quickstart, reference, concept, landing',
    ]);
  });

  it('requires a list of paths in related', () => {
    expect(messagesOf(`${withLine('related: intro')}\nText.`)).toEqual([
      'docs/start.mdx:5:1 has related pages "intro" | write a list of paths: related: [\'/docs/intro\']',
    ]);
  });

  it('requires an operation on a page below api/apis', () => {
    expect(messagesOf(`${FRONT_MATTER}\nText.`, 'api/apis/app/start.mdx')).toEqual([
      'api/apis/app/start.mdx:1:1 is below api/apis/ and names no operation | add a line "operation: ..." with an operationId of contract/openapi.yaml',
    ]);
  });

  it('allows no operation elsewhere', () => {
    expect(messagesOf(`${withLine('operation: createApp')}\nText.`)).toEqual([
      'docs/start.mdx:5:1 names the operation "createApp" but is not below api/apis/ | remove the line, or move the page',
    ]);
  });
});

describe('two pages', () => {
  it('may not share title or description', () => {
    const text = `${FRONT_MATTER}\nText.`;
    const sources = [
      {file: 'docs/a.mdx', text},
      {file: 'docs/b.mdx', text},
    ];
    expect(checkPages(sources, SITE)).toEqual([
      {
        place: 'docs/b.mdx:2:1',
        problem: 'has the title of docs/a.mdx: "Start a machine"',
        fix: 'give each page a title of its own',
      },
      {
        place: 'docs/b.mdx:3:1',
        problem:
          'has the description of docs/a.mdx: "Starts one machine and waits until it answers, with what to do when it does not."',
        fix: 'give each page a description of its own',
      },
    ]);
  });

  it('are reported together', () => {
    const sources = [
      {file: 'docs/a.mdx', text: 'Text.'},
      {file: 'docs/b.mdx', text: 'Text.'},
    ];
    expect(checkPages(sources, SITE).map(({place}) => place)).toEqual([
      'docs/a.mdx:1:1',
      'docs/b.mdx:1:1',
    ]);
  });
});
