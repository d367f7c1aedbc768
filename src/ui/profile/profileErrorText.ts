import type { GatewayError } from '../../application/ports/gatewayError';
import type { ProfileEditRefused } from '../../domain/profile/profileEdit';
import { profileTexts } from '../texts/profileTexts';

/** The sentence for a failed load; the prefix always precedes the message (PROF-14, PROF-15, AMB-29). */
export const loadErrorText = (error: GatewayError): string =>
  `${profileTexts.failedPrefix}${error.message === '' ? profileTexts.failed : error.message}`;

/** The sentence for a failed update: the server's message or the default (PROF-16). */
export const updateErrorText = (failure: ProfileEditRefused | GatewayError): string => {
  if (failure.kind === 'AvatarNotAnImage') return profileTexts.avatarNotAnImage;
  return failure.message === '' ? profileTexts.updateFailed : failure.message;
};
