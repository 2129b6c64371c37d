// The parts of Postman's packages that the tests use: neither package has types that TypeScript finds.

declare module 'postman-collection' {
  export class Collection {
    constructor(definition: unknown);
    readonly variables: {one(key: string): {set(value: string): void}};
  }
}

declare module 'postman-runtime' {
  import type {Collection} from 'postman-collection';

  type Failure = Error | null;
  type Callbacks = {
    readonly request: (
      error: Failure,
      cursor: unknown,
      response: {readonly code: number; readonly text: () => string} | undefined,
      request: unknown,
      item: {readonly name: string},
    ) => void;
    readonly exception: (cursor: unknown, error: Error) => void;
    readonly done: (error: Failure) => void;
  };

  export class Runner {
    run(
      collection: Collection,
      options: object,
      callback: (error: Failure, run: {start(callbacks: Callbacks): void}) => void,
    ): void;
  }
}
