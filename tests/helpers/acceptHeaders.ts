/** Values of `Accept`, those of coding agents too, and the form that each asks for: the rule of deploy/README.md. */
export const ACCEPT_HEADERS = [
  ['text/markdown', 'markdown'],
  ['Text/Markdown', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/html;q=0.7, text/markdown;q=1.0, */*;q=0.1', 'markdown'],
  ['text/markdown, text/plain;q=0.9, */*;q=0.8', 'markdown'],
  ['text/plain, text/markdown;q=0.95, text/html;q=0.8, */*;q=0.1', 'markdown'],
  ['text/markdown;variant=GFM;q=0.05', 'markdown'],
  ['text/markdown;q=.5, text/html;q=0.500', 'markdown'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ['*/*', 'html'],
  ['text/markdown;q=0.0, application/json', 'html'],
  ['text/html, text/markdown;q=0.9', 'html'],
  ['text/html;q=1.0, text/plain;q=0.8, text/markdown;q=0.7, */*;q=0.1', 'html'],
  ['text/markdown;q=0.5, */*', 'html'],
  ['text/markdown;q=0.5, text/*;q=0.8, */*;q=0.1', 'html'],
  ['text/markdown-draft', 'html'],
] as const satisfies readonly (readonly [accept: string, form: 'html' | 'markdown'])[];
