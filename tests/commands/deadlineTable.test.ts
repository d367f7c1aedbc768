import { afterEach, describe, expect, it, vi } from 'vitest';
import { readJson, schemaFaults, TABLE } from '../../scripts/deadlineTable.ts';
import { printDeadlines } from '../../scripts/printDeadlines.ts';

/** What a run of the command prints. */
const printed = (...given: readonly string[]) => {
  const lines = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (lines.out += String(text)) !== '');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => (lines.err += String(text)) !== '');
  const isPrinted = printDeadlines(given);
  vi.restoreAllMocks();
  return { isPrinted, ...lines };
};

afterEach(() => void vi.restoreAllMocks());

describe('npm run check, on the table of statutory dates', () => {
  it('accepts the table that the sandbox serves [DUE-02]', () => {
    expect(schemaFaults(readJson(TABLE))).toEqual([]);
  });

  it('names each place where a table differs from its schema', () => {
    const table = JSON.parse(JSON.stringify(readJson(TABLE)).replace('"month":6', '"month":13'));
    expect(schemaFaults(table).join()).toContain('/month must be <= 12');
    expect(schemaFaults({ ...table, checkedOn: 'lately' }).join()).toContain('/checkedOn');
  });
});

describe('npx node scripts/deadlines.ts', () => {
  it('prints a year of a state as the portal computes it', () => {
    const { isPrinted, out, err } = printed('2026-27', 'MH');
    expect(isPrinted).toBe(true);
    expect(out).toMatch(/^2027-01-22 {2}gst +GSTR-3B +2026-27-q3 /m);
    expect(out).not.toMatch(/^2027-01-24 {2}gst/m);
    expect(err).toBe('231 dates of 60 rules, checked on 2026-11-22\n');
  });

  it('prints both dates with their states without one', () => {
    const { out } = printed('2026-27');
    expect(out).toMatch(/^2027-01-22 {2}gst +GSTR-3B +2026-27-q3 .* 22 23 24 26 27 /m);
    expect(out).toMatch(/^2027-01-24 {2}gst +GSTR-3B +2026-27-q3 .* 01 02 03 /m);
  });

  it.each([[[]], [['2027']], [['2026-28']], [['2026-27', 'Mumbai']]])(
    'says how it is used for %j',
    (given) => {
      const { isPrinted, err } = printed(...given);
      expect([isPrinted, err]).toEqual([
        false,
        expect.stringContaining('npx node scripts/deadlines.ts <financial year'),
      ]);
    },
  );

  it('names a file that it cannot read', () => {
    expect(printed('2026-27', 'nowhere.json')).toEqual({
      isPrinted: false,
      out: '',
      err: 'nowhere.json cannot be read.\n',
    });
  });

  it('says that a table has no rule which can be read', () => {
    const { isPrinted, err } = printed('2026-27', 'package.json');
    expect([isPrinted, err]).toEqual([
      false,
      expect.stringMatching(/package\.json has no rule that can be read\.\n$/),
    ]);
  });
});
