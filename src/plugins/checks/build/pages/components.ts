/** The components a page may use without an import. The build expands some of them, such as `Operation`. */
export const PAGE_COMPONENTS: readonly string[] = [
  'Action',
  'Actions',
  'Card',
  'Cards',
  'Chat',
  'Claim',
  'ErrorCatalogue',
  'Fact',
  'FactTable',
  'GpuMemory',
  'Hero',
  'HeroText',
  'Life',
  'Lifecycle',
  'MockServer',
  'OldAnchor',
  'OpenQuestions',
  'Operation',
  'OperationsList',
  'OperationsTable',
  'PageHead',
  'PageTools',
  'Picture',
  'Prints',
  'Program',
  'Request',
  'StateTable',
  'StepTrail',
  'TabItem',
  'Tabs',
  'Unknown',
  'Way',
  'Ways',
];

/** The HTML elements a page may use, because Markdown has no syntax for them. */
export const PAGE_ELEMENTS: readonly string[] = [
  'abbr',
  'br',
  'details',
  'kbd',
  'sub',
  'summary',
  'sup',
];

/** What to write instead of an element that is not in PAGE_ELEMENTS. */
export const ELEMENT_FIXES: Readonly<Record<string, string>> = {
  a: 'write a Markdown link, [text](/docs/intro), so that the build can check it',
  img: 'write a Markdown image, ![what it shows](./picture.svg), so that the build gives it a size and checks it',
  script: 'remove it: a page carries no script',
  iframe: 'remove it and link to the address: a page loads nothing from elsewhere',
  style: 'remove it: styles live in src/css and in components',
  table: 'write a Markdown table',
  form: 'remove it: a page has no form',
  input: 'remove it: a page has no form',
};

/** The languages that the syntax highlighter is configured for, as written after the opening fence. */
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

/** Other names of the same languages, so that a message can suggest the name that this site uses. */
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

/** The admonitions that the site has styles for, such as `:::note`. */
export const ADMONITIONS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];
