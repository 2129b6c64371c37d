/** An outline inside `SCENE`. */
type Outline = {
  /** As an SVG path of the commands M, L, C and Z with absolute coordinates. */
  readonly path: string;
  /** The start of a shorter SVG element that looks the same. */
  readonly svg: string;
};

/** An outline with what fills it. */
export type Shape = Outline & {readonly color: string; readonly opacity: number};

type Part = readonly [ink: (typeof INKS)[number], outline: Outline | string, opacity?: number];

/** The size of a scene. Pictures of another shape show its right part, or its middle. */
export const SCENE = {width: 720, height: 440} as const;

/** What has a color of its own: six of the sky, three of the water, and things. */
const INKS = [
  ...(['s1', 's2', 's3', 's4', 's5', 's6', 'w1', 'w2', 'w3', 'glint', 'cloud'] as const),
  ...(['land', 'near', 'tower', 'shade', 'stripe', 'lamp'] as const),
] as const;

/** The words of each time of day, and its colors in the order of `INKS`. */
const TIMES: readonly (readonly [words: RegExp, colors: string])[] = [
  [
    /night|midnight|moon|stars?\b/i,
    '0e1330 111739 151c44 19214e 1e2759 1e2759 131a42 0f1536 0b102a 232c62 1b2350 080b1d 050713 39426f 2b3360 1c2350 ffd98a',
  ],
  [
    /dawn|sunrise|morning/i,
    '3a3f8f 6a549f b0689f e98593 ffb28a ffe3ae 5b4c94 433f82 2d2f69 ffc79a f7a9a0 1b1d48 111330 fff1e2 e3bfc4 d4526a fff3c4',
  ],
  [
    /\bday|noon|sunny|summer/i,
    '5d9fd6 7ab4e0 9bc9e8 bcdcec dcebea fffbe8 3f86b5 2f6f9f 245a87 d9eef2 f4fafc 24523f 183a2e ffffff d5dfe8 d4483f ffffff',
  ],
  [
    /dusk|sunset|evening/i,
    '1f2a44 3c3f63 70527d b3668a e58b7b ffc57d 3a3f66 2a3054 1d2342 ffb36b c77d8c 161b33 0d1124 f4e3d7 cfb3b5 a8435a ffe6a3',
  ],
];

/**
 * Composes a scene from the words of a prompt that it knows: a lighthouse, mountains, a time of day. The prompt chooses
 * what its words leave open. The same prompt always gives the same scene.
 *
 * @returns shapes, the farthest first
 */
export function composeScene(prompt: string): Shape[] {
  let choice = 0;
  for (const byte of new TextEncoder().encode(prompt)) choice = (choice * 31 + byte) % 65_521;
  const time = TIMES.find(([words]) => words.test(prompt)) ?? TIMES[choice % TIMES.length];
  const colors = time?.[1].split(' ') ?? [];
  const hasLighthouse = /lighthouse|beacon|tower/i.test(prompt);
  const isMountainous = /mountain|peak|alps?\b|hill/i.test(prompt);
  const hasMountains = isMountainous || (!hasLighthouse && choice % 3 > 0);
  const parts = [
    ...SKY,
    ...(hasMountains ? MOUNTAINS : []),
    ...SEA,
    ...(hasLighthouse || !hasMountains ? HEADLAND : []),
    ...(hasLighthouse ? LIGHTHOUSE : []),
    ...BIRDS,
  ];
  return parts.map(([ink, outline, opacity = 1]) => ({
    ...(typeof outline === 'string' ? outlineOf(outline) : outline),
    color: `#${colors[INKS.indexOf(ink)] ?? '000000'}`,
    opacity,
  }));
}

function outlineOf(path: string): Outline {
  const rounded = path.replaceAll(/\d+\.\d+/g, (it) => String(Math.round(Number(it))));
  return {path, svg: `path d="${rounded}"`};
}

/** A bar with round corners; by default its ends are half circles. */
function bar(x: number, y: number, width: number, height: number, round = height / 2): Outline {
  const [right, bottom] = [x + width, y + height];
  const bend = round * 0.45; // from a corner to the control points of its curve, which looks like a quarter of a circle
  const path =
    `M${x + round} ${y}L${right - round} ${y}` +
    `C${right - bend} ${y} ${right} ${y + bend} ${right} ${y + round}L${right} ${bottom - round}` +
    `C${right} ${bottom - bend} ${right - bend} ${bottom} ${right - round} ${bottom}L${x + round} ${bottom}` +
    `C${x + bend} ${bottom} ${x} ${bottom - bend} ${x} ${bottom - round}L${x} ${y + round}` +
    `C${x} ${y + bend} ${x + bend} ${y} ${x + round} ${y}Z`;
  const corners = round > 0 ? ` rx="${round}"` : '';
  const svg = `rect x="${x}" y="${y}" width="${width}" height="${height}"${corners}`;
  return {path, svg};
}

function disc(x: number, y: number, radius: number): Outline {
  const {path} = bar(x - radius, y - radius, radius * 2, radius * 2);
  return {path, svg: `circle cx="${x}" cy="${y}" r="${radius}"`};
}

