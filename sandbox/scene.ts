/** A point of a scene. */
export type Point = readonly [x: number, y: number];

/** An outline inside `SCENE`. */
type Outline = {
  readonly corners: readonly Point[];
  /** The start of an SVG element that looks the same. */
  readonly svg: string;
};

/** An outline with what fills it. */
export type Shape = Outline & {readonly color: string; readonly opacity: number};

type Part = readonly [ink: (typeof INKS)[number], outline: Outline, opacity?: number];

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
    ...outline,
    color: `#${colors[INKS.indexOf(ink)] ?? '000000'}`,
    opacity,
  }));
}

/** An outline of straight lines, as SVG writes it: `x y x y`. */
function area(points: string): Outline {
  const corners = [...points.matchAll(/(\S+) (\S+)/g)].map(([, x, y]): Point => [
    Number(x),
    Number(y),
  ]);
  return {corners, svg: `polygon points="${points}"`};
}

/** A bar with round corners; by default its ends are half circles. */
function bar(x: number, y: number, width: number, height: number, round = height / 2): Outline {
  const count = round > 0 ? 96 : 4;
  const corners = Array.from({length: count}, (_, at): Point => {
    const angle = ((at + 0.5) / count) * 2 * Math.PI;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    return [
      x + (across > 0 ? width - round : round) + round * across,
      y + (down > 0 ? height - round : round) + round * down,
    ];
  });
  const ends = round > 0 ? ` rx="${round}"` : '';
  return {corners, svg: `rect x="${x}" y="${y}" width="${width}" height="${height}"${ends}`};
}

const disc = (x: number, y: number, radius: number): Outline =>
  bar(x - radius, y - radius, radius * 2, radius * 2);

/** Everything below a line of waves. */
function waves(y: number, height: number, length: number): Outline {
  const crests = Array.from({length: SCENE.width / 20 + 1}, (_, index) => {
    const x = index * 20;
    return `${x} ${Math.round(y - height * Math.sin((x / length) * 2 * Math.PI))} `;
  });
  return area(`${crests.join('')}720 440 0 440`);
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
  ['w2', area('300 300 420 168 470 214 560 96 640 190 720 130 720 300')],
  ['glint', area('560 96 590 131 574 142 560 128 542 146 531 134'), 0.9],
  ['land', area('410 300 520 216 590 262 680 200 720 226 720 300')],
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
    area(
      '410 346 429 340 447 331 464 323 482 314 502 308 518 303 531 296 545 288 560 282 580 278 610 276 638 276 665 278 692 284 720 292 720 440 470 440 463 420 452 402 439 384 425 366',
    ),
  ],
  [
    'near',
    area(
      '470 440 490 418 513 399 539 384 568 374 598 368 624 366 649 366 673 369 697 375 720 382 720 440',
    ),
  ],
];

const LIGHTHOUSE: readonly Part[] = [
  ['lamp', area('590 111 0 14 0 138'), 0.15], // its beams
  ['lamp', area('590 113 720 92 720 136'), 0.2],
  ['shade', bar(640, 256, 34, 30, 0)], // the keeper's house
  ['stripe', area('634 260 657 242 680 260')],
  ['lamp', bar(652, 266, 10, 10, 1)],
  ['tower', area('566 284 575 132 590 132 590 284')],
  ['shade', area('590 284 590 132 605 132 614 284')],
  ['stripe', area('573.7 154 606.3 154 608.6 192 571.4 192')],
  ['stripe', area('569.3 226 610.7 226 612.9 264 567.1 264')],
  ['land', bar(586, 204, 8, 13, 4)], // a window, and the door
  ['land', bar(583, 266, 14, 26, 7)],
  ['lamp', bar(578, 98, 24, 27, 0)], // the lantern, the gallery, the roof
  ['land', bar(585, 98, 1.5, 27, 0)],
  ['land', bar(593.5, 98, 1.5, 27, 0)],
  ['land', bar(567, 124, 46, 8, 2)],
  ['stripe', area('573 99 576 91 580 85 584 80 590 78 596 80 600 85 604 91 607 99')],
  ['stripe', disc(590, 75, 3.5)],
];

const BIRDS: readonly Part[] = [
  '404 178 407.2 175.1 410.2 173.7 413.5 174.4 418 178 422.5 174.4 425.8 173.7 428.8 175.1 432 178 432 180.5 428.8 177.6 425.8 176.2 422.5 176.9 418 180.5 413.5 176.9 410.2 176.2 407.2 177.6 404 180.5',
  '448 204 450.5 201.7 452.8 200.6 455.5 201.1 459 204 462.5 201.1 465.2 200.6 467.5 201.7 470 204 470 206.5 467.5 204.2 465.2 203.1 462.5 203.6 459 206.5 455.5 203.6 452.8 203.1 450.5 204.2 448 206.5',
  '372 216 374.1 214.1 376 213.2 378.1 213.7 381 216 383.9 213.7 386 213.2 387.9 214.1 390 216 390 218.5 387.9 216.6 386 215.7 383.9 216.2 381 218.5 378.1 216.2 376 215.7 374.1 216.6 372 218.5',
].map((points) => ['tower', area(points), 0.9]);
