import { isNone, type Option } from 'fp-ts/Option';
import type { TaskDocumentNotUploaded } from '../../application/documents/UploadTaskDocument';
import type { CabinetUploadRefused } from '../../application/documents/UploadToCabinet';
import type { GatewayError } from '../../application/ports/gatewayError';
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

/** What is accepted at a place of the portal, made from the policy by which uploads are judged there (CHECK-07). */
export const acceptedText = ({ kinds, maxBytes }: UploadPolicy): string =>
  documentTexts.acceptedHere(enumerated(kinds.map((kind) => documentTexts.kinds[kind])), sizeInMb(maxBytes));

/** Why the rules do not let a file go out, in a few words. */
const reasonOf = (refused: UploadRefused): string => {
  switch (refused.kind) {
    case 'FileTypeRefused':
      return `${foundText(refused.found)} ${acceptedText(refused.policy)}`;
    case 'FileEmpty':
      return documentTexts.refusedEmpty;
    case 'FileTooLarge':
      return documentTexts.refusedSize(sizeInMb(refused.maxBytes));
    case 'ContentDisagrees':
      return documentTexts.refusedContent(documentTexts.kinds[refused.fileKind]);
  }
};

const isRuleRefusal = (refused: UploadRefused | GatewayError): refused is UploadRefused =>
  refused.kind === 'FileTypeRefused' ||
  refused.kind === 'FileEmpty' ||
  refused.kind === 'FileTooLarge' ||
  refused.kind === 'ContentDisagrees';

/** An upload to the cabinet that did not come about (sections 5 and 8, AMB-23, AMB-25). */
export const cabinetUploadText = (refused: CabinetUploadRefused): string => {
  if (refused.kind === 'NoFileChosen') return documentTexts.fileMissing;
  if (refused.kind === 'Cancelled') return documentTexts.cancelled;
  if (isRuleRefusal(refused)) return `${documentTexts.refused} ${reasonOf(refused)}`;
  return documentTexts.cabinetUploadFailed;
};

/** A task document that was not handed in (sections 5 and 8, AMB-24, AMB-25). */
export const taskUploadText = (refused: TaskDocumentNotUploaded): string => {
  if (refused.kind === 'DocumentHasFile') return documentTexts.taskHasFile;
  if (refused.kind === 'Cancelled') return documentTexts.cancelled;
  if (refused.kind === 'FileTypeRefused') return documentTexts.taskTypeRefused;
  if (isRuleRefusal(refused)) return `${documentTexts.taskUploadFailed} ${reasonOf(refused)}`;
  return documentTexts.taskUploadFailed;
};

/** What is said at the document beside the specification's hidden sentence about types; '' for any other failure. */
export const typeReasonText = (fileName: string, refused: TaskDocumentNotUploaded): string =>
  refused.kind === 'FileTypeRefused' ? `${documentTexts.notUploaded(fileName)} ${reasonOf(refused)}` : '';
