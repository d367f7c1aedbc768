import { fromNullable, isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import type { CabinetFile } from './file';
import { type FileKind, fileKindOf, mediaTypeOf } from './fileKind';
import { agreesWithBytes } from './leadingBytes';
import { LEADING_BYTES } from './limits';

/** The kinds of files that a page shows by itself. */
const shownKinds = ['pdf', 'png', 'jpeg', 'webp'] as const satisfies readonly FileKind[];

export type PreviewKind = (typeof shownKinds)[number];

/** A stored file that is shown within the page. */
export interface Preview {
  readonly kind: PreviewKind;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const isPreviewKind = (kind: FileKind): kind is PreviewKind => shownKinds.some((shown) => shown === kind);

/**
 * As what the file of that path is shown; none where it is only downloaded, as a PDF in a browser that shows none within
 * a page.
 */
export const previewKindOf = (path: string, showsPdf: boolean): Option<PreviewKind> => {
  const kind = fileKindOf({ name: path, type: '' });
  if (isNone(kind) || !isPreviewKind(kind.value)) return none;
  return kind.value === 'pdf' && !showsPdf ? none : some(kind.value);
};

type Named = Pick<CabinetFile, 'name' | 'path'>;

/** As what a file of the cabinet is shown: by its name, or by its path where the name tells no kind (VAULT-03). */
export const filePreviewKind = ({ name, path }: Named, showsPdf: boolean): Option<PreviewKind> =>
  previewKindOf(isSome(fileKindOf({ name, type: '' })) ? name : path, showsPdf);

/** Where a file stands among those of a list that are shown within the page; those next to the last one begin again. */
export interface PreviewPlace {
  /** From 1; none for a file that is not shown itself. */
  readonly place: Option<number>;
  readonly count: number;
  readonly previous: Option<CabinetFile>;
  readonly next: Option<CabinetFile>;
}

/** The place of a file in the order of the list; nothing is next to one that is alone (VAULT-03). */
export const previewPlace = (
  files: readonly CabinetFile[],
  file: CabinetFile,
  showsPdf: boolean,
): PreviewPlace => {
  const shown = files.filter((one) => one.id === file.id || isSome(filePreviewKind(one, showsPdf)));
  const at = shown.findIndex(({ id }) => id === file.id);
  const isShown = at >= 0 && isSome(filePreviewKind(file, showsPdf));
  const beside = (step: number): Option<CabinetFile> =>
    at < 0 || shown.length < 2 ? none : fromNullable(shown.at((at + step) % shown.length));
  return {
    place: isShown ? some(at + 1) : none,
    count: shown.length,
    previous: beside(-1),
    next: beside(1),
  };
};

/** The preview of a file whose bytes are those of its kind; none for a file that only claims to be one. */
export const previewOf = (kind: PreviewKind, bytes: Uint8Array): Option<Preview> =>
  agreesWithBytes(kind, Array.from(bytes.subarray(0, LEADING_BYTES)))
    ? some({ kind, mediaType: mediaTypeOf(kind), bytes })
    : none;
