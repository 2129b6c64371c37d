import type {Anchor} from '../../../page-tags';

export type Point = readonly [x: number, y: number];

/** The group that a state belongs to. It determines the color and the note of the state's box. */
export type StateGroup = 'rest' | 'waiting' | 'working' | 'done' | 'failed' | 'canceled';

type LabelPlan = {
  readonly at: Point;
  readonly anchor: Anchor;
  /** The longest line, in characters. */
  readonly wrap: number;
};

/** The route of one arrow. When two arrows end in the same line, they share the label of one of them. */
export type RoutePlan = {
  readonly points: readonly Point[];
  readonly label: LabelPlan | {readonly sharedWith: string};
};

/** The positions of everything in one layout. Keys of `routes` have the form `FROM>TO`, with `*` for no state. */
export type ViewPlan = {
  readonly layout: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly box: {readonly width: number; readonly height: number};
  readonly boxes: Readonly<Record<string, Point>>;
  readonly routes: Readonly<Record<string, RoutePlan>>;
};

/** The positions of the states of one state machine. Their names and transitions come from the contract. */
export type LifecyclePlan = {
  readonly title: string;
  readonly schema: string;
  readonly groups: Readonly<Record<string, StateGroup>>;
  readonly views: readonly ViewPlan[];
};

const appWide = {
  layout: 'wide',
  width: 628,
  height: 244,
  box: {width: 132, height: 48},
  boxes: {STOPPED: [4, 96], INITIALIZING: [248, 96], RUNNING: [492, 96]},
  routes: {
    '*>STOPPED': {
      points: [
        [70, 22],
        [70, 96],
      ],
      label: {at: [82, 30], anchor: 'start', wrap: 24},
    },
    'STOPPED>INITIALIZING': {
      points: [
        [136, 120],
        [248, 120],
      ],
      label: {at: [190, 78], anchor: 'middle', wrap: 14},
    },
    'INITIALIZING>RUNNING': {
      points: [
        [380, 120],
        [492, 120],
      ],
      label: {at: [434, 95], anchor: 'middle', wrap: 13},
    },
    'RUNNING>STOPPED': {
      points: [
        [558, 144],
        [558, 192],
        [100, 192],
        [100, 144],
      ],
      label: {at: [329, 211], anchor: 'middle', wrap: 40},
    },
    'INITIALIZING>STOPPED': {
      points: [
        [314, 144],
        [314, 192],
        [100, 192],
        [100, 144],
      ],
      label: {sharedWith: 'RUNNING>STOPPED'},
    },
    'STOPPED>*': {
      points: [
        [40, 144],
        [40, 226],
      ],
      label: {at: [58, 231], anchor: 'start', wrap: 24},
    },
  },
} as const satisfies ViewPlan;

const appNarrow = {
  layout: 'narrow',
  width: 328,
  height: 392,
  box: {width: 132, height: 48},
  boxes: {STOPPED: [4, 72], INITIALIZING: [4, 220], RUNNING: [4, 340]},
  routes: {
    '*>STOPPED': {
      points: [
        [70, 16],
        [70, 72],
      ],
      label: {at: [82, 26], anchor: 'start', wrap: 24},
    },
    'STOPPED>*': {
      points: [
        [136, 84],
        [302, 84],
      ],
      label: {at: [146, 76], anchor: 'start', wrap: 24},
    },
    'STOPPED>INITIALIZING': {
      points: [
        [70, 120],
        [70, 220],
      ],
      label: {at: [80, 152], anchor: 'start', wrap: 14},
    },
    'INITIALIZING>RUNNING': {
      points: [
        [70, 268],
        [70, 340],
      ],
      label: {at: [80, 298], anchor: 'start', wrap: 14},
    },
    'RUNNING>STOPPED': {
      points: [
        [136, 364],
        [208, 364],
        [208, 108],
        [136, 108],
      ],
      label: {at: [218, 152], anchor: 'start', wrap: 14},
    },
    'INITIALIZING>STOPPED': {
      points: [
        [136, 244],
        [208, 244],
        [208, 108],
        [136, 108],
      ],
      label: {sharedWith: 'RUNNING>STOPPED'},
    },
  },
} as const satisfies ViewPlan;

