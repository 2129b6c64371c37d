const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  diff: 'Changes',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  markdown: 'Markdown',
  md: 'Markdown',
  mdx: 'MDX',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  shell: 'Shell',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
  yaml: 'YAML',
  yml: 'YAML',
};

/**
 * Names a language as people write it.
 *
 * @param language what stands behind the fence of a code block
 * @returns its name, or an empty string for plain text and what is not known
 */
export function languageName(language: string): string {
  return NAMES[language.toLowerCase()] ?? '';
}
