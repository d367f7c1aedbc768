import { isNone, none, type Option, some } from 'fp-ts/Option';
import { type FileKind, fileKindOf } from './fileKind';
import { agreesWithBytes } from './leadingBytes';
import { LEADING_BYTES } from './limits';

/** The kinds of files that a page shows by itself, with the media type under which it does. */
const mediaTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const satisfies Partial<Record<FileKind, string>>;

export type PreviewKind = keyof typeof mediaTypes;

/** A stored file that is shown within the page. */
export interface Preview {
  readonly kind: PreviewKind;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const isPreviewKind = (kind: FileKind): kind is PreviewKind => kind in mediaTypes;

/**
 * As what the file of that path is shown; none where it is only downloaded, as a PDF in a browser that shows none within
 * a page.
 */
export const previewKindOf = (path: string, showsPdf: boolean): Option<PreviewKind> => {
  const kind = fileKindOf({ name: path, type: '' });
  if (isNone(kind) || !isPreviewKind(kind.value)) return none;
  return kind.value === 'pdf' && !showsPdf ? none : some(kind.value);
};

/** The preview of a file whose bytes are those of its kind; none for a file that only claims to be one. */
export const previewOf = (kind: PreviewKind, bytes: Uint8Array): Option<Preview> =>
  agreesWithBytes(kind, Array.from(bytes.subarray(0, LEADING_BYTES)))
    ? some({ kind, mediaType: mediaTypes[kind], bytes })
    : none;
