import { escaped } from './markup.ts';
import type { Check, Finding, Report } from './report.ts';
import { DOCUMENT } from './theDocument.ts';

const told = ({ at, expected, came, line, shows }: Finding): string =>
  [at === '' ? '' : `at ${at}`, `expected ${expected}`, `came ${came}`, `${DOCUMENT}:${line}`, shows]
    .filter((text) => text !== '')
    .join('\n');

const caseOf = ({ call, what, findings, seconds }: Check): string => {
  const of = (level: Finding['level']): readonly Finding[] => findings.filter((each) => each.level === level);
  const failures = of('failure').map(
    (finding) =>
      `<failure message="${escaped(`expected ${finding.expected}, came ${finding.came}`)}">${escaped(told(finding))}</failure>`,
  );
  const warnings = of('warning').map((finding) => `<system-out>${escaped(told(finding))}</system-out>`);
  const name = `name="${escaped(what)}" classname="${escaped(call)}" time="${seconds.toFixed(3)}"`;
  return `<testcase ${name}>${[...failures, ...warnings].join('')}</testcase>`;
};

/** The report as JUnit XML: one case for each check, a skipped one for what was not tried. */
export const junitReport = ({ backend, checks, notTried, seconds }: Report): string => {
  const failed = checks.filter(({ findings }) => findings.some(({ level }) => level === 'failure')).length;
  const skipped = notTried.map(
    ({ call, why }) =>
      `<testcase name="not tried" classname="${escaped(call)}" time="0"><skipped message="${escaped(why)}"/></testcase>`,
  );
  const counts = `tests="${checks.length + skipped.length}" failures="${failed}" skipped="${skipped.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escaped(backend)}" ${counts} time="${seconds.toFixed(3)}">`,
    ...checks.map(caseOf),
    ...skipped,
    '</testsuite>',
    '',
  ].join('\n');
};
