import { planHere } from './machine.ts';
import { idsIn, readRequirements } from './requirements.ts';
import type { Requirement } from './requirements.ts';
import { notRunHere, readResults } from './results.ts';
import type { TestResult } from './results.ts';

export interface AreaTrace {
  readonly area: string;
  readonly total: number;
  readonly open: readonly string[];
  /** Rows proved only by tests that were not run here. */
  readonly notRun: readonly string[];
}

export interface Trace {
  readonly areas: readonly AreaTrace[];
  readonly unknown: readonly string[];
}

const setFor = { passed: 'proved', failed: 'doubted', skipped: 'doubted', 'not run': 'notRun' } as const;

/**
 * A row is proved by a passed test that names its id, unless another test that names it failed or was
 * skipped. A test that was not run counts neither way.
 */
export const traceOf = (requirements: readonly Requirement[], results: readonly TestResult[]): Trace => {
  const named = { proved: new Set<string>(), doubted: new Set<string>(), notRun: new Set<string>() };
  for (const { title, outcome } of results) for (const id of idsIn(title)) named[setFor[outcome]].add(id);
  const { proved, doubted } = named;
  const known = new Set(requirements.map(({ id }) => id));
  const areas = [...new Set(requirements.map(({ area }) => area))].map((area) => {
    const rows = requirements.filter((row) => row.area === area);
    const unproved = rows.map(({ id }) => id).filter((id) => !proved.has(id) || doubted.has(id));
    const notRun = unproved.filter((id) => named.notRun.has(id) && !doubted.has(id));
    return { area, total: rows.length, open: unproved.filter((id) => !notRun.includes(id)), notRun };
  });
  const unknown = [...new Set(Object.values(named).flatMap((ids) => [...ids]))].filter(
    (id) => !known.has(id),
  );
  return { areas, unknown };
};

const rowOf = ({ area, total, open, notRun }: AreaTrace): string => {
  const count = `${total - open.length - notRun.length}/${total}`.padStart(7);
  const rest = [
    ...(open.length === 0 ? [] : [`open: ${open.join(' ')}`]),
    ...(notRun.length === 0 ? [] : [`not run: ${notRun.join(' ')}`]),
  ];
  return `${area.padEnd(8)}${count}  ${rest.join('; ')}`.trimEnd();
};

const allOf = (areas: readonly AreaTrace[]): AreaTrace => ({
  area: 'all',
  total: areas.reduce((sum, { total }) => sum + total, 0),
  open: areas.flatMap(({ open }) => open),
  notRun: areas.flatMap(({ notRun }) => notRun),
});

const report = ({ areas, unknown }: Trace): string => {
  const { total, open, notRun } = allOf(areas);
  const proved = `${'all'.padEnd(8)}${`${total - open.length - notRun.length}/${total}`.padStart(7)}`;
  const apart = notRun.length === 0 ? '' : `  ${notRun.length} not run`;
  const strangers = unknown.length === 0 ? [] : [`Tests name unknown requirements: ${unknown.join(' ')}`];
  return [...areas.map(rowOf), `${proved}${apart}`, ...strangers].join('\n');
};

if (import.meta.main) {
  const { leftOut } = await planHere();
  const trace = traceOf(readRequirements(), readResults(leftOut));
  process.stdout.write(`${report(trace)}\n`);
  const unrun = notRunHere();
  if (unrun.length > 0)
    process.stdout.write(
      `Not run here: ${unrun.join(', ')}. Rows that only these prove count as open; npm test runs them all.\n`,
    );
  const isOpen = trace.areas.some(({ open }) => open.length > 0);
  process.exitCode = trace.unknown.length > 0 || isOpen ? 1 : 0;
}
