/** An advisory that we know and accept. */
export type AcceptedAdvisory = {
  /** Its id, which starts with `GHSA-`. */
  readonly advisory: string;
  readonly reason: string;
};

/** The result of an audit. */
type AuditVerdict = {
  /** The reason, if the registry gave no answer. */
  readonly notRun: string | undefined;
  readonly advisories: number;
  /** Advisories that nobody has accepted, and accepted ones that no longer exist. */
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
 * Compares the advisories for our packages in the registry with those that we have accepted.
 *
 * @param report the report of `npm audit --json`
 * @param accepted the advisories that we accept
 */
export function evaluateAudit(
  report: AuditReport,
  accepted: readonly AcceptedAdvisory[],
): AuditVerdict {
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
  const known = new Set(accepted.map(({advisory}) => advisory));
  const open = [...found].filter(([id]) => !known.has(id));
  const stale = [...known].filter((id) => !found.has(id));
  return {
    notRun: undefined,
    advisories: found.size,
    faults: [
      ...open.map(([, text]) => `${text}. Update it, or accept it in tests/run/auditStep.ts.`),
      ...stale.map((id) => `${id} is accepted in tests/run/auditStep.ts and no longer reported.`),
    ],
  };
}
