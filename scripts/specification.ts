import { readFileSync, writeFileSync } from 'node:fs';

/** The requirement tables and the pages made from them. */
export const PAGES = [
  {
    table: 'tests/requirements.tsv',
    page: 'docs/specification/requirements.md',
    title: 'Requirements that tests prove',
  },
  {
    table: 'docs/specification/beyond.tsv',
    page: 'docs/specification/beyond.md',
    title: 'Past the specification',
  },
] as const;

interface Row {
  readonly id: string;
  readonly area: string;
  readonly section: string;
  readonly requirement: string;
  readonly check: string;
}

const rowsOf = (table: string): readonly Row[] =>
  table
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', area = '', section = '', requirement = '', , check = ''] = line.split('\t');
      return { id, area, section, requirement, check };
    });

/** Escapes Markdown. */
const plain = (text: string): string => text.replaceAll(/[\\|*_<>[\]`{}]/g, String.raw`\$&`);

const areaOf = (area: string, rows: readonly Row[]): string =>
  [
    `## ${area}\n`,
    '| row | requirement | seen by |',
    '|---|---|---|',
    ...rows.map(
      ({ id, section, requirement, check }) =>
        `| <a id="${id.toLowerCase()}"></a>${id}<br>${plain(section)} | ${plain(requirement)} | ${plain(check)} |`,
    ),
    '',
  ].join('\n');

/** A requirement table as a Markdown page: one table per area, one anchor per row. */
export const pageOf = (title: string, table: string): string => {
  const rows = rowsOf(table);
  const areas = [...new Set(rows.map(({ area }) => area))];
  const parts = areas.map((area) =>
    areaOf(
      area,
      rows.filter((row) => row.area === area),
    ),
  );
  return `# ${title}\n\nMade by \`npm run specification\`; ${rows.length} rows.\n\n${parts.join('\n')}`;
};

if (import.meta.main) {
  for (const { table, page, title } of PAGES) writeFileSync(page, pageOf(title, readFileSync(table, 'utf8')));
}
