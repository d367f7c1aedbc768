import { isUploadRefused } from '../../domain/documents/uploadPolicy';
import { isLasting } from '../ports/gatewayError';

/** Whether the same file would fail at the same place again, so that nobody is told to try again. */
export const wouldFailAgain = (problem: { readonly kind: string }): boolean =>
  problem.kind === 'DocumentHasFile' || isUploadRefused(problem) || isLasting(problem);
