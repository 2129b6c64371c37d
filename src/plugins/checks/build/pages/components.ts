/** The components a page may use without an import. `Operation` and its like are expanded by the build. */
export const PAGE_COMPONENTS: readonly string[] = [
  'Action',
  'Actions',
  'Card',
  'Cards',
  'Claim',
  'ErrorCatalogue',
  'Fact',
  'FactTable',
  'GpuMemoryPlot',
  'Hero',
  'HeroSample',
  'HeroText',
  'Lifecycle',
  'MockServer',
  'OpenQuestions',
  'Operation',
  'OperationsList',
  'OperationsTable',
  'Outcome',
  'Sample',
  'SearchExamples',
  'StateTable',
  'StepTrail',
  'TabItem',
  'Tabs',
  'Unknown',
];

/** The HTML elements Markdown has no sign for. */
export const PAGE_ELEMENTS: readonly string[] = [
  'abbr',
  'br',
  'details',
  'kbd',
  'sub',
  'summary',
  'sup',
];

/** What to write instead of an element that is not on the list. */
export const ELEMENT_CURES: Readonly<Record<string, string>> = {
  a: 'write a Markdown link, [text](/docs/intro), so that the build can check it',
  img: 'write a Markdown image, ![what it shows](./picture.svg), so that the build gives it a size and checks it',
  script: 'remove it: a page carries no script',
  iframe: 'remove it and link to the address: a page loads nothing from elsewhere',
  style: 'remove it: styles live in src/css and in components',
  table: 'write a Markdown table',
  form: 'remove it: a page has no form',
  input: 'remove it: a page has no form',
};

/** The languages the highlighter is asked to know, as they stand after the opening fence. */
export const CODE_LANGUAGES: readonly string[] = [
  'bash',
  'css',
  'diff',
  'go',
  'html',
  'http',
  'ini',
  'javascript',
  'json',
  'jsx',
  'mdx',
  'nginx',
  'python',
  'text',
  'tsx',
  'typescript',
  'yaml',
];

/** Other names of the same languages, so that the message can give the one this site uses. */
export const LANGUAGE_ALIASES: Readonly<Record<string, string>> = {
  console: 'bash',
  curl: 'bash',
  golang: 'go',
  js: 'javascript',
  jsonc: 'json',
  md: 'mdx',
  markdown: 'mdx',
  mjs: 'javascript',
  plaintext: 'text',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  txt: 'text',
  yml: 'yaml',
  zsh: 'bash',
};

/** The boxes of the site's look: `:::note` and its like. */
export const ADMONITIONS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];
