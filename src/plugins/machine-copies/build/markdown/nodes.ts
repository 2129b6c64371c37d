import type {Paragraph, PhrasingContent} from 'mdast';

/** A line in bold, which names what follows it. */
export function bold(text: string): Paragraph {
  return strong({type: 'text', value: text});
}

/** A line in bold that links to an address, which is made absolute together with those of all links. */
export function boldLink(text: string, url: string): Paragraph {
  return strong({type: 'link', url, children: [{type: 'text', value: text}]});
}

function strong(content: PhrasingContent): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [content]}]};
}

/** A line of plain text. */
export function plain(text: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value: text}]};
}
