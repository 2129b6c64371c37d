/** The size of a scene. Pictures of another shape show its right part, or its middle. */
export const SCENE_SIZE = {width: 720, height: 440} as const;

/** A rectangle, with round corners if it has a radius. */
export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
};

/** A polygon: x and y of each corner in turn. */
export type Polygon = {readonly points: readonly number[]};

/** What a shape is colored with: a part of the sky or of the water, or the material of a thing. */
type Ink = keyof (typeof TIMES)[number]['colors'];

type Geometry = (Rectangle | Polygon) & {
  /** From 0 to 1, which is the default. */
  readonly opacity?: number;
};

/** A shape of a scene. */
export type Shape = Geometry & {
  /** Such as `#0e1330`. */
  readonly color: string;
};

/** A shape before the time of day gives it a color. */
type InkedShape = Geometry & {readonly ink: Ink};

/** The times of day: the words of a prompt that choose one, and its colors. */
const TIMES = [
  {
    words: /night|moon|stars?\b/i,
    colors: {
      sky1: '#0e1330',
      sky2: '#111739',
      sky3: '#151c44',
      sky4: '#19214e',
      sky5: '#1e2759',
      sky6: '#1e2759',
      wave1: '#131a42',
      wave2: '#0f1536',
      wave3: '#0b102a',
      glint: '#232c62',
      cloud: '#1b2350',
      land: '#080b1d',
      near: '#050713',
      tower: '#39426f',
      shade: '#2b3360',
      stripe: '#1c2350',
      lamp: '#ffd98a',
    },
  },
  {
    words: /dawn|sunrise|morning/i,
    colors: {
      sky1: '#3a3f8f',
      sky2: '#6a549f',
      sky3: '#b0689f',
      sky4: '#e98593',
      sky5: '#ffb28a',
      sky6: '#ffe3ae',
      wave1: '#5b4c94',
      wave2: '#433f82',
      wave3: '#2d2f69',
      glint: '#ffc79a',
      cloud: '#f7a9a0',
      land: '#1b1d48',
      near: '#111330',
      tower: '#fff1e2',
      shade: '#e3bfc4',
      stripe: '#d4526a',
      lamp: '#fff3c4',
    },
  },
  {
    words: /\bday|noon|sunny|summer/i,
    colors: {
      sky1: '#5d9fd6',
      sky2: '#7ab4e0',
      sky3: '#9bc9e8',
      sky4: '#bcdcec',
      sky5: '#dcebea',
      sky6: '#fffbe8',
      wave1: '#3f86b5',
      wave2: '#2f6f9f',
      wave3: '#245a87',
      glint: '#d9eef2',
      cloud: '#f4fafc',
      land: '#24523f',
      near: '#183a2e',
      tower: '#ffffff',
      shade: '#d5dfe8',
      stripe: '#d4483f',
      lamp: '#ffffff',
    },
  },
  {
    words: /dusk|sunset|evening/i,
    colors: {
      sky1: '#1f2a44',
      sky2: '#3c3f63',
      sky3: '#70527d',
      sky4: '#b3668a',
      sky5: '#e58b7b',
      sky6: '#ffc57d',
      wave1: '#3a3f66',
      wave2: '#2a3054',
      wave3: '#1d2342',
      glint: '#ffb36b',
      cloud: '#c77d8c',
      land: '#161b33',
      near: '#0d1124',
      tower: '#f4e3d7',
      shade: '#cfb3b5',
      stripe: '#a8435a',
      lamp: '#ffe6a3',
    },
  },
] as const;

/**
 * Composes a scene from the words of a prompt that it knows: a lighthouse, mountains, a time of day. The prompt chooses
 * what they leave open, always in the same way.
 *
 * @returns shapes, the farthest first
 */
export function composeScene(prompt: string): Shape[] {
  const choice = hashPrompt(prompt);
  const named = TIMES.find(({words}) => words.test(prompt));
  const {colors} = named ?? TIMES[choice % TIMES.length] ?? TIMES[0];
  const hasLighthouse = /lighthouse|beacon|tower/i.test(prompt);
  const isMountainous = /mountain|peak|alps?\b|hill/i.test(prompt);
  const hasMountains = isMountainous || (!hasLighthouse && choice % 3 > 0);
  const shapes = [...SKY];
  if (hasMountains) shapes.push(...MOUNTAINS);
  shapes.push(...SEA);
  if (hasLighthouse || !hasMountains) shapes.push(...HEADLAND);
  if (hasLighthouse) shapes.push(...LIGHTHOUSE);
  shapes.push(...BIRDS);
  return shapes.map(({ink, ...shape}) => ({...shape, color: colors[ink]}));
}

/** Returns a number that is the same for the same prompt. */
function hashPrompt(prompt: string): number {
  let hash = 0;
  for (const byte of new TextEncoder().encode(prompt)) hash = (hash * 31 + byte) % 65_521;
  return hash;
}

/** The sky with the sun, clouds, and stars. */
const SKY: readonly InkedShape[] = [
  {ink: 'sky1', x: 0, y: 0, width: 720, height: 440},
  {ink: 'sky2', x: -95, y: -45, width: 690, height: 690, radius: 345},
  {ink: 'sky3', x: -12, y: 38, width: 524, height: 524, radius: 262},
  {ink: 'sky4', x: 64, y: 114, width: 372, height: 372, radius: 186},
  {ink: 'sky5', x: 130, y: 180, width: 240, height: 240, radius: 120},
  {ink: 'sky6', x: 188, y: 238, width: 124, height: 124, radius: 62},
  {ink: 'cloud', x: 36, y: 96, width: 150, height: 11, radius: 5.5, opacity: 0.5},
  {ink: 'cloud', x: 92, y: 116, width: 190, height: 11, radius: 5.5, opacity: 0.7},
  {ink: 'cloud', x: 60, y: 136, width: 84, height: 11, radius: 5.5, opacity: 0.5},
  {ink: 'cloud', x: 330, y: 66, width: 120, height: 9, radius: 4.5, opacity: 0.4},
  {ink: 'cloud', x: 296, y: 84, width: 92, height: 9, radius: 4.5, opacity: 0.55},
  {ink: 'lamp', x: 666, y: 50, width: 3, height: 3, radius: 1.5, opacity: 0.75},
  {ink: 'lamp', x: 693, y: 175, width: 3, height: 3, radius: 1.5, opacity: 0.75},
  {ink: 'lamp', x: 479, y: 29, width: 3, height: 3, radius: 1.5, opacity: 0.75},
];

