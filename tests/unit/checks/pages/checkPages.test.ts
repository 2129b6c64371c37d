import {describe, expect, it} from 'vitest';
import {checkPages} from '../../../../src/plugins/checks/build/pages/checkPages';

const SITE = 'https://docs.rungen.ai';

const FRONT_MATTER = `---
title: Start a machine
description: Starts one machine and waits until it answers, with what to do when it does not.
kind: how-to
---
`;

/** Every message about one page, as a writer reads it. */
function messagesOf(text: string, file = 'docs/start.mdx'): string[] {
  return checkPages([{file, text}], SITE).map(
    ({place, problem, fix}) => `${place} ${problem} | ${fix}`,
  );
}

/** Every message about a page whose front matter is right. */
function messagesOfBody(body: string): string[] {
  return messagesOf(`${FRONT_MATTER}\n${body}\n`);
}

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

  it('is asked for when there is none', () => {
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
      'docs/start.mdx:2:8 has front matter that is no YAML: Nested mappings are not allowed in compact mappings | quote a value that holds a colon, and indent with spaces',
    ]);
  });

  it.each(['title', 'description', 'kind'])('needs a %s', (key) => {
    expect(messagesOf(`${without(key)}\nText.`)).toEqual([
      `docs/start.mdx:1:1 has no ${key} | add a line "${key}: ..." between the --- lines`,
    ]);
  });

  it('names the key that was meant', () => {
    expect(messagesOf(`${withLine('sidebar_lable: Start')}\nText.`)).toEqual([
      'docs/start.mdx:5:1 has the unknown key "sidebar_lable" | write "sidebar_label"',
    ]);
  });

  it('lists the keys when none is near', () => {
    expect(messagesOf(`${withLine('audience: all')}\nText.`)).toEqual([
      'docs/start.mdx:5:1 has the unknown key "audience" | use one of title, description, kind, operation, related, sidebar_label, sidebar_class_name, pagination_label, pagination_next, pagination_prev, hide_table_of_contents',
    ]);
  });

  it('needs words in the title', () => {
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

  it('wants a list of paths in related', () => {
    expect(messagesOf(`${withLine('related: intro')}\nText.`)).toEqual([
      'docs/start.mdx:5:1 has related pages "intro" | write a list of paths: related: [\'/docs/intro\']',
    ]);
  });

  it('wants an operation on a page below api/apis', () => {
    expect(messagesOf(`${FRONT_MATTER}\nText.`, 'api/apis/app/start.mdx')).toEqual([
      'api/apis/app/start.mdx:1:1 is below api/apis/ and names no operation | add a line "operation: ..." with an operationId of contract/openapi.yaml',
    ]);
  });

  it('wants no operation elsewhere', () => {
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

  it('are told of in one go', () => {
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

describe('what stands in a page', () => {
  it.each<[fault: string, body: string, message: string]>([
    ['nothing', '', 'docs/start.mdx:1:1 is empty | write the page, or remove the file'],
    [
      'a block that is never closed',
      'Run:\n\n```bash\nls',
      'docs/start.mdx:9:1 opens a code block with ``` and never closes it | put a line ``` below the code',
    ],
    [
      'a box that is never closed',
      ':::note\n\nText.',
      'docs/start.mdx:7:1 opens a box with :::note and never closes it | put a line ::: below its text',
    ],
    [
      'a box of an unknown kind',
      ':::warn\n\nText.\n\n:::',
      'docs/start.mdx:7:4 has a box of the unknown kind "warn" | write "warning"',
    ],
    [
      'an id in the old form',
      '## Check {#check}',
      'docs/start.mdx:7:10 names a heading "{#check}" | write {/* #check */}',
    ],
    [
      'an HTML comment',
      'Text. <!-- later -->',
      'docs/start.mdx:7:7 has an HTML comment | write {/* ... */}',
    ],
    [
      'a tag that is never closed',
      '<Cards>\n\nText.',
      'docs/start.mdx:7:1 cannot be read: Expected a closing tag for `<Cards>` (7:1-7:8) | close the tag or brace there; outside code, write \\< and \\{ for the signs themselves',
    ],
    [
      'an image element that is never closed',
      '<img src="a.png">',
      'docs/start.mdx:7:1 cannot be read: Expected a closing tag for `<img>` (7:1-7:18) | write a Markdown image, ![what it shows](./picture.svg), so that the build gives it a size and checks it',
    ],
    [
      'a second title',
      '# Start',
      'docs/start.mdx:7:1 has a second title, "# Start" | start it with ##: the title of the page is its h1',
    ],
    [
      'a level that is left out',
      '### Deep',
      'docs/start.mdx:7:1 leaves a level out at "### Deep" | start it with ##',
    ],
    [
      'an id twice',
      '## Check {/* #a */}\n\n## Test {/* #a */}',
      'docs/start.mdx:9:1 has the id "a" twice, first at line 7 | give one heading an id of its own: {/* #other-id */}',
    ],
    [
      'an id that another heading makes of its words',
      '## Check\n\n## Test {/* #check */}',
      'docs/start.mdx:9:1 has the id "check" twice, first at line 7 | give one heading an id of its own: {/* #other-id */}',
    ],
    [
      'a heading that numbers a step',
      '## 2. Stop',
      'docs/start.mdx:7:1 numbers the heading "2. Stop" | make it a list, "2. ## Stop", and indent the step',
    ],
    [
      'a step that is named without a link',
      '1. ## Start {/* #start */}\n\nRepeat step 1.',
      'docs/start.mdx:9:1 names "step 1" without a link | write a link: [step 2](#start)',
    ],
    [
      'a step with the number of another one',
      '1. ## Start {/* #start */}\n2. ## Stop {/* #stop */}\n\nRepeat [step 1](#stop).',
      'docs/start.mdx:10:8 names "step 1" for #stop | write "step 2"',
    ],
    [
      'an import',
      "import Chart from './Chart';",
      'docs/start.mdx:7:1 has code of its own: "import Chart from \'./Chart\';" | remove it: pages import nothing, and components need no import',
    ],
    [
      'an export',
      'export const a = 1;',
      'docs/start.mdx:7:1 has code of its own: "export const a = 1;" | remove it: pages import nothing, and components need no import',
    ],
    [
      'an image element',
      '<img src="/img/a.png" />',
      'docs/start.mdx:7:1 uses the HTML element <img> | write a Markdown image, ![what it shows](./picture.svg), so that the build gives it a size and checks it',
    ],
    [
      'a link element',
      'See <a href="/docs/intro">the start</a>.',
      'docs/start.mdx:7:5 uses the HTML element <a> | write a Markdown link, [text](/docs/intro), so that the build can check it',
    ],
    [
      'R21: a script',
      '<script src="/a.js"></script>',
      'docs/start.mdx:7:1 uses the HTML element <script> | remove it: a page carries no script',
    ],
    [
      'R21: a frame',
      '<iframe src="https://example.com"></iframe>',
      'docs/start.mdx:7:1 uses the HTML element <iframe> | remove it and link to the address: a page loads nothing from elsewhere',
    ],
    [
      'another element',
      '<div>Text</div>',
      'docs/start.mdx:7:1 uses the HTML element <div> | write it in Markdown, or with a component of CONTRIBUTING.md',
    ],
    [
      'an unknown component',
      '<Sampel name="run-job" />',
      'docs/start.mdx:7:1 uses the unknown component <Sampel> | write <Sample>',
    ],
    [
      'R21: a handler',
      '<Card title="A" href="/docs/intro" onclick="go()">Text</Card>',
      'docs/start.mdx:7:1 has the attribute onclick on <Card> | remove it: a page carries no script',
    ],
    [
      'a style',
      '<kbd style={{color: "red"}}>K</kbd>',
      'docs/start.mdx:7:1 has a style attribute on <kbd> | remove it: the content policy blocks it, and styles live in components',
    ],
    [
      'a name that is not defined',
      'There are {count} tiers.',
      'docs/start.mdx:7:11 computes {count} | write the words themselves, or \\{ for the sign',
    ],
    [
      'an attribute that is computed',
      '<Card title={name}>Text</Card>',
      'docs/start.mdx:7:1 computes title={name} on <Card> | write title="the words themselves"',
    ],
    [
      'an object spread into a component',
      '<Card {...door}>Text</Card>',
      'docs/start.mdx:7:1 spreads an object into <Card> | write each attribute out',
    ],
    [
      'an image without a text',
      '![](./running.svg)',
      'docs/start.mdx:7:1 has an image without a text: "./running.svg" | say between the brackets what the image shows',
    ],
    [
      'a link to this site by its full address',
      '[Billing](https://docs.rungen.ai/docs/intro#billing)',
      'docs/start.mdx:7:1 links to this site as "https://docs.rungen.ai/docs/intro#billing" | write the path, /docs/intro#billing, so that the build can check it',
    ],
    [
      'a link that is a script',
      '[Open it](javascript:go)',
      'docs/start.mdx:7:1 links to "javascript:go" | link to a page or to an https address',
    ],
    [
      'a link that can be read on its way',
      '[Model](http://example.com)',
      'docs/start.mdx:7:1 links to "http://example.com" | write https://',
    ],
    [
      'a link text that says nothing',
      'Read on [here](/docs/intro).',
      'docs/start.mdx:7:9 has a link with the text "here" | name what the link leads to',
    ],
    [
      'code without a language',
      '```\nls\n```',
      'docs/start.mdx:7:1 has a code block without a language | write the language after the fence, or "text"',
    ],
    [
      'code in a language by its other name',
      '```sh\nls\n```',
      'docs/start.mdx:7:1 has a code block in the unknown language "sh" | write "bash"',
    ],
    [
      'a word that judges',
      'One line.\nThe second *simply* works.',
      'docs/start.mdx:8:13 says "simply" | drop the word: what is hard for the reader is not for us to say',
    ],
    [
      'the spelling of another country',
      'The job is cancelled.',
      'docs/start.mdx:7:12 says "cancelled" | write it with one l, as the service does: canceled, canceling',
    ],
  ])('may not be %s', (_fault, body, message) => {
    expect(messagesOfBody(body)).toEqual([message]);
  });

  it('starts with a heading of level one outside docs and api', () => {
    expect(messagesOf(`${FRONT_MATTER}\nText.`, 'src/pages/start.mdx')).toEqual([
      'src/pages/start.mdx:1:1 has no heading of level one | start the text with a line # and the title: pages outside docs/ and api/ write theirs',
    ]);
  });

  it('is read in titles too', () => {
    const text = FRONT_MATTER.replace('Start a machine', 'Start a machine easily');
    expect(messagesOf(`${text}\nText.`)).toEqual([
      'docs/start.mdx:2:1 says "easily" | drop the word: what is hard for the reader is not for us to say',
    ]);
  });
});
