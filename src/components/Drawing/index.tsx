import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Anchor, DrawingRole} from '@site/src/plugins/page-tags';
import clsx from 'clsx';
import styles from './styles.module.css';

export type DrawingProps = {
  readonly children: ReactNode;
};

/** A diagram that was laid out at build time, with the same facts as text below it. */
export function Drawing({children}: DrawingProps): ReactNode {
  return <figure className={clsx(styles.drawing)}>{children}</figure>;
}

export type DrawingViewProps = {
  readonly children: ReactNode;
  readonly description: string;
  readonly height: string;
  readonly id: string;
  readonly layout: string;
  readonly title: string;
  readonly width: string;
};

/** Converts px to rem, so that a diagram scales with the font size only and its text keeps the size of the layout. */
function inLetters(pixels: string): string {
  return `${Number(pixels) / 16}rem`;
}

/** One layout of a diagram. The width of the column decides which layout is shown. */
export function DrawingView(props: DrawingViewProps): ReactNode {
  const {children, description, height, id, layout, title, width} = props;
  return (
    <svg
      aria-describedby={`${id}-description`}
      aria-labelledby={`${id}-title`}
      className={clsx(styles[layout])}
      height={inLetters(height)}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
      width={inLetters(width)}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}

export type DrawingRectProps = {
  readonly height: string;
  readonly radius: string;
  readonly role: DrawingRole;
  readonly width: string;
  readonly x: string;
  readonly y: string;
};

/** A box or a bar. */
export function DrawingRect({radius, role, ...place}: DrawingRectProps): ReactNode {
  return <rect {...place} className={clsx(styles[role])} rx={radius} />;
}

export type DrawingPathProps = {
  readonly d: string;
  readonly role: DrawingRole;
};

/** A line or an arrowhead. */
export function DrawingPath({d, role}: DrawingPathProps): ReactNode {
  return <path className={clsx(styles[role])} d={d} />;
}

export type DrawingTextProps = {
  readonly anchor: Anchor;
  readonly role: DrawingRole;
  readonly text: string;
  readonly x: string;
  readonly y: string;
};

/** One line of text. */
export function DrawingText({anchor, role, text, x, y}: DrawingTextProps): ReactNode {
  return (
    <text className={clsx(styles[role])} textAnchor={anchor} x={x} y={y}>
      {text}
    </text>
  );
}

export type DrawingWordsProps = {
  readonly children: ReactNode;
};

/** The facts of a diagram as text, in a `details` element, which opens without JavaScript. */
export function DrawingWords({children}: DrawingWordsProps): ReactNode {
  return (
    <details className={clsx(styles.words)}>
      <summary>
        <Translate id="drawing.words">Text version</Translate>
      </summary>
      {children}
    </details>
  );
}
