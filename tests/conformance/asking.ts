import { conform } from '../../conformance/conform.ts';
import { optionsOf } from '../../conformance/options.ts';
import type { ContractDocument } from '../../conformance/theDocument.ts';
import type { Finding, Report } from '../../conformance/report.ts';

const nobody = (): Promise<string> => Promise.reject(new Error('Nobody is there to be asked.'));

/** What `npm run conformance -- …` finds. */
export const conformanceOf = async (
  args: readonly string[],
  askForOtp: (phone: string) => Promise<string> = nobody,
  document?: ContractDocument,
): Promise<Report> => {
  const options = optionsOf(args);
  if (options === undefined) throw new Error('That is the help.');
  return conform(options, askForOtp, document);
};

export interface Told extends Finding {
  readonly call: string;
  readonly what: string;
}

export const toldIn = ({ checks }: Report, level?: Finding['level']): readonly Told[] =>
  checks.flatMap(({ call, what, findings }) =>
    findings
      .filter((finding) => level === undefined || finding.level === level)
      .map((finding) => ({ call, what, ...finding })),
  );

/** 'GET /user/orders response: expected …, came …' for each. */
export const linesIn = (report: Report, level?: Finding['level']): readonly string[] =>
  toldIn(report, level).map(
    ({ call, what, at, expected, came }) => `${call} ${what} ${at}: expected ${expected}, came ${came}`,
  );
