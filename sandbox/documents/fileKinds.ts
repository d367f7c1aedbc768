import { isLeft } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import {
  extensionOf,
  extensionsOf,
  type FileKind,
  fileKindOf,
  nameWithEnding,
} from '../../src/domain/documents/fileKind';
import { LEADING_BYTES, MAX_UPLOAD_BYTES } from '../../src/domain/documents/limits';
import {
  cabinetPolicy,
  checkUpload,
  taskPolicy,
  type UploadRefused,
} from '../../src/domain/documents/uploadPolicy';
import { withoutTurning } from '../../src/domain/typed/direction';
import { Refusal } from '../http/refusal';

/** The portal's upload rules exclude GIF; here it is accepted as a profile picture. */
type Kind = FileKind | 'gif';

const contentTypes: Readonly<Record<Kind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  webp: 'image/webp',
  gif: 'image/gif',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

export const CABINET_KINDS: readonly Kind[] = cabinetPolicy.kinds;
export const TASK_KINDS: readonly Kind[] = taskPolicy.kinds;
export const AVATAR_KINDS: readonly Kind[] = ['png', 'jpeg', 'webp', 'gif'];
export const EXPERT_KINDS: readonly Kind[] = ['pdf', 'png', 'jpeg', 'xlsx', 'zip'];

export type Checked = { readonly name: string; readonly extension: string; readonly contentType: string };

/** The last segment of a name, without control characters and marks that turn text around, and cut to 150 characters, its extension kept. */
const cleanName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = withoutTurning(last.replace(/\p{Cc}/gu, '')).trim();
  return plain.length > 150 ? `${plain.slice(0, 100)}${plain.slice(-50)}` : plain;
};

type File = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

const extensionsIn = (kinds: readonly Kind[]): string =>
  kinds.flatMap((kind) => (kind === 'gif' ? ['gif'] : extensionsOf(kind))).join(', ');

const refuse = (status: 413 | 422, message: string): Refusal =>
  new Refusal(status, message, { status: false });

const refusalOf = (refused: UploadRefused, kinds: readonly Kind[]): Refusal => {
  switch (refused.kind) {
    case 'FileTypeRefused':
      return refuse(422, `Only these files are accepted: ${extensionsIn(kinds)}.`);
    case 'FileEmpty':
    case 'FileUnreadable':
      return refuse(422, 'The file is empty.');
    case 'FileTooLarge':
      return refuse(413, 'The file is larger than 20 MB.');
    case 'ContentDisagrees':
      return refuse(422, `The content of this file is not ${refused.fileKind}.`);
  }
};

const isGif = (file: File): boolean => Buffer.from(file.bytes.subarray(0, 4)).toString('latin1') === 'GIF8';

/** Checks an uploaded file by the portal's own rule. Refuses with 422 or 413 and a readable message. */
export const checkFile = (file: File, kinds: readonly Kind[]): Checked => {
  const name = cleanName(file.name);
  if (kinds.includes('gif') && extensionOf(name) === 'gif' && isGif(file))
    return { name, extension: 'gif', contentType: contentTypes.gif };
  const firstBytes = [...file.bytes.subarray(0, LEADING_BYTES)];
  const candidate = { name, type: file.type, size: file.bytes.length, firstBytes };
  const policy = { kinds: kinds.filter((kind) => kind !== 'gif'), maxBytes: MAX_UPLOAD_BYTES };
  const checked = checkUpload(policy, candidate);
  if (isLeft(checked)) throw refusalOf(checked.left, kinds);
  const kind = fileKindOf(candidate);
  if (isNone(kind)) throw new Error('A file of no kind has passed the check.');
  return {
    name: nameWithEnding(name, kind.value),
    extension: kind.value,
    contentType: contentTypes[kind.value],
  };
};
