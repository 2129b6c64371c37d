// Sets the clock of a process forward by 400 days, and lets nobody else read its files: `node --require otherDay.cjs`.
// The output of a build must not depend on when it ran, nor on who may read.
const AHEAD = 400 * 24 * 60 * 60 * 1000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + AHEAD] : args));
  }

  static now() {
    return RealDate.now() + AHEAD;
  }
};

if (require('node:worker_threads').isMainThread) process.umask(0o077);
