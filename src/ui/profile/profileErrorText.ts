import type { GatewayError } from '../../application/ports/gatewayError';
import type { ProfileEditRefused } from '../../domain/profile/profileEdit';
import { texts } from '../texts/texts';

/** The sentence for a failed load; the prefix always precedes the message (PROF-14, PROF-15, AMB-29). */
export const loadErrorText = (error: GatewayError): string =>
  `${texts().profile.failedPrefix}${error.message === '' ? texts().profile.failed : error.message}`;

const avatarErrors = {
  AvatarNotAnImage: () => texts().profile.avatarNotAnImage,
  AvatarHeic: () => texts().photo.heic,
  AvatarUndrawable: () => texts().photo.unreadable,
} satisfies Record<ProfileEditRefused['kind'], () => string>;

/** Why a chosen avatar cannot be sent, and what to do. */
export const avatarErrorText = ({ kind }: ProfileEditRefused): string => avatarErrors[kind]();

const isAvatarRefused = (failure: ProfileEditRefused | GatewayError): failure is ProfileEditRefused =>
  failure.kind in avatarErrors;

/** The sentence for a failed update: the server's message or the default (PROF-16), whose form is too large by its picture alone. */
export const updateErrorText = (failure: ProfileEditRefused | GatewayError): string => {
  if (isAvatarRefused(failure)) return avatarErrorText(failure);
  if (failure.kind === 'PayloadTooLarge') return texts().profile.pictureTooLarge;
  return failure.message === '' ? texts().profile.updateFailed : failure.message;
};
