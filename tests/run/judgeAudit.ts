/** An advisory that we know and accept. */
export type Excuse = {
  /** Its id, which starts with `GHSA-`. */
  readonly advisory: string;
  readonly reason: string;
};

/** The result of an audit. */
type AuditVerdict = {
  /** The reason, if the registry gave no answer. */
  readonly notRun: string | undefined;
  readonly advisories: number;
  /** Advisories without an excuse, and excuses without an advisory. */
  readonly faults: readonly string[];
};

type Advisory = {readonly url: string; readonly title: string; readonly severity: string};
type Vulnerability = {readonly name: string; readonly via: readonly (string | Advisory)[]};

/** The part of the report of `npm audit --json` that is read here. */
export type AuditReport = {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
};

/**
 * Compares the advisories for our packages in the registry with those that we have excused.
 *
 * @param report the report of `npm audit --json`
 * @param excuses the advisories that we accept
 */
export function judgeAudit(report: AuditReport, excuses: readonly Excuse[]): AuditVerdict {
  const {vulnerabilities, message} = report;
  if (!vulnerabilities) {
    return {notRun: message ?? 'npm audit gave no report', advisories: 0, faults: []};
  }
  const found = new Map<string, string>();
  for (const {name, via} of Object.values(vulnerabilities)) {
    for (const cause of via.filter((it) => typeof it !== 'string')) {
      const id = cause.url.split('/').at(-1) ?? cause.url;
      found.set(id, `${name}: ${cause.title} (${cause.severity}, ${cause.url})`);
    }
  }
  const excused = new Set(excuses.map(({advisory}) => advisory));
  const open = [...found].filter(([id]) => !excused.has(id));
  const stale = [...excused].filter((id) => !found.has(id));
  return {
    notRun: undefined,
    advisories: found.size,
    faults: [
      ...open.map(([, text]) => `${text}. Update it, or excuse it in tests/run/auditStep.ts.`),
      ...stale.map((id) => `${id} is excused in tests/run/auditStep.ts and no longer reported.`),
    ],
  };
}
