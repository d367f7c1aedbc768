import { readFileSync } from 'node:fs';

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly sentence: string;
}

/** The rows of the requirement table, in its order. */
export const requirementsOf = (table: string): readonly Requirement[] =>
  table
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', area = '', , sentence = ''] = line.split('\t');
      return { id, area, sentence };
    });

/** Reads tests/requirements.tsv. */
export const readRequirements = (): readonly Requirement[] =>
  requirementsOf(readFileSync('tests/requirements.tsv', 'utf8'));

const NAMED = /\[([A-Z]+-\d+)\]/g;

/** Ids that a test's title names in brackets. Decisions (AMB-nn) are no requirements. */
export const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(NAMED)].flatMap(([, id]) => (id === undefined || id.startsWith('AMB-') ? [] : [id]));
