// cspell:disable: mistakes are what this file is about
import {readFileSync} from 'node:fs';
import {mkdir, readFile, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** One mistake, and what the build says about it. */
export type Fault = {
  readonly name: string;
  /** The cases it belongs to, beside R76 and R77. */
  readonly cases?: readonly number[];
  /** Makes the mistake in a copy of the site. */
  readonly inject: (site: FaultySite) => Promise<void>;
  /** Parts of what is said. `PAGE` stands for the page that was made for the mistake. */
  readonly says: readonly string[];
  /** Environment variables of the build. */
  readonly env?: Readonly<Record<string, string>>;
};

/** A copy of the site, and the page that a mistake may use. */
type FaultySite = {
  readonly folder: string;
  /** A page of its own for each mistake, in the sidebar already. */
  readonly page: string;
};

/** Where a page for a mistake is, by the number of the mistake. */
export function nameFaultyPage(index: number): string {
  return `docs/fault-${index}.mdx`;
}

/** The front matter of a page for a mistake. The text starts in line 7. */
function writeFrontMatter(page: string): string {
  const name = path.basename(page, '.mdx');
  return `---
title: Page ${name}
description: A page that was made for one mistake, which is ${name}, and for nothing else.
kind: concept
---

`;
}

async function write({folder}: FaultySite, file: string, text: string | Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
  await writeFile(path.join(folder, file), text);
}

/** Changes a file of the copy. */
export async function replaceIn(
  folder: string,
  file: string,
  before: string,
  after: string,
): Promise<void> {
  const source = await readFile(path.join(folder, file), 'utf8');
  const edited = source.replace(before, () => after);
  if (edited === source) throw new Error(`${file} does not contain ${JSON.stringify(before)}`);
  await writeFile(path.join(folder, file), edited);
}

/** The number of the first line with some words in a file of the site. */
function lineOf(file: string, words: string): string {
  const before = readFileSync(file, 'utf8').split(words)[0] ?? '';
  return String(before.split('\n').length);
}

/** A page whose text holds a mistake. */
function inText(name: string, text: string, ...says: string[]): Fault {
  const inject = (site: FaultySite): Promise<void> =>
    write(site, site.page, `${writeFrontMatter(site.page)}${text}\n`);
  return {name, inject, says};
}

/** A page whose front matter holds a mistake. */
function inFrontMatter(name: string, before: RegExp, after: string, ...says: string[]): Fault {
  const inject = (site: FaultySite): Promise<void> =>
    write(site, site.page, `${writeFrontMatter(site.page).replace(before, after)}Words.\n`);
  return {name, inject, says};
}

/** A mistake in a file of its own, or in a file there is. */
function inFile(name: string, file: string, text: string | Buffer, ...says: string[]): Fault {
  return {name, inject: (site) => write(site, file, text), says};
}

function inEdit(
  name: string,
  file: string,
  [before, after]: readonly [before: string, after: string],
  ...says: string[]
): Fault {
  return {name, inject: ({folder}) => replaceIn(folder, file, before, after), says};
}

function covering(cases: readonly number[], faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({...fault, cases}));
}

