// Stands in for `prop-types`, which checks nothing in a published build. See src/plugins/lean-client/standIns.ts.

type Check = (() => Check) & {isRequired?: Check};

/** A check that is never made, and what makes one. */
const check: Check = () => check;
check.isRequired = check;

/** Every check of the package, whatever its name. */
const checks: Readonly<Record<string, Check>> = new Proxy({}, {get: () => check});

export default checks;