const jobWide = {
  layout: 'wide',
  width: 628,
  height: 264,
  box: {width: 156, height: 48},
  boxes: {
    IN_QUEUE: [2, 112],
    RUNNING: [240, 112],
    COMPLETED: [470, 16],
    FAILED: [470, 112],
    CANCELED: [470, 208],
  },
  routes: {
    '*>IN_QUEUE': {
      points: [
        [80, 40],
        [80, 112],
      ],
      label: {at: [92, 64], anchor: 'start', wrap: 24},
    },
    'IN_QUEUE>RUNNING': {
      points: [
        [158, 136],
        [240, 136],
      ],
      label: {at: [199, 107], anchor: 'middle', wrap: 14},
    },
    'RUNNING>COMPLETED': {
      points: [
        [396, 122],
        [432, 122],
        [432, 40],
        [470, 40],
      ],
      label: {at: [422, 64], anchor: 'end', wrap: 18},
    },
    'RUNNING>FAILED': {
      points: [
        [396, 144],
        [470, 144],
      ],
      label: {at: [433, 162], anchor: 'middle', wrap: 8},
    },
    'RUNNING>CANCELED': {
      points: [
        [318, 160],
        [318, 232],
        [470, 232],
      ],
      label: {at: [396, 223], anchor: 'middle', wrap: 24},
    },
    'IN_QUEUE>CANCELED': {
      points: [
        [80, 160],
        [80, 232],
        [470, 232],
      ],
      label: {sharedWith: 'RUNNING>CANCELED'},
    },
  },
} as const satisfies ViewPlan;

const jobNarrow = {
  layout: 'narrow',
  width: 328,
  height: 382,
  box: {width: 156, height: 48},
  boxes: {
    IN_QUEUE: [2, 64],
    RUNNING: [2, 196],
    CANCELED: [170, 130],
    COMPLETED: [2, 330],
    FAILED: [170, 330],
  },
  routes: {
    '*>IN_QUEUE': {
      points: [
        [76, 16],
        [76, 64],
      ],
      label: {at: [88, 36], anchor: 'start', wrap: 24},
    },
    'IN_QUEUE>RUNNING': {
      points: [
        [76, 112],
        [76, 196],
      ],
      label: {at: [86, 140], anchor: 'start', wrap: 10},
    },
    'IN_QUEUE>CANCELED': {
      points: [
        [158, 88],
        [248, 88],
        [248, 130],
      ],
      label: {at: [166, 80], anchor: 'start', wrap: 24},
    },
    'RUNNING>CANCELED': {
      points: [
        [158, 212],
        [302, 212],
        [302, 178],
      ],
      label: {at: [166, 203], anchor: 'start', wrap: 24},
    },
    'RUNNING>COMPLETED': {
      points: [
        [76, 244],
        [76, 330],
      ],
      label: {at: [86, 278], anchor: 'start', wrap: 17},
    },
    'RUNNING>FAILED': {
      points: [
        [158, 232],
        [248, 232],
        [248, 330],
      ],
      label: {at: [258, 270], anchor: 'start', wrap: 8},
    },
  },
} as const satisfies ViewPlan;

/** The drawings that a page can use, by the name in `<Lifecycle of>`. */
export const LIFECYCLE_PLANS: Readonly<Record<string, LifecyclePlan>> = {
  app: {
    title: 'The life of an app',
    schema: 'AppStatus',
    groups: {STOPPED: 'rest', INITIALIZING: 'waiting', RUNNING: 'working'},
    views: [appWide, appNarrow],
  },
  job: {
    title: 'The life of a job',
    schema: 'JobStatus',
    groups: {
      IN_QUEUE: 'waiting',
      RUNNING: 'working',
      COMPLETED: 'done',
      FAILED: 'failed',
      CANCELED: 'canceled',
    },
    views: [jobWide, jobNarrow],
  },
};
