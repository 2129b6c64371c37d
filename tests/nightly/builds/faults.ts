// cspell:disable: this file contains mistakes on purpose
import {symlink} from 'node:fs/promises';
import path from 'node:path';
import {covering, type Fault, inEdit, inFile, inText, lineOf} from './faultMakers';
import {PAGE_FAULTS} from './pageFaults';
import {REGISTER_FAULTS} from './registerFaults';
import {TEXT_FAULTS} from './textFaults';

/** Mistakes that the content checks find. All can be made at once, and all are reported at once. */
const CONTENT_FAULTS: readonly Fault[] = [...TEXT_FAULTS, ...PAGE_FAULTS, ...REGISTER_FAULTS];

/** Symbolic links are reported before anything else, because the code that reads the folders follows them. */
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

/** A contract that cannot be parsed hides all mistakes except those in pages. */
const UNREADABLE_FAULTS: readonly Fault[] = [
  inEdit(
    'a contract that is not valid YAML',
    'contract/openapi.yaml',
    ['\npaths:', '\npaths: ['],
    `contract/openapi.yaml:${lineOf('contract/openapi.yaml', '    post:\n')}:5 `,
    'has "post:", which is not valid YAML: Block collections are not allowed within flow collections',
    'Fix: correct the line; quote a text that holds ": " or starts with a bracket or with *',
  ),
  inText(
    'a mistake in a page beside it',
    'Send {"a": 1.',
    'PAGE:7:',
    'Fix: close the tag or brace there',
  ),
];

/** Mistakes in the contract hide those in what is generated from it. */
const CONTRACT_FAULTS: readonly Fault[] = [
  inEdit(
    'a reference in the contract that leads nowhere',
    'contract/openapi.yaml',
    ["$ref: '#/components/schemas/", "$ref: '#/components/schemata/"],
    'contract/openapi.yaml:',
    "Can't resolve $ref",
    'Fix: ',
  ),
];

/** Mistakes that the type checker finds, all at once. */
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
      'an import that does not exist',
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

/** Mistakes at which the compiler stops. */
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
      'a syntax error in the settings',
      'src/site/brand.ts',
      ['export const ', 'export const = 1;\nexport const '],
      'src/site/brand.ts:',
      'cannot be read: Expected identifier but found "="',
      'Fix: correct the line',
    ),
  ],
);

/** Mistakes that only the bundler finds, all at once. */
const BUNDLER_FAULTS: readonly Fault[] = [
  inEdit(
    'a CSS rule that is never closed',
    'src/css/print.css',
    ['@media print {', '.fault {\n  color: red;\n\n@media print {'],
    'src/css/print.css:',
    'cannot be bundled: ',
    'Fix: correct the line',
  ),
  inEdit(
    'a style sheet that does not exist',
    'src/components/PageGrid/index.tsx',
    ['import ', "import './nope.css';\nimport "],
    'src/components/PageGrid/index.tsx:1:',
    'nope.css',
    'Fix: correct the line',
  ),
];

/** Mistakes that cause errors when pages are rendered, all at once. */
const DRAWING_FAULTS: readonly Fault[] = [
  inFile(
    'a component that throws',
    'src/pages/fault-throw.tsx',
    "export default function FaultThrow() {\n  throw new Error('boom');\n}\n",
    'src/pages/fault-throw.tsx:1:16 throws "boom" on /fault-throw',
    'Fix: correct the component',
  ),
  inFile(
    'a component that uses window',
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
    'a site URL that is not a URL',
    'src/site/brand.ts',
    ["siteUrl: 'https://docs.rungen.ai'", "siteUrl: 'docs.rungen.ai'"],
    'src/site/brand.ts',
    '"docs.rungen.ai"',
    'https://',
  ),
];

/** Mistakes that are found after the site is built: a component links to a page that does not exist. */
const LINK_FAULTS: readonly Fault[] = [
  inFile(
    'a component that links to a page that does not exist',
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

/** Mistakes of every kind, in the order in which the build finds them. */
export const FAULT_GROUPS = {
  content: CONTENT_FAULTS,
  symlinks: SYMLINK_FAULTS,
  unreadable: UNREADABLE_FAULTS,
  contract: CONTRACT_FAULTS,
  types: TYPE_FAULTS,
  syntax: SYNTAX_FAULTS,
  bundler: BUNDLER_FAULTS,
  drawing: DRAWING_FAULTS,
  settings: SETTINGS_FAULTS,
  links: LINK_FAULTS,
} as const satisfies Readonly<Record<string, readonly Fault[]>>;
