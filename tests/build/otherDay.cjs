// Moves the clock of a process by 400 days: `node --require otherDay.cjs`. Nothing that a build writes may
// tell when it ran.
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
