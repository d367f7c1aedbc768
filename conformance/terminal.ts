import { countOf, type Finding, groupsOf, type Report, sumOf } from './report.ts';
import { DOCUMENT } from './theDocument.ts';

const ESCAPE = '\u001B';
const COLOURS = { failure: 31, warning: 33, good: 32, quiet: 2 } as const;
const MOST_CALLS = 6;
const MOST_SHOWS = 2;

type Paint = (colour: keyof typeof COLOURS, text: string) => string;

const painter =
  (isColoured: boolean): Paint =>
  (colour, text) =>
    isColoured ? `${ESCAPE}[${COLOURS[colour]}m${text}${ESCAPE}[0m` : text;

const callLine = (calls: readonly string[]): string => {
  const shown = calls.slice(0, MOST_CALLS).join('; ');
  const rest = calls.length - MOST_CALLS;
  return rest > 0 ? `${shown}; and ${rest} more` : shown;
};

const showsLines = (shows: readonly string[]): readonly string[] =>
  shows.length <= MOST_SHOWS
    ? shows
    : [...shows.slice(0, MOST_SHOWS), `and so on, on ${shows.length - MOST_SHOWS} more`];

const groupLines = (report: Report, level: Finding['level'], paint: Paint): readonly string[] =>
  groupsOf(report, level).flatMap(({ calls, at, expected, came, line, shows }) => [
    `${paint(level, level.toUpperCase())} ${callLine(calls)}${at === '' ? '' : `: ${at}`}`,
    `  expected ${expected}`,
    `  came     ${came}`,
    `  ${paint('quiet', `${DOCUMENT}:${line}`)}`,
    ...showsLines(shows).map((text) => `  ${level === 'failure' ? `screens  ${text}` : text}`),
  ]);

const notTriedLines = ({ notTried }: Report, paint: Paint): readonly string[] => {
  const reasons = [...new Set(notTried.map(({ why }) => why))];
  return reasons.map((reason) => {
    const calls = notTried.filter(({ why }) => why === reason).map(({ call }) => call);
    return `${paint('quiet', 'NOT TRIED')} ${calls.join('; ')}: ${reason}`;
  });
};

/** The report for a terminal, findings that are the same in several calls once. */
export const terminalReport = (report: Report, isColoured: boolean): string => {
  const paint = painter(isColoured);
  const isGood = countOf(report, 'failure') === 0;
  return [
    ...groupLines(report, 'failure', paint),
    ...groupLines(report, 'warning', paint),
    ...notTriedLines(report, paint),
    ...report.left.map((what) => `LEFT BEHIND ${what}`),
    `${paint(isGood ? 'good' : 'failure', isGood ? 'GOOD' : 'NOT GOOD')} ${report.backend}: ${sumOf(report)}`,
    '',
  ].join('\n');
};
