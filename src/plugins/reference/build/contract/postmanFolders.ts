/** One folder of the collection: requests that make one app, use it, and leave nothing of it. */
type Folder = {
  readonly name: string;
  readonly description: string;
  /** The variable that holds the ID of its app, so that no folder takes the app of another. */
  readonly appVariable: string;
  /** An operation, and the example of its body where it has several. */
  readonly requests: readonly string[];
};

/** The folders in their order. A request that none of them names stands in the first, before its last one. */
export const FOLDERS: readonly [Folder, ...Folder[]] = [
  {
    name: 'An app from start to end',
    description:
      'Makes an app, starts it, which starts billing, runs a job, and stops and deletes the app.',
    appVariable: 'appId',
    requests: [
      'createApp plainModel',
      'listApps',
      'updateApp rename',
      'updateApp start',
      'getApp',
      'runJob',
      'getJob',
      'cancelJob',
      'updateApp stop',
      'deleteApp',
    ],
  },
  {
    name: 'An app with a LoRA',
    description:
      'Makes an app, changes the weight of its LoRA, and deletes it. It is never started.',
    appVariable: 'loraAppId',
    requests: ['createApp modelWithLora', 'updateApp changeLoraWeight', 'deleteApp'],
  },
];
