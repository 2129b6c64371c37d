import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {buildElement} from './buildNodes';

/** What a part of a drawing stands for. The stylesheet of the `Drawing` component has a class for each. */
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

/** Where a text has its fixed point. */
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

/** One arrangement of a drawing: `wide` where the column has room for it, `narrow` elsewhere. */
export type DrawingView = {
  readonly layout: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly parts: readonly DrawingPart[];
};

/** A drawing with everything that stands in for it where it cannot be seen. */
type DrawingContent = {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly views: readonly DrawingView[];
  /** The same facts as text, folded below the drawing. */
  readonly words: MdxJsxFlowElement['children'];
};

const COMPONENT_OF = {
  rect: 'DrawingRect',
  path: 'DrawingPath',
  text: 'DrawingText',
} as const;

/**
 * @param drawing a drawing that has been laid out
 * @returns the components that show it, ready to stand in a page
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
