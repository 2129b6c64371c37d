import type {Paragraph} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast'; // adds hName and hProperties to the nodes' data
import {buildElement, buildText} from './buildNodes';

/** What a part of a drawing represents. The style sheet of the `Drawing` component has a class for each role. */
export type DrawingRole =
  | 'arrow'
  | 'arrowHead'
  | 'dot'
  | 'label'
  | 'limit'
  | 'name'
  | 'note'
  | 'overhead'
  | 'ring'
  | 'stateCanceled'
  | 'stateDone'
  | 'stateFailed'
  | 'stateRest'
  | 'stateWaiting'
  | 'stateWorking'
  | 'value'
  | 'weights';

/** Which point of a text is placed at its coordinates, as in the SVG attribute `text-anchor`. */
export type Anchor = 'start' | 'middle' | 'end';

type RectPart = {
  readonly shape: 'rect';
  readonly role: DrawingRole;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
};

type PathPart = {
  readonly shape: 'path';
  readonly role: DrawingRole;
  readonly d: string;
};

type TextPart = {
  readonly shape: 'text';
  readonly role: DrawingRole;
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
  readonly text: string;
};

export type DrawingPart = RectPart | PathPart | TextPart;

/** One layout of a drawing: `wide` where the column has room for it, `narrow` elsewhere. */
export type DrawingView = {
  readonly layout: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly parts: readonly DrawingPart[];
};

/** A drawing, with all texts that replace it where it cannot be seen. */
type DrawingContent = {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly views: readonly DrawingView[];
  /** The same facts as text, collapsed below the drawing. */
  readonly words: MdxJsxFlowElement['children'];
};

/** Converts px to rem, so that a drawing scales with the font size only and its text keeps the size of the layout. */
function inLetters(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** Builds an element that holds nothing but text. Syntax trees allow text only in a paragraph, which takes its name. */
function buildWords(
  hName: string,
  text: string,
  hProperties: Readonly<Record<string, string | number>> = {},
): Paragraph {
  return {type: 'paragraph', data: {hName, hProperties}, children: [buildText(text)]};
}

function buildPart(part: DrawingPart): MdxJsxFlowElement | Paragraph {
  switch (part.shape) {
    case 'rect': {
      const {x, y, width, height, radius: rx, role} = part;
      return buildElement('rect', {x, y, width, height, rx, className: role});
    }
    case 'path':
      return buildElement('path', {d: part.d, className: part.role});
    case 'text': {
      const {x, y, anchor, role, text} = part;
      return buildWords('text', text, {x, y, textAnchor: anchor, className: role});
    }
  }
}

/**
 * @param drawing a drawing that has been laid out
 * @returns the elements that show it, ready to insert into a page; src/css/drawings.css has the colors of the roles
 */
export function buildDrawing(drawing: DrawingContent): MdxJsxFlowElement {
  const views = drawing.views.map(({layout, width, height, parts}) => {
    const id = `${drawing.id}-${layout}`;
    return buildElement(
      'svg',
      {
        'aria-describedby': `${id}-description`,
        'aria-labelledby': `${id}-title`,
        className: layout,
        height: inLetters(height),
        role: 'img',
        viewBox: `0 0 ${width} ${height}`,
        width: inLetters(width),
      },
      [
        buildWords('title', drawing.title, {id: `${id}-title`}),
        buildWords('desc', drawing.description, {id: `${id}-description`}),
        ...parts.map(buildPart),
      ],
    );
  });
  const words = [buildWords('summary', 'Text version'), ...drawing.words];
  return buildElement('figure', {className: 'drawing'}, [
    ...views,
    buildElement('details', {}, words),
  ]);
}
