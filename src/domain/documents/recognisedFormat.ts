import { alt, fromNullable, isSome, type Option, some } from 'fp-ts/Option';
import { extensionOf, fileKindOf, type FileKind } from './fileKind';
import { agreesWithBytes, isHeic, otherPictureIn, pictureKindIn } from './leadingBytes';

/** Formats that customers often choose although the portal accepts them nowhere, with their extensions. */
const unaccepted = [
  { format: 'word', extensions: ['doc', 'docx'] },
  { format: 'oldExcel', extensions: ['xls'] },
  { format: 'powerPoint', extensions: ['ppt', 'pptx'] },
  { format: 'text', extensions: ['txt'] },
  { format: 'heic', extensions: ['heic', 'heif'] },
  { format: 'gif', extensions: ['gif'] },
  { format: 'avif', extensions: ['avif'] },
  { format: 'bmp', extensions: ['bmp'] },
  { format: 'tiff', extensions: ['tif', 'tiff'] },
  { format: 'svg', extensions: ['svg'] },
  { format: 'rar', extensions: ['rar', '7z'] },
  { format: 'video', extensions: ['mp4', 'mov', 'avi', 'mkv'] },
  { format: 'email', extensions: ['eml', 'msg'] },
] as const;

/** A format that the portal can name to the customer, whether it is accepted or not. */
export type RecognisedFormat = FileKind | (typeof unaccepted)[number]['format'];

/** Pictures: what a browser that does not know the format cannot draw is one all the same. */
export const pictureFormats: readonly RecognisedFormat[] = [
  'png',
  'jpeg',
  'webp',
  'heic',
  'gif',
  'avif',
  'bmp',
  'tiff',
  'svg',
];

const byExtension: ReadonlyMap<string, RecognisedFormat> = new Map(
  unaccepted.flatMap(({ format, extensions }) => extensions.map((extension) => [extension, format] as const)),
);

/** The format of a file by its name, else by the browser's media type; none if neither is known. */
export const recognisedFormatOf = (file: {
  readonly name: string;
  readonly type: string;
}): Option<RecognisedFormat> => {
  const named: Option<RecognisedFormat> = fromNullable(byExtension.get(extensionOf(file.name)));
  return alt<RecognisedFormat>(() => fileKindOf(file))(named);
};

/** The format of a chosen file: a HEIC photo is told by its bytes, since it is often renamed; any other by its name. */
export const formatFoundIn = (file: {
  readonly name: string;
  readonly type: string;
  readonly firstBytes: readonly number[];
}): Option<RecognisedFormat> => (isHeic(file.firstBytes) ? some('heic') : recognisedFormatOf(file));

/** What a file is by its bytes, where it is a picture or a PDF; a zip may be a workbook or a letter, so it is not told. */
export const formatInBytes = (firstBytes: readonly number[]): Option<RecognisedFormat> => {
  const picture: Option<RecognisedFormat> = pictureKindIn(firstBytes);
  if (isSome(picture)) return picture;
  return agreesWithBytes('pdf', firstBytes) ? some('pdf') : otherPictureIn(firstBytes);
};
