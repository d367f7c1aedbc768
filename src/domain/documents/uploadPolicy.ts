import { left, right, type Either } from 'fp-ts/Either';
import { fromNullable, isNone, isSome, map, none, type Option, some } from 'fp-ts/Option';
import { extensionsOf, type FileKind, fileKindOf, mediaTypeOf, nameAs } from './fileKind';
import { agreesWithBytes, isHeic } from './leadingBytes';
import { MAX_UPLOAD_BYTES } from './limits';
import { formatFoundIn, formatInBytes, type RecognisedFormat } from './recognisedFormat';

/** What one place of the portal accepts; sizes in bytes. */
export interface UploadPolicy {
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number;
}

/** What the rules look at in a chosen file: its size in bytes, the browser's type, and its first bytes. */
export interface UploadCandidate {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly firstBytes: readonly number[];
}

export interface NoFileChosen {
  readonly kind: 'NoFileChosen';
}

/** A file that cannot be read any more, such as one that was deleted or changed after it was chosen. */
export interface FileUnreadable {
  readonly kind: 'FileUnreadable';
}

/** A name and a media type under which the same file would be accepted. */
export interface RightName {
  readonly name: string;
  readonly type: string;
}

/** A file whose bytes are not those of the kind that its name says. */
export interface ContentDisagrees {
  readonly kind: 'ContentDisagrees';
  readonly fileKind: FileKind;
  /** What the file is instead, where that is known. */
  readonly found: Option<RecognisedFormat>;
  readonly right: Option<RightName>;
}

export type UploadRefused =
  | {
      readonly kind: 'FileTypeRefused';
      readonly policy: UploadPolicy;
      /** What the file is instead, where that is known. */
      readonly found: Option<RecognisedFormat>;
    }
  | { readonly kind: 'FileEmpty' }
  | FileUnreadable
  | { readonly kind: 'FileTooLarge'; readonly maxBytes: number }
  | ContentDisagrees;

const REFUSALS: ReadonlySet<string> = new Set<UploadRefused['kind']>([
  'FileTypeRefused',
  'FileEmpty',
  'FileUnreadable',
  'FileTooLarge',
  'ContentDisagrees',
]);

/** Whether a rule refuses the file itself, which therefore stays refused however often it is sent. */
export const isUploadRefused = (problem: { readonly kind: string }): problem is UploadRefused =>
  REFUSALS.has(problem.kind);

/** The file cabinet: one file of at most 20 MB (FILES-11, FILES-12, AMB-23). */
export const cabinetPolicy: UploadPolicy = {
  kinds: ['png', 'pdf', 'jpeg', 'webp', 'csv', 'zip'],
  maxBytes: MAX_UPLOAD_BYTES,
};

/** A document of a task; the maximum is the same for every upload (DOCS-03, CONF-04). */
export const taskPolicy: UploadPolicy = {
  kinds: ['jpeg', 'png', 'pdf', 'xlsx'],
  maxBytes: MAX_UPLOAD_BYTES,
};

/** What some place of the portal accepts, where it is not said yet where a file belongs (SHARE-01). */
export const anyPolicy: UploadPolicy = {
  kinds: [...new Set([...cabinetPolicy.kinds, ...taskPolicy.kinds])],
  maxBytes: MAX_UPLOAD_BYTES,
};

/** The extensions a file chooser offers at this place, each with its dot. */
export const acceptedExtensions = (policy: UploadPolicy): readonly string[] =>
  policy.kinds.flatMap(extensionsOf).map((extension) => `.${extension}`);

/** An upload needs a file: without one it is refused (FILES-13). */
export const checkChosen = <File>(file: Option<File>): Either<NoFileChosen, File> =>
  isNone(file) ? left({ kind: 'NoFileChosen' }) : right(file.value);

/** Whether a file has bytes of which none could be read, as after it was deleted from the device. */
export const isUnreadable = ({ size, firstBytes }: UploadCandidate): boolean =>
  size > 0 && firstBytes.length === 0;

const disagreeing = (
  policy: UploadPolicy,
  fileKind: FileKind,
  { name, firstBytes }: UploadCandidate,
): ContentDisagrees => {
  const found = formatInBytes(firstBytes);
  const isFound = (kind: FileKind): boolean => isSome(found) && kind === found.value;
  const rightName = map((kind: FileKind) => ({ name: nameAs(name, kind), type: mediaTypeOf(kind) }))(
    fromNullable(policy.kinds.find(isFound)),
  );
  return { kind: 'ContentDisagrees', fileKind, found, right: rightName };
};

/** The name under which a refused file would be accepted. */
export const rightNameOf = (refused: UploadRefused): Option<RightName> =>
  refused.kind === 'ContentDisagrees' ? refused.right : none;

/**
 * A file may be uploaded when its kind is accepted here, it is neither empty nor too large, and its bytes agree with its
 * kind (CHECK-04). A HEIC photo is refused as what it is, also where it is called a JPG.
 */
export const checkUpload = <File extends UploadCandidate>(
  policy: UploadPolicy,
  file: File,
): Either<UploadRefused, File> => {
  const fileKind = fileKindOf(file);
  if (isNone(fileKind) || !policy.kinds.includes(fileKind.value)) {
    return left({ kind: 'FileTypeRefused', policy, found: formatFoundIn(file) });
  }
  if (file.size === 0) return left({ kind: 'FileEmpty' });
  if (file.size > policy.maxBytes) return left({ kind: 'FileTooLarge', maxBytes: policy.maxBytes });
  if (isUnreadable(file)) return left({ kind: 'FileUnreadable' });
  if (isHeic(file.firstBytes)) return left({ kind: 'FileTypeRefused', policy, found: some('heic') });
  if (!agreesWithBytes(fileKind.value, file.firstBytes)) {
    return left(disagreeing(policy, fileKind.value, file));
  }
  return right(file);
};
