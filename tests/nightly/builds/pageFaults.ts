// cspell:disable: this file contains mistakes on purpose
import {covering, type Fault, inFile, inFrontMatter, inText, writeFrontMatter} from './faultMakers';

/** Mistakes in the parts of a page: its markup, front matter, URL and characters. */
export const PAGE_FAULTS: readonly Fault[] = [
  ...covering(
    [21],
    [
      inText(
        'a script',
        '<script src="/a.js"></script>',
        'PAGE:7:1 uses the HTML element <script>',
        'Fix: remove it: a page carries no script',
      ),
      inText(
        'a handler',
        '<Card title="A" href="/docs/intro" onclick="go()">Words</Card>',
        'PAGE:7:1 has the attribute onclick on <Card>',
        'Fix: remove it: a page carries no script',
      ),
      inText(
        'a frame',
        '<iframe src="https://example.com"></iframe>',
        'PAGE:7:1 uses the HTML element <iframe>',
        'Fix: remove it and link to the address',
      ),
      inText(
        'a style',
        '<kbd style={{color: "red"}}>K</kbd>',
        'PAGE:7:1 has a style attribute on <kbd>',
        'Fix: remove it: the content policy blocks it',
      ),
    ],
  ),
  ...covering(
    [78],
    [
      inText(
        'an image element',
        '<img src="/img/logo.svg" />',
        'PAGE:7:1 uses the HTML element <img>',
        'Fix: write a Markdown image',
      ),
      inText(
        'a link element',
        'See <a href="/docs/intro">the start</a>.',
        'PAGE:7:5 uses the HTML element <a>',
        'Fix: write a Markdown link',
      ),
      inText(
        'an id twice',
        '## Check {/* #a */}\n\nWords.\n\n## Test {/* #a */}',
        'PAGE:11:1 has the id "a" twice, first at line 7',
        'Fix: give one heading an id of its own',
      ),
      inText(
        'code in an unknown language',
        '```pyhton\nprint()\n```',
        'PAGE:7:1 has a code block in the unknown language "pyhton"',
        'Fix: write "python"',
      ),
      inText(
        'code without a language',
        '```\nls\n```',
        'PAGE:7:1 has a code block without a language',
        'Fix: write the language after the fence',
      ),
      inText(
        'a code block that is never closed',
        'Run:\n\n```bash\nls',
        'PAGE:9:1 opens a code block with ``` and never closes it',
        'Fix: put a line ``` below the code',
      ),
      inText(
        'a box that is never closed',
        ':::note\n\nWords.',
        'PAGE:7:1 opens an admonition with :::note and never closes it',
        'Fix: put a line ::: below its text',
      ),
      inText(
        'a box of an unknown kind',
        ':::warn\n\nWords.\n\n:::',
        'PAGE:7:4 has an admonition of the unknown kind "warn"',
        'Fix: write "warning"',
      ),
      inText(
        'a heading level that is left out',
        '#### Deep',
        'PAGE:7:1 skips a heading level at "#### Deep"',
        'Fix: start it with ##',
      ),
      inText(
        'a second title',
        '# Start',
        'PAGE:7:1 has a second title, "# Start"',
        'Fix: start it with ##',
      ),
      inText('nothing', '', 'PAGE:1:1 is empty', 'Fix: write the page, or remove the file'),
      inFrontMatter(
        'a misspelt key',
        /^kind/m,
        'knid',
        'PAGE:4:1 has the unknown key "knid"',
        'Fix: write "kind"',
      ),
      inFrontMatter(
        'front matter that is never closed',
        /---\n\n$/,
        '\n',
        'PAGE:1:1 opens front matter with --- and never closes it',
        'Fix: put a line --- below the last key',
      ),
      inFile(
        'a page in no sidebar',
        'docs/orphan.mdx',
        `${writeFrontMatter('docs/orphan.mdx')}Words.\n`,
        'docs/orphan.mdx:1:1 is in no sidebar',
        "Fix: add 'orphan' to sidebars.ts",
      ),
      inFile(
        'a file at the URL of a page',
        'static/docs/intro.html',
        '<p>Words</p>',
        'static/docs/intro.html:1:1 has the address /docs/intro of docs/intro.mdx',
        'Fix: rename one of the two',
      ),
    ],
  ),
  inFrontMatter(
    'front matter that is not valid YAML',
    /title: Page/,
    'title: Page:',
    'PAGE:2:8 has front matter that is not valid YAML',
    'Fix: quote a value that holds a colon',
  ),
  inFrontMatter(
    'an unknown kind of page',
    /kind: concept/,
    'kind: essay',
    'PAGE:4:1 is of the unknown kind "essay"',
    'Fix: use one of tutorial, ',
  ),
  inFrontMatter(
    'a description of three words',
    /description: .*/,
    'description: Only three words.',
    'PAGE:3:1 has a description of 17 characters: "Only three words."',
    'Fix: write one sentence of 50 to 160 characters',
  ),
  inFrontMatter(
    'a related page that does not exist',
    /kind: concept/,
    'kind: concept\nrelated: [/docs/intor]',
    'PAGE:5:11 lists "/docs/intor" as related, which is not a page',
    'Fix: write /docs/intro',
  ),
  inFrontMatter(
    'a custom URL',
    /kind: concept/,
    'kind: concept\nslug: /somewhere',
    'PAGE:5:1 has the unknown key "slug"',
    'Fix: use one of title, ',
  ),
  inFile(
    'two pages with the same URL',
    'docs/intro.md',
    `${writeFrontMatter('docs/second.mdx')}Words.\n`,
    'docs/intro.mdx:1:1 has the address /docs/intro of docs/intro.md',
    'Fix: rename one of the two',
  ),
  ...covering(
    [81],
    [
      inFile(
        'a page in another encoding',
        'docs/latin.mdx',
        Buffer.from(`${writeFrontMatter('docs/latin.mdx')}Caf\xe9.\n`, 'latin1'),
        'docs/latin.mdx:7:4 is not UTF-8: it holds the byte 0xe9',
        'Fix: save the file as UTF-8',
      ),
      inText('a NUL character', 'Words\0.', 'PAGE:7:6 holds a NUL character', 'Fix: remove it'),
      inText(
        'a page of three megabytes',
        'A word. '.repeat(400_000),
        'PAGE:1:1 has 3200',
        'characters, and 100000 is the most',
        'Fix: split the page',
      ),
    ],
  ),
];
