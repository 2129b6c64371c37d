import {readFile} from 'node:fs/promises';
import {Resvg} from '@resvg/resvg-js';
import {createElement, type CSSProperties, type ReactElement, type ReactNode} from 'react';
import satori, {type Font} from 'satori';

/** What a page's picture says. */
export type Caption = {
  readonly title: string;
  /** The part of the site the page belongs to. */
  readonly area: string;
  readonly siteName: string;
};

const WIDTH = 1200;
const HEIGHT = 630;
const INK = '#14122b';
const PAPER = '#ffffff';
const QUIET = '#c9c4f5';
const ACCENT = '#8b7bff';

function box(style: CSSProperties, ...children: readonly ReactNode[]): ReactElement {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children);
}

function layOut({title, area, siteName}: Caption): ReactElement {
  const size = title.length > 40 ? 64 : 84;
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 80,
      backgroundColor: INK,
      color: PAPER,
      fontFamily: 'Inter',
      borderLeft: `24px solid ${ACCENT}`,
    },
    box({fontSize: 34, color: QUIET}, area),
    box({fontSize: size, fontWeight: 700, lineHeight: 1.15}, title),
    box({fontSize: 34, fontWeight: 700}, siteName),
  );
}

/**
 * Reads the fonts the pictures are set in, from the installed package.
 *
 * @throws when the font package is not installed
 */
export async function readFonts(): Promise<Font[]> {
  const weights = [400, 700] as const;
  return Promise.all(
    weights.map(async (weight) => ({
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: await readFile(
        require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
      ),
    })),
  );
}

/**
 * Draws the picture that stands beside a shared link to a page.
 *
 * @returns a PNG of 1200 by 630 pixels; the same bytes for the same caption
 */
export async function drawSocialImage(caption: Caption, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(layOut(caption), {width: WIDTH, height: HEIGHT, fonts});
  return new Resvg(svg).render().asPng();
}
