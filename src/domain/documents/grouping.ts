import { fromNullable, isNone, isSome, none, type Option } from 'fp-ts/Option';
import { financialYearOfDate } from '../dates/financialYear';
import type { CabinetFile } from './file';
import { filledTags } from './filledTags';

/** What the files of the cabinet are grouped by, the outer first. */
export const groupings = ['year', 'tag', 'year-tag', 'tag-year'] as const;
export type Grouping = (typeof groupings)[number];

/** What the files of a group have in common; none for files without a date or without a tag. */
export type GroupMark =
  | { readonly kind: 'year'; readonly year: Option<number> }
  | { readonly kind: 'tag'; readonly tag: Option<string> };

type MarkKind = GroupMark['kind'];

export interface FileGroup {
  /** Different for each group of a list. */
  readonly key: string;
  /** One mark, or two where files are grouped by both. */
  readonly marks: readonly GroupMark[];
  /** In the order of the list, at least one. */
  readonly files: readonly CabinetFile[];
}

const kindsOf: Readonly<Record<Grouping, readonly MarkKind[]>> = {
  year: ['year'],
  tag: ['tag'],
  'year-tag': ['year', 'tag'],
  'tag-year': ['tag', 'year'],
};

/** The choice of an address; none where it names no grouping (VAULT-01). */
export const readGrouping = (text: string | null): Option<Grouping> =>
  fromNullable(groupings.find((grouping) => grouping === text));

/** The first tag, since a file stands in one group only; the search finds it by the others too. */
const groupTag = (file: CabinetFile): Option<string> =>
  fromNullable(filledTags(file)[0]?.normalize('NFC').trim().replaceAll(/\s+/gu, ' '));

const markOf = (kind: MarkKind, file: CabinetFile): GroupMark =>
  kind === 'year' ? { kind, year: financialYearOfDate(file.createdAt) } : { kind, tag: groupTag(file) };

/** A text by which marks are told apart and sorted: years from the newest, tags by letters whatever their case, what has none last. */
const sortText = (mark: GroupMark): string => {
  if (mark.kind === 'year') return isNone(mark.year) ? '~' : String(9999 - mark.year.value);
  return isNone(mark.tag) ? '1' : `0${mark.tag.value.toLowerCase()}`;
};

const keyOf = (marks: readonly GroupMark[]): string => marks.map(sortText).join('\n');

interface Growing extends FileGroup {
  readonly files: CabinetFile[];
}

/** Each file in exactly one group; groups from the newest year and by tag, files in the order of the list (VAULT-01). */
export const groupFiles = (files: readonly CabinetFile[], grouping: Grouping): readonly FileGroup[] => {
  const groups = new Map<string, Growing>();
  for (const file of files) {
    const marks = kindsOf[grouping].map((kind) => markOf(kind, file));
    const key = keyOf(marks);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { key, marks, files: [file] });
    else known.files.push(file);
  }
  return [...groups.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
};

/** A file of the list, and the group that begins with it. */
export interface CabinetLine {
  readonly file: CabinetFile;
  readonly begins: Option<FileGroup>;
}

/** The list as it is read from top to bottom, in groups if any are chosen. */
export const cabinetLines = (
  files: readonly CabinetFile[],
  grouping: Option<Grouping>,
): readonly CabinetLine[] =>
  isSome(grouping)
    ? groupFiles(files, grouping.value).flatMap((group) =>
        group.files.map((file, place) => ({ file, begins: place === 0 ? fromNullable(group) : none })),
      )
    : files.map((file) => ({ file, begins: none }));