/** Mistakes that the checks of content find. All can be made at once, and all are told at once. */
const CONTENT_FAULTS: readonly Fault[] = [
  inText(
    'a link to a page that is not there',
    'See [the start](/docs/intor).',
    'PAGE:7:5 links to "/docs/intor", which is not there',
    'Fix: write /docs/intro',
  ),
  inText(
    'a relative link to a page that is not there',
    'See [the start](./intor).',
    'PAGE:7:5 links to "./intor", which is not there',
    'Fix: write /docs/intro',
  ),
  inText(
    'a card that leads nowhere',
    '<Card title="Start" href="/docs/intor">Words</Card>',
    'PAGE:7:1 links to "/docs/intor", which is not there',
    'Fix: write /docs/intro',
  ),
  inText(
    'a picture that is not there',
    '![A graph](./graph.svg)',
    'PAGE:7:1 shows the image "./graph.svg"',
    'Fix: put a file at docs/graph.svg, or fix the path',
  ),
  inText(
    'a picture below static/ that is not there',
    '![A graph](/img/graph.svg)',
    'PAGE:7:1 shows the image "/img/graph.svg"',
    'Fix: put a file at static/img/graph.svg, or fix the path',
  ),
  inText(
    'a name that is not defined',
    'There are {count} tiers.',
    'PAGE:7:11 computes {count}',
    'Fix: write the words themselves, or \\{ for the sign',
  ),
  inText(
    'a component that is not there',
    '<Sampel name="run-job" />',
    'PAGE:7:1 uses the unknown component <Sampel>',
    'Fix: write <Sample>',
  ),
  inText(
    'a tag that is never closed',
    '<Cards>\n\n1. Wait.',
    'PAGE:7:1 cannot be read: Expected a closing tag for `<Cards>`',
    'Fix: close the tag or brace there',
  ),
  inText(
    'a brace that is never closed',
    'Send {"a": 1.',
    'PAGE:7:',
    'cannot be read: ',
    'Fix: close the tag or brace there',
  ),
  inText(
    'an HTML comment',
    'Words. <!-- later -->',
    'PAGE:7:8 has an HTML comment',
    'Fix: write {/* ... */}',
  ),
  inText(
    'an id in the old form',
    '## Check {#check}',
    'PAGE:7:10 names a heading "{#check}"',
    'Fix: write {/* #check */}',
  ),
  inText(
    'an import',
    "import Chart from './Chart';",
    'PAGE:7:1 has code of its own: "import Chart from \'./Chart\';"',
    'Fix: remove it: pages import nothing',
  ),
  inText(
    'an export',
    'export const when = new Date();',
    'PAGE:7:1 has code of its own: "export const when = new Date();"',
    'Fix: remove it: pages import nothing',
  ),
  inEdit(
    'a sample without a part to show',
    'samples/python/stop-app.py',
    ['    # region end\n', ''],
    `samples/python/stop-app.py:${lineOf('samples/python/stop-app.py', '# region start')}:1 has 1 marks of a region`,
    'Fix: write "# region start" above the lines that pages show and "# region end" below them, once',
  ),
  inEdit(
    'a sample with a line that is too wide to show',
    'samples/javascript/stop-app.mjs',
    ['  const res = await fetch', '  const theAnswerOfTheService = await fetch'],
    `samples/javascript/stop-app.mjs:${lineOf('samples/javascript/stop-app.mjs', 'const res = await fetch')}:3 has a line of 66 characters in its region, and 60 is the most`,
    'Fix: break it, or give a long value a name above the region',
  ),
  inEdit(
    'a sample with a part that is too short',
    'samples/go/delete-app/main.go',
    ['\tmust(read(response))\n\tfmt.Printf("Deleted app %s\\n", appID)\n', ''],
    `samples/go/delete-app/main.go:${lineOf('samples/go/delete-app/main.go', '// region start')}:1 has a region of 4 lines, and pages show 5 to 14`,
  ),
  inText(
    'a sample that is not there',
    '<Sample name="run-jbo" />',
    'PAGE:7:1 places the sample "run-jbo", which samples/ does not have',
    'Fix: write name="run-job"',
  ),
  inText(
    'a table of states that are not there',
    '<StateTable of="JobStates" />',
    'PAGE:7:1 ',
    '"JobStates"',
    'Fix: ',
  ),
  inText(
    'a table of facts that the contract does not have',
    '<FactTable of="retry" />',
    'PAGE:7:1 ',
    '"retry"',
    'Fix: ',
  ),
  inText(
    'a typed table of facts',
    '| Field | Value |\n| --- | --- |\n| `active_workers` | 1 |',
    'PAGE:7:1 has a typed table of facts',
    'active_workers',
    'Fix: ',
  ),
  inText(
    'a JSON block with a field that no body has',
    '```json\n{"configuration": {"active_wrokers": 1}}\n```',
    'PAGE:7:1 has a JSON block that ',
    'active_wrokers',
    'Fix: ',
  ),
  inText(
    'values of two enumerations in one list',
    'Stop at `COMPLETED`, `STOPPED` or `FAILED`.',
    'PAGE:7:9 names COMPLETED, STOPPED, FAILED together',
    'Fix: ',
  ),
  inText(
    'a date that no calendar has',
    'Since 2024-02-30.',
    'PAGE:7:7 has the date "2024-02-30"',
    'Fix: ',
  ),
  inText(
    'a name that the contract does not have',
    'Set `active_wrokers` to 1.',
    'PAGE:7:6 names ',
    'active_wrokers',
    'Fix: ',
  ),
  inText(
    'a link that is a script',
    '[Open it](javascript:go)',
    'PAGE:7:1 links to "javascript:go"',
    'Fix: link to a page or to an https address',
  ),
  inText(
    'a link that can be read on its way',
    '[Model](http://example.com)',
    'PAGE:7:1 links to "http://example.com"',
    'Fix: write https://',
  ),
  inText(
    'a picture from another host',
    '![A graph](https://example.com/graph.svg)',
    'PAGE:7:1 shows the image "https://example.com/graph.svg"',
    'Fix: put the file beside the page',
  ),
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
        'PAGE:7:1 opens a box with :::note and never closes it',
        'Fix: put a line ::: below its text',
      ),
      inText(
        'a box of an unknown kind',
        ':::warn\n\nWords.\n\n:::',
        'PAGE:7:4 has a box of the unknown kind "warn"',
        'Fix: write "warning"',
      ),
      inText(
        'a level that is left out',
        '#### Deep',
        'PAGE:7:1 leaves a level out at "#### Deep"',
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
        'a file at the address of a page',
        'static/docs/intro.html',
        '<p>Words</p>',
        'static/docs/intro.html:1:1 stands at the address /docs/intro of docs/intro.mdx',
        'Fix: rename one of the two',
      ),
    ],
  ),
  inFrontMatter(
    'front matter that is no YAML',
    /title: Page/,
    'title: Page:',
    'PAGE:2:8 has front matter that is no YAML',
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
    'a related page that is not there',
    /kind: concept/,
    'kind: concept\nrelated: [/docs/intor]',
    'PAGE:5:11 calls "/docs/intor" related, which is no page',
    'Fix: write /docs/intro',
  ),
  inFrontMatter(
    'an address of its own',
    /kind: concept/,
    'kind: concept\nslug: /somewhere',
    'PAGE:5:1 has the unknown key "slug"',
    'Fix: use one of title, ',
  ),
  inFile(
    'two pages at one address',
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
  inEdit(
    'a page in the sidebar that is not there',
    'sidebars.ts',
    ["'gpu-tiers'", "'gpu-teirs', 'gpu-tiers'"],
    'names the page "gpu-teirs", which docs/ does not have',
    "Fix: write 'gpu-tiers'",
  ),
  inText(
    'a number typed by hand',
    'The programs wait for 12 minutes.',
    'PAGE:7:23 has the number "12" by hand',
    'wait for 12 minutes.',
    'Fix: place <Fact id="job-rest" />, which is "11 minutes", or add yours to contract/facts.yaml',
  ),
  inText(
    'a host typed by hand',
    'Send it to `https://api.rungen.io/app`.',
    'PAGE:7:13 has the host "https://api.rungen.io" by hand',
    'Fix: add it to contract/facts.yaml with its source',
  ),
  inText(
    'a statement about billing in other words',
    'A stopped app does bill.',
    'PAGE:7:1 says of money "A stopped app does bill."',
    'Fix: place <Claim id="stopped-app-free" />, which is "A stopped app does not bill", or add the sentence',
  ),
  inEdit(
    'a statement that the rules for agents say in other words',
    'src/site/agentPreface.ts',
    ['Keep the links out of logs', 'Keep the links in logs'],
    'has "link-out-of-logs-in-rules", whose words src/site/agentPreface.ts no longer has',
  ),
  inEdit(
    'a text of the contract that nobody held against its sources',
    'contract/openapi.yaml',
    ['The readable name of the LoRA.', 'The file name of the LoRA.'],
    'has other words in schemas.Lora than those that were held against A2, A5',
    'Fix: if its sources say so, run npm run sources:record -- --confirm schemas.Lora',
  ),
  inEdit(
    'a source that nothing names',
    'contract/sources.yaml',
    ['- id: A0\n', '- {id: Z9, name: Nobody, known: Nothing}\n- id: A0\n'],
    'has the source "Z9", which nothing names',
  ),
  inText(
    'a fact that the register does not have',
    'One line. <Fact id="job-wiat" />',
    'PAGE:7:11 places "job-wiat", which contract/facts.yaml does not have',
    'Fix: did you mean "job-wait"?',
  ),
  inEdit(
    'a fact that nothing uses',
    'contract/facts.yaml',
    [
      '- id: job-wait\n',
      '- {id: job-rest, value: 11, unit: minutes, source: samples}\n- id: job-wait\n',
    ],
    'contract/facts.yaml:',
    'has "job-rest", which no page places and no text says',
    'Fix: place it by its id, or remove it',
  ),
  inText(
    'an open question that the register does not have',
    'One line. <Unknown id="rate-limits" />',
    'PAGE:7:11 asks for the open question "rate-limits", which contract/open-questions.yaml does not have',
    'Fix: did you mean "rate-limit"?',
  ),
  inText(
    'an unknown in words of its own',
    'The rate limit is not published.',
    'PAGE:7:23 says "published" by hand',
    'Fix: place <Unknown id="…" />',
  ),
  inEdit(
    'an open question that stands nowhere',
    'contract/open-questions.yaml',
    [
      '    - id: paging\n',
      '    - {id: nowhere, name: Nowhere, question: Where?, meanwhile: Look.}\n    - id: paging\n',
    ],
    'contract/open-questions.yaml:',
    'has the question "nowhere", which no page and no field shows',
    'Fix: place <Unknown id="nowhere" />',
  ),
  inEdit(
    'an icon that is not there',
    'docusaurus.config.ts',
    ["favicon: 'img/favicon.svg'", "favicon: 'img/icon.svg'"],
    'names "img/icon.svg", which is not there',
    'Fix: put a file at static/img/icon.svg, or fix the path',
  ),
  inEdit(
    'a sharing picture that is not there',
    'docusaurus.config.ts',
    ["image: 'img/social.png'", "image: 'img/card.png'"],
    'names "img/card.png", which is not there',
    'Fix: put a file at static/img/card.png, or fix the path',
  ),
  inEdit(
    'a link of the footer that leads nowhere',
    'src/site/navigation.ts',
    ["to: '/docs/intro'", "to: '/docs/intor'"],
    'src/site/navigation.ts:',
    'names "/docs/intor", which is not there',
    'Fix: write /docs/intro',
  ),
  inEdit(
    'a picture of a style sheet that is not there',
    'src/components/Cards/styles.module.css',
    ['{', '{\n  background: url("./nope.svg");'],
    'src/components/Cards/styles.module.css:',
    'names the file "./nope.svg"',
    'Fix: put a file at src/components/Cards/nope.svg, or fix the path',
  ),
  inEdit(
    'an operation that the contract does not have',
    'api/apis/app/get-app.mdx',
    ['operation: getApp', 'operation: getAp'],
    'api/apis/app/get-app.mdx:5:1',
    'names the operation "getAp", which the contract does not have',
    'Fix: did you mean "getApp"?',
  ),
  {
    name: 'a script in the id of a tag manager',
    cases: [14],
    inject: () => Promise.resolve(),
    env: {GTM_CONTAINER_ID: "GTM-X');alert(1);('"},
    says: [
      'GTM_CONTAINER_ID is "GTM-X\');alert(1);(\'". It must be GTM- and 4 to 12 capital letters or digits',
      'Fix: correct the variable, or unset it',
    ],
  },
  {
    name: 'an empty id of a tag',
    cases: [14],
    inject: () => Promise.resolve(),
    env: {GTAG_ID: ''},
    says: [
      'GTAG_ID is "". It must be G- and 4 to 12 capital letters or digits',
      'Fix: correct the variable, or unset it',
    ],
  },
];

