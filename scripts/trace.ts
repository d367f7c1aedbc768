import { idsIn, readRequirements } from './requirements.ts';
import type { Requirement } from './requirements.ts';
import { readResults } from './results.ts';
import type { TestResult } from './results.ts';

export interface AreaTrace {
  readonly area: string;
  readonly total: number;
  readonly open: readonly string[];
}

export interface Trace {
  readonly areas: readonly AreaTrace[];
  readonly unknown: readonly string[];
}

/** A row is proved by a passed test that names its id, unless another test that names it failed or was skipped. */
export const traceOf = (requirements: readonly Requirement[], results: readonly TestResult[]): Trace => {
  const proved = new Set<string>();
  const doubted = new Set<string>();
  for (const { title, outcome } of results) {
    for (const id of idsIn(title)) (outcome === 'passed' ? proved : doubted).add(id);
  }
  const known = new Set(requirements.map(({ id }) => id));
  const areas = [...new Set(requirements.map(({ area }) => area))].map((area) => {
    const rows = requirements.filter((row) => row.area === area);
    const open = rows.filter(({ id }) => !proved.has(id) || doubted.has(id)).map(({ id }) => id);
    return { area, total: rows.length, open };
  });
  const unknown = [...new Set([...proved, ...doubted])].filter((id) => !known.has(id));
  return { areas, unknown };
};

const report = ({ areas, unknown }: Trace): string => {
  const rows = areas.map(({ area, total, open }) => {
    const count = `${total - open.length}/${total}`.padStart(7);
    return `${area.padEnd(8)}${count}  ${open.length === 0 ? '' : `open: ${open.join(' ')}`}`.trimEnd();
  });
  const total = areas.reduce((sum, area) => sum + area.total, 0);
  const open = areas.reduce((sum, area) => sum + area.open.length, 0);
  const strangers = unknown.length === 0 ? [] : [`Tests name unknown requirements: ${unknown.join(' ')}`];
  return [...rows, `${'all'.padEnd(8)}${`${total - open}/${total}`.padStart(7)}`, ...strangers].join('\n');
};

if (import.meta.main) {
  const trace = traceOf(readRequirements(), readResults());
  process.stdout.write(`${report(trace)}\n`);
  const isOpen = trace.areas.some(({ open }) => open.length > 0);
  process.exitCode = trace.unknown.length > 0 || isOpen ? 1 : 0;
}
