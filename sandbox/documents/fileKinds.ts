import { Refusal } from '../http/refusal';

type Kind = { readonly contentType: string; readonly fits: (bytes: Uint8Array) => boolean };

const startsWith =
  (...lead: readonly number[]): Kind['fits'] =>
  (bytes) =>
    lead.every((byte, index) => bytes[index] === byte);

const ascii = (text: string): readonly number[] => [...Buffer.from(text, 'latin1')];

const isWebp: Kind['fits'] = (bytes) =>
  startsWith(...ascii('RIFF'))(bytes) && startsWith(...ascii('WEBP'))(bytes.subarray(8));

/** A text table has no leading bytes of its own: it must be text, and not another kind of file. */
const isText: Kind['fits'] = (bytes) => {
  const head = bytes.subarray(0, 4096);
  return !head.includes(0) && !startsWith(...ascii('%PDF'))(head) && !startsWith(...ascii('PK'))(head);
};

const ZIP: Kind = { contentType: 'application/zip', fits: startsWith(0x50, 0x4b) };
const JPEG: Kind = { contentType: 'image/jpeg', fits: startsWith(0xff, 0xd8, 0xff) };

const KINDS: Readonly<Record<string, Kind>> = {
  png: { contentType: 'image/png', fits: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: JPEG,
  jpeg: JPEG,
  pdf: { contentType: 'application/pdf', fits: startsWith(...ascii('%PDF-')) },
  webp: { contentType: 'image/webp', fits: isWebp },
  gif: { contentType: 'image/gif', fits: startsWith(...ascii('GIF8')) },
  zip: ZIP,
  xlsx: { ...ZIP, contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { contentType: 'text/csv; charset=utf-8', fits: isText },
};

export const CABINET_KINDS = ['png', 'pdf', 'jpeg', 'jpg', 'webp', 'csv', 'zip'] as const;
export const TASK_KINDS = ['jpeg', 'jpg', 'png', 'pdf', 'xlsx'] as const;
export const AVATAR_KINDS = ['png', 'jpeg', 'jpg', 'webp', 'gif'] as const;

export type Checked = { readonly name: string; readonly extension: string; readonly contentType: string };

/** The last part of a name, without control characters and at most 150 characters long, its ending kept. */
const cleanName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is dropped here
  const plain = last.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return plain.length > 150 ? `${plain.slice(0, 100)}${plain.slice(-50)}` : plain;
};

type File = { readonly name: string; readonly bytes: Uint8Array };

/** Judges an uploaded file by ending and leading bytes, which must agree. Refuses with 422 in words. */
export const checkFile = (file: File, allowed: readonly string[]): Checked => {
  const name = cleanName(file.name);
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = KINDS[extension];
  if (kind === undefined || !allowed.includes(extension)) {
    throw new Refusal(422, `Only these files are taken: ${allowed.join(', ')}.`, { status: false });
  }
  if (file.bytes.length === 0) throw new Refusal(422, 'The file is empty.', { status: false });
  if (!kind.fits(file.bytes)) {
    throw new Refusal(422, `The content of this file is not ${extension}.`, { status: false });
  }
  return { name, extension, contentType: kind.contentType };
};
