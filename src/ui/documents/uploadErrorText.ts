import type { CabinetUploadRefused } from '../../application/documents/UploadToCabinet';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { UploadRefused } from '../../domain/documents/uploadPolicy';
import { documentTexts } from '../texts/documentTexts';

/** Why the rules do not let a file go out, in a few words. */
const reasonOf = (refused: UploadRefused): string => {
  switch (refused.kind) {
    case 'FileTypeRefused':
      return documentTexts.refusedType(refused.accepted.join(', '));
    case 'FileTooLarge':
      return documentTexts.refusedSize;
    case 'ContentDisagrees':
      return documentTexts.refusedContent(refused.fileKind);
  }
};

const isRuleRefusal = (refused: UploadRefused | GatewayError): refused is UploadRefused =>
  refused.kind === 'FileTypeRefused' ||
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
export const taskUploadText = (refused: UploadRefused | GatewayError): string => {
  if (refused.kind === 'Cancelled') return documentTexts.cancelled;
  if (refused.kind === 'FileTypeRefused') return documentTexts.taskTypeRefused;
  if (isRuleRefusal(refused)) return `${documentTexts.taskUploadFailed} ${reasonOf(refused)}`;
  return documentTexts.taskUploadFailed;
};