/** Symbolic links are told before all else, because what reads the folders follows them. */
const SYMLINK_FAULTS: readonly Fault[] = covering(
  [81],
  [
    {
      name: 'a link to a file',
      inject: ({folder, page}) => symlink('intro.mdx', path.join(folder, page)),
      says: ['PAGE:1:1 is a symbolic link', 'Fix: put the file or folder itself here'],
    },
    {
      name: 'a link to the folder above',
      inject: ({folder}) => symlink('..', path.join(folder, 'docs/loop')),
      says: ['docs/loop:1:1 is a symbolic link', 'Fix: put the file or folder itself here'],
    },
    {
      name: 'a link out of the static files',
      inject: ({folder}) => symlink('/etc/hostname', path.join(folder, 'static/name.txt')),
      says: ['static/name.txt:1:1 is a symbolic link', 'Fix: put the file or folder itself here'],
    },
  ],
);

/** Mistakes in the contract hide those in what is drawn from it, so each needs a build of its own. */
const CONTRACT_FAULTS: readonly Fault[] = [
  inEdit(
    'a contract that is no YAML',
    'contract/openapi.yaml',
    ['openapi: ', 'openapi: : '],
    'contract/openapi.yaml:1:',
    'cannot be read: ',
    'Fix: make sure that the file exists and is valid YAML',
  ),
  inEdit(
    'a reference in the contract that leads nowhere',
    'contract/openapi.yaml',
    ["$ref: '#/components/schemas/", "$ref: '#/components/schemata/"],
    'contract/openapi.yaml:',
    "Can't resolve $ref",
    'Fix: ',
  ),
];

