declare module 'graceful-fs' {
  /** Makes a file system wait where no more files may be open. */
  export function gracefulify(fs: object): void;
}
