import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildElement} from './buildNodes';

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

const COMPONENT_OF = {
  rect: 'DrawingRect',
  path: 'DrawingPath',
  text: 'DrawingText',
} as const;

/**
 * @param drawing a drawing that has been laid out
 * @returns the components that render it, ready to insert into a page
 */
export function buildDrawing(drawing: DrawingContent): MdxJsxFlowElement {
  const views = drawing.views.map(({layout, width, height, parts}) =>
    buildElement(
      'DrawingView',
      {
        id: `${drawing.id}-${layout}`,
        layout,
        width,
        height,
        title: drawing.title,
        description: drawing.description,
      },
      parts.map(({shape, ...attributes}) => buildElement(COMPONENT_OF[shape], attributes)),
    ),
  );
  return buildElement('Drawing', {}, [...views, buildElement('DrawingWords', {}, drawing.words)]);
}