/** Mistakes that the compiler of types finds, all at once. */
const TYPE_FAULTS: readonly Fault[] = covering(
  [80],
  [
    inFile(
      'a type that does not fit',
      'src/components/faultType.ts',
      "export const count: number = 'three';\n",
      'src/components/faultType.ts:1:14 TS2322: ',
      "Type 'string' is not assignable to type 'number'",
    ),
    inFile(
      'a name that is not defined, in a component',
      'src/components/FaultName.tsx',
      'export default function FaultName() {\n  return <p>{count}</p>;\n}\n',
      "src/components/FaultName.tsx:2:14 TS2304: Cannot find name 'count'",
    ),
    inFile(
      'an import that is not there',
      'src/components/FaultImport.tsx',
      "import Chart from './Chart';\n\nexport default Chart;\n",
      "src/components/FaultImport.tsx:1:19 TS2307: Cannot find module './Chart'",
    ),
    inEdit(
      'an unknown setting',
      'docusaurus.config.ts',
      ['trailingSlash: false,', 'trailingSlash: false,\n  trailingSlsh: false,'],
      'docusaurus.config.ts:',
      "TS2561: Object literal may only specify known properties, but 'trailingSlsh' does not exist",
      "Did you mean to write 'trailingSlash'?",
    ),
    inEdit(
      'a sidebar of the wrong form',
      'sidebarsApi.ts',
      ["type: 'category'", "type: 'categroy'"],
      'sidebarsApi.ts:',
      "is not assignable to type 'SidebarItemConfig[] | SidebarCategoriesShorthand'",
    ),
  ],
);

