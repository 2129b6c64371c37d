import {readFile} from 'node:fs/promises';
import {renderAsync} from '@resvg/resvg-js';
import {createElement, type CSSProperties, type ReactElement, type ReactNode} from 'react';
import satori, {type Font} from 'satori';

/** The text on a page's picture. */
export type Caption = {
  readonly title: string;
  /** The name of the section that the page belongs to. */
  readonly section: string;
  readonly siteName: string;
};

/** The letters are already outlines, so system fonts are not needed: loading them takes a third of the time. */
const PATHS_ONLY = {font: {loadSystemFonts: false}};

const WIDTH = 1200;
const HEIGHT = 630;
const INK = '#0e1014';
const PAPER = '#ffffff';
const QUIET = '#b9bfcb';
const ACCENT = '#4a63f0';

function box(style: CSSProperties, ...children: readonly ReactNode[]): ReactElement {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children);
}

/** Builds the bars of the mark in static/img/logo.svg, white on the accent color. */
function mark(): ReactElement {
  const bar = (width: number): ReactElement =>
    box({width, height: 5, borderRadius: 3, backgroundColor: PAPER});
  return box(
    {
      width: 60,
      height: 60,
      borderRadius: 15,
      backgroundColor: ACCENT,
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 3,
      paddingLeft: 16,
      boxSizing: 'border-box',
    },
    bar(6),
    bar(17),
    bar(28),
    bar(17),
    bar(6),
  );
}

function layOut({title, section, siteName}: Caption): ReactElement {
  const size = title.length > 40 ? 64 : 84;
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 80,
      backgroundColor: INK,
      color: PAPER,
      fontFamily: 'Inter',
      borderLeft: `24px solid ${ACCENT}`,
    },
    box({fontSize: 34, color: QUIET}, section),
    box({fontSize: size, fontWeight: 700, lineHeight: 1.15}, title),
    box({fontSize: 34, fontWeight: 700, alignItems: 'center', gap: 20}, mark(), siteName),
  );
}

/** Satori caches parsed fonts by the object that holds them, so all pictures share one. */
let fonts: Promise<Font[]> | undefined;

async function readFonts(): Promise<Font[]> {
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
 * Draws the preview picture of a shared link to a page.
 *
 * @returns a PNG of 1200 by 630 pixels; the same bytes for the same caption
 * @throws when the font package is not installed
 */
export async function drawSocialImage(caption: Caption): Promise<Buffer> {
  fonts ??= readFonts();
  const svg = await satori(layOut(caption), {width: WIDTH, height: HEIGHT, fonts: await fonts});
  const picture = await renderAsync(svg, PATHS_ONLY);
  return picture.asPng();
}
