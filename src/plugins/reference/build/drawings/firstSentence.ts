/**
 * Cuts a description down to what it says first.
 *
 * @param markdown the description of an operation
 * @returns Markdown without line breaks
 */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split('\n\n');
  const text = paragraph.replace(/\s+/g, ' ');
  return /^.*?[.!?:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}
