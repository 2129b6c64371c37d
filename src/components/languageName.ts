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
 * Returns the display name of a language.
 *
 * @param language the language in the info string of a code fence
 * @returns its name, or an empty string for plain text and unknown languages
 */
export function languageName(language: string): string {
  return NAMES[language.toLowerCase()] ?? '';
}
