import { escaped } from './markup.ts';
import { type Finding, groupsOf, type Report, sumOf } from './report.ts';
import { DOCUMENT } from './theDocument.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:72rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #8888;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}`;

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;

const table = (heads: readonly string[], rows: readonly string[]): string =>
  rows.length === 0
    ? '<p>None.</p>'
    : `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

const HEADS = ['Call', 'Where', 'Expected', 'Came', 'Line', 'Screens'];

const findings = (report: Report, level: Finding['level']): string =>
  table(
    HEADS,
    groupsOf(report, level).map(({ calls, at, expected, came, line, shows }) =>
      row([calls.join('; '), at, expected, came, `${DOCUMENT}:${line}`, shows.join('; ')]),
    ),
  );

/** The report as one page that needs nothing else; what a server sent is text on it. */
export const pageReport = (report: Report): string =>
  `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escaped(report.backend)}</title><style>${STYLE}</style></head>
<body><main><h1>Conformance of ${escaped(report.backend)}</h1><p>${escaped(sumOf(report))}</p>
<h2>Failures</h2>${findings(report, 'failure')}
<h2>Warnings</h2>${findings(report, 'warning')}
<h2>Not tried</h2>${table(
    ['Call', 'Why'],
    report.notTried.map(({ call, why }) => row([call, why])),
  )}
<h2>Left behind</h2>${table(
    ['What'],
    report.left.map((what) => row([what])),
  )}
<h2>Checks</h2>${table(
    ['Call', 'Check', 'Result'],
    report.checks.map(({ call, what, findings: found }) =>
      row([call, what, found.some(({ level }) => level === 'failure') ? 'failed' : 'good']),
    ),
  )}
</main></body></html>
`;
