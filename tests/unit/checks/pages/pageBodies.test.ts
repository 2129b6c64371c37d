import {describe, expect, it} from 'vitest';
import {FRONT_MATTER, messagesOf, messagesOfBody} from './pageMessages';

describe('the content of a page', () => {
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
      'docs/start.mdx:7:1 opens an admonition with :::note and never closes it | put a line ::: below its text',
    ],
    [
      'a box of an unknown kind',
      ':::warn\n\nText.\n\n:::',
      'docs/start.mdx:7:4 has an admonition of the unknown kind "warn" | write "warning"',
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
      'docs/start.mdx:7:1 skips a heading level at "### Deep" | start it with ##',
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
      'docs/start.mdx:8:13 says "simply" | drop the word: the reader may find it hard',
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

  it('is checked in titles too', () => {
    const text = FRONT_MATTER.replace('Start a machine', 'Start a machine easily');
    expect(messagesOf(`${text}\nText.`)).toEqual([
      'docs/start.mdx:2:1 says "easily" | drop the word: the reader may find it hard',
    ]);
  });
});
