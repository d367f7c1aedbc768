import { fromNullable, isSome, none, type Option, some } from 'fp-ts/Option';

/** The kinds of files that the portal accepts somewhere (FILES-12, DOCS-03). */
export type FileKind = 'png' | 'pdf' | 'jpeg' | 'webp' | 'csv' | 'zip' | 'xlsx';

/** How a kind is recognised: extensions (the usual ones first) and the media types that browsers report for it. */
interface FileForm {
  readonly kind: FileKind;
  readonly extensions: readonly string[];
  /** Extensions that some programs write, and that the portal does not offer by itself. */
  readonly rare?: readonly string[];
  readonly types: readonly string[];
}

const forms: readonly FileForm[] = [
  { kind: 'png', extensions: ['png'], types: ['image/png', 'image/x-png'] },
  { kind: 'pdf', extensions: ['pdf'], types: ['application/pdf', 'application/x-pdf'] },
  {
    kind: 'jpeg',
    extensions: ['jpeg', 'jpg'],
    rare: ['jfif', 'jpe'],
    types: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  },
  { kind: 'webp', extensions: ['webp'], types: ['image/webp'] },
  { kind: 'csv', extensions: ['csv'], types: ['text/csv', 'application/csv'] },
  { kind: 'zip', extensions: ['zip'], types: ['application/zip', 'application/x-zip-compressed'] },
  {
    kind: 'xlsx',
    extensions: ['xlsx'],
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
];

const kindsBy = (wordsOf: (form: FileForm) => readonly string[]): ReadonlyMap<string, FileKind> =>
  new Map(forms.flatMap((form) => wordsOf(form).map((word) => [word, form.kind] as const)));

const byExtension = kindsBy((form) => [...form.extensions, ...(form.rare ?? [])]);
const byType = kindsBy((form) => form.types);

/** The extension of a file name in small letters, without its dot; '' where there is none. */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
};

/** The extensions of a kind, without their dots. */
export const extensionsOf = (kind: FileKind): readonly string[] =>
  forms.filter((form) => form.kind === kind).flatMap((form) => form.extensions);

/** Every extension by which a kind is accepted, the rare ones too. */
export const acceptedExtensionsOf = (kind: FileKind): readonly string[] =>
  [...byExtension].flatMap(([extension, named]) => (named === kind ? [extension] : []));

/** 'Bill No. 12' and 'Form 16 A.Y. 2025-26' end in no extension; 'setup.exe' and '.001x' do. */
const writtenExtension = /\.(?=[a-z\d]*[a-z])[a-z\d]{1,10}$/i;

/** The ending of a name or a path with its dot; '' where there is none. */
export const endingOf = (name: string): string => writtenExtension.exec(name.trim())?.[0] ?? '';

/** What a media type may name that no accepted file is: a page, a drawing or a program that a browser or computer would run. */
const runs = /html|script|svg|[/+]xml|x-ms(?:download|dos)|x-(?:sh|bat|executable|dosexec)\b|java|hta\b/;

/** A workbook is a zip, which some browsers say of it. */
const isOtherKind = (named: FileKind, kind: FileKind): boolean =>
  named !== kind && !(kind === 'xlsx' && named === 'zip');

/** Whether the media type names something else than this kind; blank and unknown types name nothing. */
const contradicts = (type: string, kind: FileKind): boolean => {
  const named = byType.get(type);
  return named === undefined ? runs.test(type) : isOtherKind(named, kind);
};

/**
 * The kind of a file by its extension, with which the browser's media type may not disagree; by the media type where the
 * name has no extension. None for every other extension, whatever the media type says (AMB-23).
 */
export const fileKindOf = (file: { readonly name: string; readonly type: string }): Option<FileKind> => {
  const type = file.type.toLowerCase();
  if (!writtenExtension.test(file.name.trim())) return fromNullable(byType.get(type));
  const kind = byExtension.get(extensionOf(file.name.trim()));
  return kind === undefined || contradicts(type, kind) ? none : some(kind);
};

/** Whether browsers show the file as a picture. */
export const isPicture = (file: { readonly name: string; readonly type: string }): boolean => {
  const kind = fileKindOf(file);
  return isSome(kind) && (kind.value === 'jpeg' || kind.value === 'png' || kind.value === 'webp');
};

/** The media type that is usual for a kind. */
export const mediaTypeOf = (kind: FileKind): string =>
  forms.find((form) => form.kind === kind)?.types[0] ?? '';

/** The name with an ending of its kind, by which computers choose the program that opens it. */
export const nameWithEnding = (name: string, kind: FileKind): string =>
  extensionsOf(kind).includes(extensionOf(name)) ? name : `${name}.${extensionsOf(kind).at(-1) ?? kind}`;

/** The name with an ending of that kind in place of its own. */
export const nameAs = (name: string, kind: FileKind): string =>
  nameWithEnding(name.trim().replace(writtenExtension, ''), kind);
