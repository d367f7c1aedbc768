import { isRight } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { financialYearRange } from '../src/domain/dates/financialYear.ts';
import { readDay } from '../src/domain/dates/instant.ts';
import { isPeriodName, periodKey } from '../src/domain/deadlines/period.ts';
import type { DeadlineTable } from '../src/domain/deadlines/rule.ts';
import { type StatutoryDate, statutoryDates } from '../src/domain/deadlines/statutoryDates.ts';
import { stateByCode } from '../src/domain/india/states.ts';
import { readDeadlineTable } from '../src/infrastructure/http/deadlineWire.ts';
import { readJson, schemaFaults, TABLE } from './deadlineTable.ts';

const USAGE =
  'npx node scripts/deadlines.ts <financial year, such as 2026-27> [state, such as MH] [table.json]';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const remarkOf = ({ states, why }: StatutoryDate): string => {
  const inStates = states.map((state) => String(state).padStart(2, '0')).join(' ');
  return [inStates, why].filter((text) => text !== '').join('; ');
};

const rowOf = (date: StatutoryDate): readonly string[] => [
  date.day,
  date.rule.topic,
  date.rule.form,
  periodKey(date.period),
  date.rule.title.en,
  remarkOf(date),
];

/** The table of a file; says what of it cannot be read. */
const tableIn = (file: string): DeadlineTable | undefined => {
  try {
    const json = readJson(file);
    for (const fault of schemaFaults(json)) say(`${file}: ${fault}`);
    const table = readDeadlineTable({ info: say, failure: say })(json);
    if (isRight(table)) return table.right;
    say(`${file} has no rule that can be read.`);
  } catch {
    say(`${file} cannot be read.`);
  }
  return undefined;
};

/** Prints the dates of a financial year, and what of the table cannot be read; false when nothing was printed. */
export const printDeadlines = ([year = '', ...rest]: readonly string[]): boolean => {
  const file = rest.find((argument) => argument.endsWith('.json')) ?? TABLE;
  const code = rest.find((argument) => argument !== file) ?? '';
  const first = readDay(`${year.slice(0, 4)}-04-01`);
  const state = stateByCode(code);
  if (!isPeriodName('year', year) || isNone(first) || (code !== '' && isNone(state))) {
    say(USAGE);
    return false;
  }
  const table = tableIn(file);
  if (table === undefined) return false;
  const { rules, checkedOn } = table;
  const dates = statutoryDates(rules, { span: financialYearRange(first.value), state });
  process.stdout.write(`${columns(dates.map(rowOf)).join('\n')}\n`);
  say(`${dates.length} dates of ${rules.length} rules, checked on ${checkedOn}`);
  return true;
};
