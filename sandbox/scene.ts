/** The parts of a scene that have a color of their own. */
type Ink =
  | 's1'
  | 's2'
  | 's3'
  | 's4'
  | 's5'
  | 's6'
  | 'w1'
  | 'w2'
  | 'w3'
  | 'glint'
  | 'cloud'
  | 'land'
  | 'near'
  | 'tower'
  | 'shade'
  | 'stripe'
  | 'lamp';

/** A shape in the coordinates of `SCENE`. */
export type Shape = {readonly color: string; readonly opacity: number} & (
  | {readonly disc: readonly [x: number, y: number, radius: number]}
  | {readonly bar: readonly [x: number, y: number, width: number, height: number, round: number]}
  | {readonly area: readonly Point[]}
);

type Point = readonly [x: number, y: number];

type Inked = {readonly ink: Ink; readonly opacity?: number} & (
  | {readonly disc: readonly [number, number, number]}
  | {readonly bar: readonly [number, number, number, number, number]}
  | {readonly area: readonly Point[]}
);

/** The size of a scene. Pictures of another shape show its right part, or its middle. */
export const SCENE = {width: 720, height: 440} as const;

const INKS: readonly Ink[] = [
  ...(['s1', 's2', 's3', 's4', 's5', 's6', 'w1', 'w2', 'w3', 'glint', 'cloud'] as const),
  ...(['land', 'near', 'tower', 'shade', 'stripe', 'lamp'] as const),
];

/** The colors of a time of day, in the order of `INKS`. */
const PALETTES = {
  night:
    '0e1330 111739 151c44 19214e 1e2759 1e2759 131a42 0f1536 0b102a 232c62 1b2350 080b1d 050713 39426f 2b3360 1c2350 ffd98a',
  dawn: '3a3f8f 6a549f b0689f e98593 ffb28a ffe3ae 5b4c94 433f82 2d2f69 ffc79a f7a9a0 1b1d48 111330 fff1e2 e3bfc4 d4526a fff3c4',
  day: '5d9fd6 7ab4e0 9bc9e8 bcdcec dcebea fffbe8 3f86b5 2f6f9f 245a87 d9eef2 f4fafc 24523f 183a2e ffffff d5dfe8 d4483f ffffff',
  dusk: '1f2a44 3c3f63 70527d b3668a e58b7b ffc57d 3a3f66 2a3054 1d2342 ffb36b c77d8c 161b33 0d1124 f4e3d7 cfb3b5 a8435a ffe6a3',
} as const;

const WORDS: readonly (readonly [RegExp, keyof typeof PALETTES])[] = [
  [/night|midnight|moon|stars?\b/i, 'night'],
  [/dawn|sunrise|morning/i, 'dawn'],
  [/dusk|sunset|evening/i, 'dusk'],
  [/\bday|noon|sunny|summer/i, 'day'],
];

/**
 * Composes a scene from the words of a prompt that it knows: a lighthouse, mountains, a time of day. The prompt chooses
 * what its words leave open. The same prompt always gives the same scene.
 *
 * @returns shapes, the farthest first
 */
export function composeScene(prompt: string): Shape[] {
  const times = Object.values(PALETTES);
  const named = WORDS.find(([words]) => words.test(prompt))?.[1];
  const choice = hashOf(prompt);
  const palette = named ? PALETTES[named] : (times[choice % times.length] ?? PALETTES.dawn);
  const colors = new Map(palette.split(' ').map((color, at) => [INKS[at], `#${color}`]));
  const hasLighthouse = /lighthouse|beacon|tower/i.test(prompt);
  const hasMountains = /mountain|peak|alps?\b|hill/i.test(prompt);
  const parts = [
    ...SKY,
    ...(hasMountains || (!hasLighthouse && choice % 2 === 0) ? MOUNTAINS : []),
    ...SEA,
    ...(hasLighthouse || !(hasMountains || choice % 2 === 0) ? HEADLAND : []),
    ...(hasLighthouse ? LIGHTHOUSE : []),
    ...BIRDS,
  ];
  return parts.map(({ink, opacity = 1, ...shape}) => ({
    ...shape,
    opacity,
    color: colors.get(ink) ?? '#000000',
  }));
}

/** FNV-1a: small, and good enough to give different texts different scenes. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Points on a cubic curve, its start left out. */
function curve(from: Point, ...[one, other, to]: readonly [Point, Point, Point]): Point[] {
  return Array.from({length: 8}, (_, index) => {
    const t = (index + 1) / 8;
    const at = (axis: 0 | 1): number =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * one[axis] +
      3 * (1 - t) * t ** 2 * other[axis] +
      t ** 3 * to[axis];
    return [at(0), at(1)];
  });
}

/** Everything below a line of waves. */
function waves(y: number, height: number, length: number): Point[] {
  const crests = Array.from({length: SCENE.width / 20 + 1}, (_, index): Point => {
    return [index * 20, y - height * Math.sin(((index * 20) / length) * 2 * Math.PI)];
  });
  return [...crests, [SCENE.width, SCENE.height], [0, SCENE.height]];
}

const SUN: Point = [250, 300];