const MOUNTAINS: readonly InkedShape[] = [
  {ink: 'wave2', points: [300, 300, 420, 168, 470, 214, 560, 96, 640, 190, 720, 130, 720, 300]},
  {ink: 'glint', points: [560, 96, 590, 131, 574, 142, 560, 128, 542, 146, 531, 134], opacity: 0.9},
  {ink: 'land', points: [410, 300, 520, 216, 590, 262, 680, 200, 720, 226, 720, 300]},
];

/** Three waves, and the light of the sun on them. */
const SEA: readonly InkedShape[] = [
  {ink: 'wave1', x: 0, y: 300, width: 720, height: 140},
  {
    ink: 'wave2',
    points: [
      0, 338, 30, 335, 60, 333, 120, 333, 150, 335, 210, 341, 240, 343, 300, 343, 330, 341, 390,
      335, 420, 333, 480, 333, 510, 335, 570, 341, 600, 343, 660, 343, 690, 341, 720, 338, 720, 440,
      0, 440,
    ],
  },
  {
    ink: 'wave3',
    points: [
      0, 384, 30, 381, 60, 378, 90, 377, 150, 377, 180, 378, 240, 384, 270, 387, 300, 390, 330, 391,
      390, 391, 420, 390, 480, 384, 540, 378, 570, 377, 630, 377, 660, 378, 720, 384, 720, 440, 0,
      440,
    ],
  },
  {ink: 'glint', x: 222, y: 308, width: 56, height: 9, radius: 4.5},
  {ink: 'glint', x: 186, y: 325, width: 128, height: 9, radius: 4.5},
  {ink: 'glint', x: 142, y: 342, width: 216, height: 9, radius: 4.5},
  {ink: 'glint', x: 186, y: 359, width: 128, height: 9, radius: 4.5},
  {ink: 'glint', x: 222, y: 376, width: 56, height: 9, radius: 4.5},
];

const HEADLAND: readonly InkedShape[] = [
  {
    ink: 'land',
    points: [
      410, 346, 447, 331, 482, 314, 518, 303, 531, 296, 545, 288, 560, 282, 580, 278, 610, 276, 638,
      276, 665, 278, 692, 284, 720, 292, 720, 440, 470, 440, 463, 420, 452, 402, 439, 384, 425, 366,
    ],
  },
  {
    ink: 'near',
    points: [
      470, 440, 490, 418, 513, 399, 539, 384, 568, 374, 598, 368, 624, 366, 649, 366, 673, 369, 697,
      375, 720, 382, 720, 440,
    ],
  },
];

/** Its beams; the keeper's house; the tower with its stripes, window and door; lantern, gallery and roof. */
const LIGHTHOUSE: readonly InkedShape[] = [
  {ink: 'lamp', points: [590, 111, 0, 14, 0, 138], opacity: 0.15},
  {ink: 'lamp', points: [590, 113, 720, 92, 720, 136], opacity: 0.2},
  {ink: 'shade', x: 640, y: 256, width: 34, height: 30},
  {ink: 'stripe', points: [634, 260, 657, 242, 680, 260]},
  {ink: 'lamp', x: 652, y: 266, width: 10, height: 10},
  {ink: 'tower', points: [566, 284, 575, 132, 605, 132, 614, 284]},
  {ink: 'shade', points: [590, 284, 590, 132, 605, 132, 614, 284]},
  {ink: 'stripe', points: [573.7, 154, 606.3, 154, 608.6, 192, 571.4, 192]},
  {ink: 'stripe', points: [569.3, 226, 610.7, 226, 612.9, 264, 567.1, 264]},
  {ink: 'land', x: 586, y: 204, width: 8, height: 13, radius: 4},
  {ink: 'land', x: 583, y: 266, width: 14, height: 26, radius: 7},
  {ink: 'lamp', x: 578, y: 98, width: 24, height: 27},
  {
    ink: 'land',
    points: [
      585, 98, 586, 98, 586, 124, 594, 124, 594, 98, 595, 98, 595, 124, 613, 124, 613, 132, 567,
      132, 567, 124, 585, 124,
    ],
  },
  {
    ink: 'stripe',
    points: [573, 99, 576, 91, 580, 85, 584, 80, 590, 74, 596, 80, 600, 85, 604, 91, 607, 99],
  },
];

const BIRDS: readonly InkedShape[] = [
  {
    ink: 'tower',
    points: [404, 178, 412, 174, 418, 177, 424, 174, 432, 178, 424, 176, 418, 180, 412, 176],
    opacity: 0.9,
  },
  {
    ink: 'tower',
    points: [448, 204, 454, 201, 459, 203, 464, 201, 470, 204, 464, 203, 459, 206, 454, 203],
    opacity: 0.9,
  },
  {
    ink: 'tower',
    points: [372, 216, 377, 213, 381, 215, 385, 213, 390, 216, 385, 215, 381, 218, 377, 215],
    opacity: 0.9,
  },
];
