import { readFileSync } from 'node:fs';

/** A section of a Markdown page: from its heading to the next one of the same level. */
export const sectionOf = (page: string, heading: string): string =>
  readFileSync(page, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The cells of a section's tables, row by row, without their headings. */
export const tablesIn = (section: string): readonly (readonly (readonly string[])[])[] =>
  section
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('| ')))
    .filter((rows) => rows.length > 1)
    .map((rows) => rows.slice(1).map((row) => row.split('|').slice(1, -1)));

/** The words in backticks. */
export const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word ?? '');

const FEATURE = '<feature>';

export interface DocumentedTree {
  /** Paths of files and folders; one with `<feature>` stands for a folder of each feature. */
  readonly paths: readonly string[];
  readonly featureFolders: readonly string[];
}

/** The first column of a tree of files; what is indented lies in the folder above. */
export const treeIn = (section: string): DocumentedTree => {
  const lines = section.split('```')[1]?.split('\n') ?? [];
  let above = '';
  const paths: string[] = [];
  for (const line of lines) {
    const [, indent = '', name = ''] = /^( {0,2})(\S+)/.exec(line) ?? [];
    if (name === '') continue;
    if (indent === '') above = name;
    paths.push(indent === '' ? name : `${above}${name}`);
  }
  return {
    paths: paths.filter((path) => !path.includes(FEATURE)),
    featureFolders: paths
      .filter((path) => path.includes(FEATURE))
      .map((path) => path.split(FEATURE)[0] ?? ''),
  };
};
