import { fromNullable, type Option } from 'fp-ts/Option';

/** The kinds of files that the portal accepts somewhere (FILES-12, DOCS-03). */
export type FileKind = 'png' | 'pdf' | 'jpeg' | 'webp' | 'csv' | 'zip' | 'xlsx';

/** How a kind is recognised: extensions (the usual ones first) and the media types that browsers report for it. */
interface FileForm {
  readonly kind: FileKind;
  readonly extensions: readonly string[];
  readonly types: readonly string[];
}

const forms: readonly FileForm[] = [
  { kind: 'png', extensions: ['png'], types: ['image/png'] },
  { kind: 'pdf', extensions: ['pdf'], types: ['application/pdf'] },
  { kind: 'jpeg', extensions: ['jpeg', 'jpg'], types: ['image/jpeg', 'image/jpg'] },
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

const byExtension = kindsBy((form) => form.extensions);
const byType = kindsBy((form) => form.types);

/** The extension of a file name in small letters, without its dot; '' where there is none. */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
};

/** The extensions of a kind, without their dots. */
export const extensionsOf = (kind: FileKind): readonly string[] =>
  forms.filter((form) => form.kind === kind).flatMap((form) => form.extensions);

/**
 * The kind of a file by its extension, else by the browser's media type, since browsers report csv and zip differently;
 * none if neither names a kind (AMB-23).
 */
export const fileKindOf = (file: { readonly name: string; readonly type: string }): Option<FileKind> =>
  fromNullable(byExtension.get(extensionOf(file.name)) ?? byType.get(file.type.toLowerCase()));