const SKY: readonly Inked[] = [
  {ink: 's1', bar: [0, 0, SCENE.width, SCENE.height, 0]},
  ...([345, 262, 186, 120, 62] as const).map((radius, at): Inked => {
    const ink = (['s2', 's3', 's4', 's5', 's6'] as const)[at] ?? 's6';
    return {ink, disc: [...SUN, radius]};
  }),
  {ink: 'cloud', opacity: 0.5, bar: [36, 96, 150, 11, 5.5]},
  {ink: 'cloud', opacity: 0.7, bar: [92, 116, 190, 11, 5.5]},
  {ink: 'cloud', opacity: 0.5, bar: [60, 136, 84, 11, 5.5]},
  {ink: 'cloud', opacity: 0.4, bar: [330, 66, 120, 9, 4.5]},
  {ink: 'cloud', opacity: 0.55, bar: [296, 84, 92, 9, 4.5]},
  ...(
    [
      [668, 52, 1.6],
      [694, 176, 1.3],
      [640, 196, 1.6],
      [528, 58, 1.6],
      [480, 30, 1.3],
      [702, 32, 1.2],
    ] as const
  ).map((disc): Inked => ({ink: 'lamp', opacity: 0.75, disc})),
];

const MOUNTAINS: readonly Inked[] = [
  {
    ink: 'w2',
    area: [
      [300, 300],
      [420, 168],
      [470, 214],
      [560, 96],
      [640, 190],
      [720, 130],
      [720, 300],
    ],
  },
  {
    ink: 'glint',
    opacity: 0.9,
    area: [
      [560, 96],
      [590, 131],
      [574, 142],
      [560, 128],
      [542, 146],
      [531, 134],
    ],
  },
  {
    ink: 'land',
    area: [
      [410, 300],
      [520, 216],
      [590, 262],
      [680, 200],
      [720, 226],
      [720, 300],
    ],
  },
];

const SEA: readonly Inked[] = [
  {ink: 'w1', bar: [0, 300, SCENE.width, 140, 0]},
  {ink: 'w2', area: waves(338, 6, 360)},
  {ink: 'w3', area: waves(384, 8, 480)},
  ...(
    [
      [222, 308, 56],
      [186, 325, 128],
      [142, 342, 216],
      [186, 359, 128],
      [222, 376, 56],
    ] as const
  ).map(([x, y, width]): Inked => ({ink: 'glint', bar: [x, y, width, 9, 4.5]})),
  {ink: 'glint', opacity: 0.45, bar: [40, 322, 52, 5, 2.5]},
  {ink: 'glint', opacity: 0.45, bar: [404, 330, 44, 5, 2.5]},
];

const HEADLAND: readonly Inked[] = [
  {
    ink: 'land',
    area: [
      [410, 346],
      ...curve([410, 346], [444, 338], [466, 316], [502, 308]),
      ...curve([502, 308], [532, 301], [542, 282], [580, 278]),
      ...curve([580, 278], [632, 272], [672, 276], [720, 292]),
      [720, 440],
      [470, 440],
      ...curve([470, 440], [462, 406], [434, 380], [410, 346]),
    ],
  },
  {
    ink: 'near',
    area: [
      [470, 440],
      ...curve([470, 440], [500, 400], [546, 374], [598, 368]),
      ...curve([598, 368], [642, 362], [682, 368], [720, 382]),
      [720, 440],
    ],
  },
];

const LIGHTHOUSE: readonly Inked[] = [
  {
    ink: 'lamp',
    opacity: 0.15,
    area: [
      [590, 111],
      [0, 14],
      [0, 138],
    ],
  },
  {
    ink: 'lamp',
    opacity: 0.2,
    area: [
      [590, 113],
      [720, 92],
      [720, 136],
    ],
  },
  {ink: 'shade', bar: [640, 256, 34, 30, 0]},
  {
    ink: 'stripe',
    area: [
      [634, 260],
      [657, 242],
      [680, 260],
    ],
  },
  {ink: 'lamp', bar: [652, 266, 10, 10, 1]},
  {ink: 'tower', area: side(566, 575, 590, 590)},
  {ink: 'shade', area: side(590, 590, 605, 614)},
  {
    ink: 'stripe',
    area: [
      [573.7, 154],
      [606.3, 154],
      [608.6, 192],
      [571.4, 192],
    ],
  },
  {
    ink: 'stripe',
    area: [
      [569.3, 226],
      [610.7, 226],
      [612.9, 264],
      [567.1, 264],
    ],
  },
  {ink: 'land', bar: [586, 204, 8, 13, 4]},
  {ink: 'land', bar: [583, 266, 14, 26, 7]},
  {ink: 'lamp', bar: [578, 98, 24, 27, 0]},
  {ink: 'land', bar: [585, 98, 1.5, 27, 0]},
  {ink: 'land', bar: [593.5, 98, 1.5, 27, 0]},
  {ink: 'land', bar: [567, 124, 46, 8, 2]},
  {
    ink: 'stripe',
    area: [
      [573, 99],
      ...curve([573, 99], [576, 87], [582, 80], [590, 78]),
      ...curve([590, 78], [598, 80], [604, 87], [607, 99]),
    ],
  },
  {ink: 'stripe', disc: [590, 75, 3.5]},
];

/** A wall from the gallery down to the ground. */
function side(left: number, topLeft: number, topRight: number, right: number): Point[] {
  return [
    [left, 284],
    [topLeft, 132],
    [topRight, 132],
    [right, 284],
  ];
}

const BIRDS: readonly Inked[] = (
  [
    [404, 178, 14],
    [448, 204, 11],
    [372, 216, 9],
  ] as const
).map(([x, y, wing]): Inked => {
  const up = (from: number): Point[] =>
    curve(
      [from, y],
      [from + wing / 3, y - wing / 3],
      [from + wing / 2, y - wing / 2],
      [from + wing, y],
    );
  const line: readonly Point[] = [[x, y], ...up(x), ...up(x + wing)];
  const below = [...line].reverse().map(([at, top]): Point => [at, top + 2.5]);
  return {ink: 'tower', opacity: 0.9, area: [...line, ...below]};
});
