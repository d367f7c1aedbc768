import type { GatewayError } from '../../application/ports/gatewayError';
import type { ProfileEditRefused } from '../../domain/profile/profileEdit';
import { profileTexts } from '../texts/profileTexts';

/** A failed load: the prefix always stands before the message (section 8, decisions AMB-29). */
export const loadErrorText = (error: GatewayError): string =>
  `${profileTexts.failedPrefix}${error.message === '' ? profileTexts.failed : error.message}`;

/** A failed update: the server's message or the general sentence (section 8). */
export const updateErrorText = (failure: ProfileEditRefused | GatewayError): string => {
  if (failure.kind === 'AvatarNotAnImage') return profileTexts.avatarNotAnImage;
  return failure.message === '' ? profileTexts.updateFailed : failure.message;
};
