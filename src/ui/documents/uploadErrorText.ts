import { isNone, type Option } from 'fp-ts/Option';
import { type GatewayError, isLasting } from '../../application/ports/gatewayError';
import type { FileNotSent } from '../../application/documents/SendFile';
import { wouldFailAgain } from '../../application/documents/wouldFailAgain';
import type { RecognisedFormat } from '../../domain/documents/recognisedFormat';
import { sizeInMb } from '../../domain/documents/fileSize';
import {
  type ContentDisagrees,
  isUploadRefused,
  type NoFileChosen,
  type UploadPolicy,
  type UploadRefused,
} from '../../domain/documents/uploadPolicy';
import { texts } from '../texts/texts';

const foundText = (found: Option<RecognisedFormat>): string =>
  isNone(found) ? texts().document.unrecognised : texts().document.recognised[found.value];

const enumerated = (words: readonly string[]): string => {
  const others = words.slice(0, -1).join(', ');
  const last = words.at(-1) ?? '';
  return others === '' ? last : texts().document.andLast(others, last);
};

/** The accepted types and size, made from the same policy that validates uploads (CHECK-07). */
export const acceptedText = ({ kinds, maxBytes }: UploadPolicy): string =>
  texts().document.acceptedHere(
    enumerated(kinds.map((kind) => texts().document.kinds[kind])),
    sizeInMb(maxBytes),
  );

const contentText = ({ fileKind, found }: ContentDisagrees): string => {
  const named = texts().document.kinds[fileKind];
  return isNone(found)
    ? texts().document.refusedContent(named)
    : `${texts().document.recognised[found.value]} ${texts().document.otherEnding(named)}`;
};

/** The rule that refused the file, in a few words, and what to choose instead. */
export const refusalText = (refused: UploadRefused): string => {
  switch (refused.kind) {
    case 'FileTypeRefused':
      return `${foundText(refused.found)} ${acceptedText(refused.policy)}`;
    case 'FileEmpty':
      return texts().document.refusedEmpty;
    case 'FileUnreadable':
      return texts().document.refusedUnreadable;
    case 'FileTooLarge':
      return texts().document.refusedSize(sizeInMb(refused.maxBytes));
    case 'ContentDisagrees':
      return contentText(refused);
  }
};

/** What the server said, or that a failure is no matter of another try; undefined where one may help. */
const lastingText = (failure: GatewayError): string | undefined => {
  if (failure.kind === 'PayloadTooLarge') return texts().document.tooLargeOnTheWay;
  if (failure.kind === 'UnsupportedMediaType') return texts().document.unrecognised;
  return isLasting(failure) ? failure.message || texts().document.notAccepted : undefined;
};

/** Why an upload to the cabinet failed (FILES-13, FILES-16, AMB-23). */
export const cabinetUploadText = (refused: NoFileChosen | FileNotSent): string => {
  if (refused.kind === 'NoFileChosen') return texts().document.fileMissing;
  if (refused.kind === 'DocumentHasFile') return texts().document.taskHasFile;
  if (refused.kind === 'Cancelled') return texts().document.cancelled;
  if (isUploadRefused(refused)) return refusalText(refused);
  return lastingText(refused) ?? texts().document.cabinetUploadFailed;
};

/** Why the upload of a task document failed (DOCS-04, DOCS-08, AMB-24). */
export const taskUploadText = (refused: FileNotSent): string => {
  if (refused.kind === 'DocumentHasFile') return texts().document.taskHasFile;
  if (refused.kind === 'Cancelled') return texts().document.cancelled;
  if (refused.kind === 'FileTypeRefused') return texts().document.taskTypeRefused;
  if (isUploadRefused(refused)) return refusalText(refused);
  return lastingText(refused) ?? texts().document.taskUploadFailed;
};

/** The visible reason beside the specification's hidden sentence about types; '' for any other failure. */
export const typeReasonText = (fileName: string, refused: FileNotSent): string =>
  refused.kind === 'FileTypeRefused'
    ? `${texts().document.notUploaded(fileName)} ${refusalText(refused)}`
    : '';

/** Names the file where another try does not help (the customer has to choose another, or meant to stop), and away from its page. */
export const namingFile = (
  text: string,
  fileName: string,
  problem: { readonly kind: string },
  isElsewhere = false,
): string =>
  isElsewhere || problem.kind === 'Cancelled' || wouldFailAgain(problem) ? `${fileName}: ${text}` : text;