/** Everything below a line of waves. */
function waves(y: number, height: number, length: number): string {
  const crests = Array.from({length: SCENE.width / 20 + 1}, (_, index) => {
    const x = index * 20;
    return `${x} ${y - height * Math.sin((x / length) * 2 * Math.PI)}`;
  });
  return `M${crests.join('L')}L720 440L0 440Z`;
}

function bird(x: number, y: number, wing: number): string {
  const [third, half] = [wing / 3, wing / 2];
  const up = (from: number): string =>
    `C${from + third} ${y - third} ${from + half} ${y - half} ${from + wing} ${y}`;
  const back = (from: number): string =>
    `C${from + half} ${y + 2.5 - half} ${from + third} ${y + 2.5 - third} ${from} ${y + 2.5}`;
  const [middle, tip] = [x + wing, x + wing * 2];
  return `M${x} ${y}${up(x)}${up(middle)}L${tip} ${y + 2.5}${back(middle)}${back(x)}Z`;
}

const SKY: readonly Part[] = [
  ['s1', bar(0, 0, SCENE.width, SCENE.height, 0)],
  ['s2', disc(250, 300, 345)],
  ['s3', disc(250, 300, 262)],
  ['s4', disc(250, 300, 186)],
  ['s5', disc(250, 300, 120)],
  ['s6', disc(250, 300, 62)],
  ['cloud', bar(36, 96, 150, 11), 0.5],
  ['cloud', bar(92, 116, 190, 11), 0.7],
  ['cloud', bar(60, 136, 84, 11), 0.5],
  ['cloud', bar(330, 66, 120, 9), 0.4],
  ['cloud', bar(296, 84, 92, 9), 0.55],
  ['lamp', disc(668, 52, 1.6), 0.75],
  ['lamp', disc(694, 176, 1.3), 0.75],
  ['lamp', disc(640, 196, 1.6), 0.75],
  ['lamp', disc(528, 58, 1.6), 0.75],
  ['lamp', disc(480, 30, 1.3), 0.75],
  ['lamp', disc(702, 32, 1.2), 0.75],
];

const MOUNTAINS: readonly Part[] = [
  ['w2', 'M300 300L420 168L470 214L560 96L640 190L720 130L720 300Z'],
  ['glint', 'M560 96L590 131L574 142L560 128L542 146L531 134Z', 0.9],
  ['land', 'M410 300L520 216L590 262L680 200L720 226L720 300Z'],
];

const SEA: readonly Part[] = [
  ['w1', bar(0, 300, SCENE.width, 140, 0)],
  ['w2', waves(338, 6, 360)],
  ['w3', waves(384, 8, 480)],
  ['glint', bar(222, 308, 56, 9)],
  ['glint', bar(186, 325, 128, 9)],
  ['glint', bar(142, 342, 216, 9)],
  ['glint', bar(186, 359, 128, 9)],
  ['glint', bar(222, 376, 56, 9)],
  ['glint', bar(40, 322, 52, 5), 0.45],
  ['glint', bar(404, 330, 44, 5), 0.45],
];

const HEADLAND: readonly Part[] = [
  [
    'land',
    'M410 346C444 338 466 316 502 308C532 301 542 282 580 278C632 272 672 276 720 292L720 440L470 440C462 406 434 380 410 346Z',
  ],
  ['near', 'M470 440C500 400 546 374 598 368C642 362 682 368 720 382L720 440Z'],
];

const LIGHTHOUSE: readonly Part[] = [
  ['lamp', 'M590 111L0 14L0 138Z', 0.15], // its beams
  ['lamp', 'M590 113L720 92L720 136Z', 0.2],
  ['shade', bar(640, 256, 34, 30, 0)], // the keeper's house
  ['stripe', 'M634 260L657 242L680 260Z'],
  ['lamp', bar(652, 266, 10, 10, 1)],
  ['tower', 'M566 284L575 132L590 132L590 284Z'],
  ['shade', 'M590 284L590 132L605 132L614 284Z'],
  ['stripe', 'M573.7 154L606.3 154L608.6 192L571.4 192Z'],
  ['stripe', 'M569.3 226L610.7 226L612.9 264L567.1 264Z'],
  ['land', bar(586, 204, 8, 13, 4)], // a window, and the door
  ['land', bar(583, 266, 14, 26, 7)],
  ['lamp', bar(578, 98, 24, 27, 0)], // the lantern, the gallery, the roof
  ['land', bar(585, 98, 1.5, 27, 0)],
  ['land', bar(593.5, 98, 1.5, 27, 0)],
  ['land', bar(567, 124, 46, 8, 2)],
  ['stripe', 'M573 99C576 87 582 80 590 78C598 80 604 87 607 99Z'],
  ['stripe', disc(590, 75, 3.5)],
];

const BIRDS: readonly Part[] = [
  ['tower', bird(404, 178, 14), 0.9],
  ['tower', bird(448, 204, 11), 0.9],
  ['tower', bird(372, 216, 9), 0.9],
];
