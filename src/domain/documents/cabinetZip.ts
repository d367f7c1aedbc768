import { isSome, type Option } from 'fp-ts/Option';
import type { CabinetFile } from './file';
import { endingOf } from './fileKind';
import { type FileGroup, groupFiles, type Grouping, type GroupMark } from './grouping';
import { safeName, uniquePaths } from './safeName';

/** A file of the cabinet and the path that it gets in the zip, which no other file of the zip has. */
interface ZippedFile {
  readonly file: CabinetFile;
  readonly path: string;
  /** Folder, folder and name. */
  readonly fileName: string;
}

/** The words of a zip, in the customer's language. */
export interface ZipWords {
  readonly folderOf: (mark: GroupMark) => string;
  readonly unnamed: string;
  /** The text file that lists what the zip lacks. */
  readonly listName: string;
}

export interface CabinetZip {
  readonly files: readonly ZippedFile[];
  readonly listName: string;
}

/** Folders by year and tag, the tag outside where the page has it so. */
const orderOf = (grouping: Option<Grouping>): Grouping =>
  isSome(grouping) && grouping.value.startsWith('tag') ? 'tag-year' : 'year-tag';

const foldersOf = ({ marks }: FileGroup, { folderOf, unnamed }: ZipWords): readonly string[] =>
  marks.map((mark) => safeName(folderOf(mark), unnamed));

/** Its name, with the ending of its path where it has none: without one no computer opens it. */
const nameOf = ({ name, path }: CabinetFile, unnamed: string): string => {
  const safe = safeName(name, unnamed);
  return endingOf(safe) === '' ? `${safe}${endingOf(path)}` : safe;
};

/** The files in their folders of a zip; each name is safe and unique on every file system (VAULT-02). */
export const cabinetZip = (
  files: readonly CabinetFile[],
  grouping: Option<Grouping>,
  words: ZipWords,
): CabinetZip => {
  const groups = groupFiles(files, orderOf(grouping)).map((group) => ({
    group,
    folders: foldersOf(group, words),
  }));
  const placed = groups.flatMap(({ group, folders }) =>
    group.files.map((file) => ({
      file,
      path: [...folders, nameOf(file, words.unnamed)].join('/'),
    })),
  );
  const paths = uniquePaths(placed.map(({ path }) => path));
  const [listName = words.listName] = uniquePaths(
    [words.listName],
    groups.flatMap(({ folders }) => folders.slice(0, 1)),
  );
  return {
    listName,
    files: placed.map(({ file }, place) => ({ file, path: file.path, fileName: paths[place] ?? '' })),
  };
};
