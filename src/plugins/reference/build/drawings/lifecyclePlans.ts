import type {Anchor} from '../../../page-tags';

export type Point = readonly [x: number, y: number];

/** The group a state belongs to, which gives its box a color and a word. */
export type StateGroup = 'rest' | 'waiting' | 'working' | 'done' | 'failed' | 'canceled';

type LabelPlan = {
  readonly at: Point;
  readonly anchor: Anchor;
  /** The longest line, in characters. */
  readonly wrap: number;
};

/** How one arrow runs. Two arrows that end in one line share a label: one of them has none. */
export type RoutePlan = {
  readonly points: readonly Point[];
  readonly label: LabelPlan | {readonly sharedWith: string};
};

/** Where everything stands in one arrangement. Keys of `routes` read `FROM>TO`, with `*` for no state. */
export type ViewPlan = {
  readonly layout: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly box: {readonly width: number; readonly height: number};
  readonly boxes: Readonly<Record<string, Point>>;
  readonly routes: Readonly<Record<string, RoutePlan>>;
};

/** Where the states of one machine stand. What they are called and what leads on comes from the contract. */
export type LifecyclePlan = {
  readonly title: string;
  readonly schema: string;
  readonly groups: Readonly<Record<string, StateGroup>>;
  readonly views: readonly ViewPlan[];
};

const appWide = {
  layout: 'wide',
  width: 700,
  height: 236,
  box: {width: 140, height: 48},
  boxes: {STOPPED: [10, 80], INITIALIZING: [280, 80], RUNNING: [550, 80]},
  routes: {
    '*>STOPPED': {
      points: [
        [80, 18],
        [80, 80],
      ],
      label: {at: [92, 40], anchor: 'start', wrap: 24},
    },
    'STOPPED>INITIALIZING': {
      points: [
        [150, 104],
        [280, 104],
      ],
      label: {at: [213, 82], anchor: 'middle', wrap: 20},
    },
    'INITIALIZING>RUNNING': {
      points: [
        [420, 104],
        [550, 104],
      ],
      label: {at: [483, 97], anchor: 'middle', wrap: 20},
    },
    'RUNNING>STOPPED': {
      points: [
        [620, 128],
        [620, 176],
        [110, 176],
        [110, 128],
      ],
      label: {at: [365, 194], anchor: 'middle', wrap: 40},
    },
    'INITIALIZING>STOPPED': {
      points: [
        [350, 128],
        [350, 176],
        [110, 176],
        [110, 128],
      ],
      label: {sharedWith: 'RUNNING>STOPPED'},
    },
    'STOPPED>*': {
      points: [
        [50, 128],
        [50, 210],
      ],
      label: {at: [68, 222], anchor: 'start', wrap: 24},
    },
  },
} as const satisfies ViewPlan;

const appNarrow = {
  layout: 'narrow',
  width: 328,
  height: 352,
  box: {width: 132, height: 48},
  boxes: {STOPPED: [4, 56], INITIALIZING: [4, 184], RUNNING: [4, 300]},
  routes: {
    '*>STOPPED': {
      points: [
        [70, 14],
        [70, 56],
      ],
      label: {at: [82, 28], anchor: 'start', wrap: 24},
    },
    'STOPPED>*': {
      points: [
        [136, 70],
        [302, 70],
      ],
      label: {at: [146, 62], anchor: 'start', wrap: 24},
    },
    'STOPPED>INITIALIZING': {
      points: [
        [70, 104],
        [70, 184],
      ],
      label: {at: [80, 132], anchor: 'start', wrap: 14},
    },
    'INITIALIZING>RUNNING': {
      points: [
        [70, 232],
        [70, 300],
      ],
      label: {at: [80, 262], anchor: 'start', wrap: 14},
    },
    'RUNNING>STOPPED': {
      points: [
        [136, 324],
        [218, 324],
        [218, 92],
        [136, 92],
      ],
      label: {at: [228, 136], anchor: 'start', wrap: 14},
    },
    'INITIALIZING>STOPPED': {
      points: [
        [136, 208],
        [218, 208],
        [218, 92],
        [136, 92],
      ],
      label: {sharedWith: 'RUNNING>STOPPED'},
    },
  },
} as const satisfies ViewPlan;

const jobWide = {
  layout: 'wide',
  width: 700,
  height: 256,
  box: {width: 140, height: 48},
  boxes: {
    IN_QUEUE: [10, 96],
    RUNNING: [280, 96],
    COMPLETED: [550, 16],
    FAILED: [550, 96],
    CANCELED: [550, 200],
  },
  routes: {
    '*>IN_QUEUE': {
      points: [
        [80, 28],
        [80, 96],
      ],
      label: {at: [92, 60], anchor: 'start', wrap: 24},
    },
    'IN_QUEUE>RUNNING': {
      points: [
        [150, 120],
        [280, 120],
      ],
      label: {at: [213, 98], anchor: 'middle', wrap: 14},
    },
    'RUNNING>COMPLETED': {
      points: [
        [420, 108],
        [478, 108],
        [478, 40],
        [550, 40],
      ],
      label: {at: [470, 60], anchor: 'end', wrap: 18},
    },
    'RUNNING>FAILED': {
      points: [
        [420, 126],
        [550, 126],
      ],
      label: {at: [484, 144], anchor: 'middle', wrap: 20},
    },
    'RUNNING>CANCELED': {
      points: [
        [350, 144],
        [350, 224],
        [550, 224],
      ],
      label: {at: [450, 217], anchor: 'middle', wrap: 24},
    },
    'IN_QUEUE>CANCELED': {
      points: [
        [80, 144],
        [80, 224],
        [550, 224],
      ],
      label: {sharedWith: 'RUNNING>CANCELED'},
    },
  },
} as const satisfies ViewPlan;

const jobNarrow = {
  layout: 'narrow',
  width: 328,
  height: 352,
  box: {width: 136, height: 48},
  boxes: {
    IN_QUEUE: [2, 56],
    RUNNING: [2, 176],
    CANCELED: [190, 112],
    COMPLETED: [2, 300],
    FAILED: [190, 300],
  },
  routes: {
    '*>IN_QUEUE': {
      points: [
        [70, 14],
        [70, 56],
      ],
      label: {at: [82, 34], anchor: 'start', wrap: 24},
    },
    'IN_QUEUE>RUNNING': {
      points: [
        [70, 104],
        [70, 176],
      ],
      label: {at: [80, 136], anchor: 'start', wrap: 14},
    },
    'IN_QUEUE>CANCELED': {
      points: [
        [138, 80],
        [258, 80],
        [258, 112],
      ],
      label: {at: [146, 72], anchor: 'start', wrap: 24},
    },
    'RUNNING>CANCELED': {
      points: [
        [138, 190],
        [258, 190],
        [258, 160],
      ],
      label: {at: [146, 182], anchor: 'start', wrap: 24},
    },
    'RUNNING>COMPLETED': {
      points: [
        [70, 224],
        [70, 300],
      ],
      label: {at: [80, 262], anchor: 'start', wrap: 17},
    },
    'RUNNING>FAILED': {
      points: [
        [138, 210],
        [258, 210],
        [258, 300],
      ],
      label: {at: [250, 228], anchor: 'end', wrap: 14},
    },
  },
} as const satisfies ViewPlan;

/** The drawings a page can ask for. */
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
