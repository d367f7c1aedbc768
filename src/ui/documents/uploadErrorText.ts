import { isNone, type Option } from 'fp-ts/Option';
import type { TaskDocumentNotUploaded } from '../../application/documents/UploadTaskDocument';
import type { CabinetUploadRefused } from '../../application/documents/UploadToCabinet';
import type { RecognisedFormat } from '../../domain/documents/recognisedFormat';
import { sizeInMb } from '../../domain/documents/sizeInMb';
import type { UploadPolicy, UploadRefused } from '../../domain/documents/uploadPolicy';
import { documentTexts } from '../texts/documentTexts';

const foundText = (found: Option<RecognisedFormat>): string =>
  isNone(found) ? documentTexts.unrecognised : documentTexts.recognised[found.value];

const enumerated = (words: readonly string[]): string => {
  const others = words.slice(0, -1).join(', ');
  const last = words.at(-1) ?? '';
  return others === '' ? last : documentTexts.andLast(others, last);
};

/** The accepted types and size, made from the same policy that validates uploads (CHECK-07). */
export const acceptedText = ({ kinds, maxBytes }: UploadPolicy): string =>
  documentTexts.acceptedHere(enumerated(kinds.map((kind) => documentTexts.kinds[kind])), sizeInMb(maxBytes));

/** The rule that refused the file, in a few words, and what to choose instead. */
export const refusalText = (refused: UploadRefused): string => {
  switch (refused.kind) {
    case 'FileTypeRefused':
      return `${foundText(refused.found)} ${acceptedText(refused.policy)}`;
    case 'FileEmpty':
      return documentTexts.refusedEmpty;
    case 'FileUnreadable':
      return documentTexts.refusedUnreadable;
    case 'FileTooLarge':
      return documentTexts.refusedSize(sizeInMb(refused.maxBytes));
    case 'ContentDisagrees':
      return documentTexts.refusedContent(documentTexts.kinds[refused.fileKind]);
  }
};

const isRuleRefusal = (refused: { readonly kind: string }): refused is UploadRefused =>
  refused.kind === 'FileTypeRefused' ||
  refused.kind === 'FileEmpty' ||
  refused.kind === 'FileUnreadable' ||
  refused.kind === 'FileTooLarge' ||
  refused.kind === 'ContentDisagrees';

/** Why an upload to the cabinet failed (FILES-13, FILES-16, AMB-23). */
export const cabinetUploadText = (refused: CabinetUploadRefused): string => {
  if (refused.kind === 'NoFileChosen') return documentTexts.fileMissing;
  if (refused.kind === 'Cancelled') return documentTexts.cancelled;
  if (isRuleRefusal(refused)) return `${documentTexts.refused} ${refusalText(refused)}`;
  return documentTexts.cabinetUploadFailed;
};

/** Why the upload of a task document failed (DOCS-04, DOCS-08, AMB-24). */
export const taskUploadText = (refused: TaskDocumentNotUploaded): string => {
  if (refused.kind === 'DocumentHasFile') return documentTexts.taskHasFile;
  if (refused.kind === 'Cancelled') return documentTexts.cancelled;
  if (refused.kind === 'FileTypeRefused') return documentTexts.taskTypeRefused;
  if (isRuleRefusal(refused)) return `${documentTexts.taskUploadFailed} ${refusalText(refused)}`;
  return documentTexts.taskUploadFailed;
};

/** The visible reason beside the specification's hidden sentence about types; '' for any other failure. */
export const typeReasonText = (fileName: string, refused: TaskDocumentNotUploaded): string =>
  refused.kind === 'FileTypeRefused' ? `${documentTexts.notUploaded(fileName)} ${refusalText(refused)}` : '';
