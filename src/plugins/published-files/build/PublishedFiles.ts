/** Files that the site serves next to its pages, and what they are made from. */
export type PublishedFiles<Content> = {
  /** The name of the plugin. */
  readonly name: string;
  /** The folder from which `npm start` serves them, absolute. */
  readonly served: string;
  /** The files and folders that they are made from, absolute. */
  readonly inputs: readonly string[];
  readonly load: () => Content | Promise<Content>;
  readonly write: (content: Content, folder: string) => Promise<void>;
  /** Receives the new content after an edit, only in `npm start`. */
  readonly renewed?: (content: Content) => Promise<void>;
  /** Options of the development server for these files. */
  readonly staticOptions?: object;
};
