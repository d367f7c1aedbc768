import { isNone, type Option } from 'fp-ts/Option';
import { plainRupees } from '../money/formatRupees';
import type { Paise } from '../money/money';

/** A cell of a table for a spreadsheet; none where the value is unknown. */
export type CsvCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'amount'; readonly amount: Option<Paise> };

export type CsvRow = readonly CsvCell[];

/** Excel reads UTF-8 only behind it. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A spreadsheet would run text that begins so as a formula; Excel takes the wide forms for the narrow ones. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
const needsQuotes = /[",\r\n]/;

const textField = (text: string): string => {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const field = (cell: CsvCell): string => {
  if (cell.kind === 'text') return textField(cell.text);
  return isNone(cell.amount) ? '' : plainRupees(cell.amount.value);
};

/** A table as CSV (RFC 4180, UTF-8 with a byte order mark); text never runs as a formula, amounts stay numbers. */
export const csvText = (rows: readonly CsvRow[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(field).join(',') + LINE_END).join('');
