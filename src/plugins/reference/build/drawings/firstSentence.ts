/**
 * Returns the first sentence of a description.
 *
 * @param markdown the description of an operation
 * @returns Markdown without line breaks; a colon at its end becomes a period
 */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split('\n\n');
  const text = paragraph.replace(/\s+/g, ' ');
  return /^.*?[.!?:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}
