/** One folder of the collection: requests that create one app, use it, and delete it. */
type Folder = {
  readonly name: string;
  readonly description: string;
  /** The variable that holds the ID of its app, so that no folder uses the app of another. */
  readonly appVariable: string;
  /** Each entry is an operation, followed by the name of its body's example when it has several. */
  readonly requests: readonly string[];
};

/** The folders in their order. A request that none of them lists goes into the first, before its last request. */
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
