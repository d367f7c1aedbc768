/** What was tried: one call of the document and its response, or the lack of one. */
export interface Finding {
  /** A warning does no harm in the portal. */
  readonly level: 'failure' | 'warning';
  /** Where in the response, '' for the response itself. */
  readonly at: string;
  readonly expected: string;
  readonly came: string;
  /** The line of docs/api/openapi.yaml. */
  readonly line: number;
  /** What a customer sees of it. */
  readonly shows: string;
}

export interface Check {
  /** 'GET /user/orders', without the ids that were asked for. */
  readonly call: string;
  /** 'response', 'without a token', 'an unknown id', 'preflight'. */
  readonly what: string;
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

export interface NotTried {
  readonly call: string;
  readonly why: string;
}

export interface Report {
  readonly backend: string;
  readonly checks: readonly Check[];
  readonly notTried: readonly NotTried[];
  /** What the writes have left in the backend. */
  readonly left: readonly string[];
  readonly seconds: number;
}

export const countOf = ({ checks }: Report, level: Finding['level']): number =>
  checks.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;

interface Group extends Omit<Finding, 'shows'> {
  readonly calls: readonly string[];
  /** What each of the calls does to its screens. */
  readonly shows: readonly string[];
}

/** The findings of a level, those that are the same in several calls once. */
export const groupsOf = ({ checks }: Report, level: Finding['level']): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const { call, what, findings } of checks) {
    for (const finding of findings.filter((each) => each.level === level)) {
      const name = what === 'response' ? call : `${call}, ${what}`;
      const key = JSON.stringify([finding.at, finding.expected, finding.came, finding.line]);
      const before = groups.get(key);
      groups.set(key, {
        ...finding,
        calls: [...new Set([...(before?.calls ?? []), name])],
        shows: [...new Set([...(before?.shows ?? []), finding.shows])],
      });
    }
  }
  return [...groups.values()];
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** One line that says what came of it all. */
export const sumOf = (report: Report): string => {
  const bad = report.checks.filter(({ findings }) =>
    findings.some(({ level }) => level === 'failure'),
  ).length;
  return [
    counted(report.checks.length, 'check'),
    `${report.checks.length - bad} good`,
    counted(countOf(report, 'failure'), 'failure'),
    counted(countOf(report, 'warning'), 'warning'),
    `${report.notTried.length} not tried`,
    `${report.seconds.toFixed(1)} s`,
  ].join(', ');
};
