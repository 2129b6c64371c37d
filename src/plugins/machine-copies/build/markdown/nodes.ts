import type {Paragraph} from 'mdast';

/** A line in bold, which names what follows it. */
export function bold(text: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: text}]}]};
}

/** A line of plain words. */
export function plain(text: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value: text}]};
}
