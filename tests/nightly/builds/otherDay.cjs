// Sets the clock of a process forward by 400 days: `node --require otherDay.cjs`. The output of a build must not
// depend on when it ran.
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