/** Mistakes after which the compiler reads no further. */
const SYNTAX_FAULTS: readonly Fault[] = covering(
  [80],
  [
    inFile(
      'a tag that is never closed, in a component',
      'src/components/FaultTag.tsx',
      'export default function FaultTag() {\n  return <p>;\n}\n',
      'src/components/FaultTag.tsx:2:',
      "JSX element 'p' has no corresponding closing tag",
    ),
    inEdit(
      'a line of the settings that is no code',
      'src/site/brand.ts',
      ['export const ', 'export const = 1;\nexport const '],
      'src/site/brand.ts:',
      'cannot be read: Expected identifier but found "="',
      'Fix: correct the line',
    ),
  ],
);

/** Mistakes that only the bundler sees, all at once. */
const BUNDLER_FAULTS: readonly Fault[] = [
  inEdit(
    'a rule of style that is never closed',
    'src/css/print.css',
    ['@media print {', '.fault {\n  color: red;\n\n@media print {'],
    'src/css/print.css:',
    'cannot be bundled: ',
    'Fix: correct the line',
  ),
  inEdit(
    'a style sheet that is not there',
    'src/components/PageGrid/index.tsx',
    ['import ', "import './nope.css';\nimport "],
    'src/components/PageGrid/index.tsx:1:',
    'nope.css',
    'Fix: correct the line',
  ),
];

/** Mistakes that show when pages are drawn, all at once. */
const DRAWING_FAULTS: readonly Fault[] = [
  inFile(
    'a component that throws',
    'src/pages/fault-throw.tsx',
    "export default function FaultThrow() {\n  throw new Error('boom');\n}\n",
    'src/pages/fault-throw.tsx:1:16 throws "boom" on /fault-throw',
    'Fix: correct the component',
  ),
  inFile(
    'a component that asks for a window',
    'src/pages/fault-window.tsx',
    'export default function FaultWindow() {\n  return <p>{window.innerWidth}</p>;\n}\n',
    'src/pages/fault-window.tsx:1:16 throws "window is not defined" on /fault-window',
    'Fix: correct the component',
  ),
];

/** Mistakes that Docusaurus finds in the settings. */
const SETTINGS_FAULTS: readonly Fault[] = [
  inEdit(
    'an unknown setting of the theme',
    'docusaurus.config.ts',
    ['navbar,', "navbar,\n  zoom: 'yes',\n  colorMde: {},"],
    'docusaurus.config.ts',
    "'zoom' does not exist",
  ),
  inEdit(
    'an address of the site that is none',
    'src/site/brand.ts',
    ["siteUrl: 'https://docs.rungen.ai'", "siteUrl: 'docs.rungen.ai'"],
    'src/site/brand.ts',
    '"docs.rungen.ai"',
    'https://',
  ),
];

/** Mistakes that show when the site is built: a component links to a page that is not there. */
const LINK_FAULTS: readonly Fault[] = [
  inFile(
    'a component that links to a page that is not there',
    'src/pages/fault-link.tsx',
    [
      "import Link from '@docusaurus/Link';",
      "import Layout from '@theme/Layout';",
      '',
      'export default function FaultLink() {',
      '  return (',
      '    <Layout title="Faulty" description="A page whose link leads nowhere, made by a test of the build.">',
      '      <main>',
      '        <h1>Faulty</h1>',
      '        <Link to="/docs/intor">Words</Link>',
      '      </main>',
      '    </Layout>',
      '  );',
      '}',
      '',
    ].join('\n'),
    '/fault-link',
    '/docs/intor',
  ),
];

/** Mistakes of every kind, in the order the build finds them. */
export const FAULT_GROUPS = {
  content: CONTENT_FAULTS,
  symlinks: SYMLINK_FAULTS,
  contract: CONTRACT_FAULTS,
  types: TYPE_FAULTS,
  syntax: SYNTAX_FAULTS,
  bundler: BUNDLER_FAULTS,
  drawing: DRAWING_FAULTS,
  settings: SETTINGS_FAULTS,
  links: LINK_FAULTS,
} as const satisfies Readonly<Record<string, readonly Fault[]>>;
