import { left, right, type Either } from 'fp-ts/Either';
import { isSome, none, type Option, some } from 'fp-ts/Option';
import type { TypedFields } from '../typed/typedFields';
import { isHeic } from '../documents/leadingBytes';
import { capitalPan } from '../india/pan';
import type { Profile } from './profile';

/** What the Edit Profile form holds as text (PROF-07). */
export interface ProfileEdit {
  readonly displayName: string;
  readonly email: string;
  readonly pan: string;
}

/** The fields that a customer can change in the portal (PROF-07). */
export const editableFields = [
  'displayName',
  'email',
  'pan',
] as const satisfies readonly (keyof ProfileEdit)[];
export type EditableField = (typeof editableFields)[number];

/** What is sent when the form is saved; the avatar only when one was chosen (PROF-11). */
export interface ProfileUpdate<File> extends ProfileEdit {
  readonly avatar: Option<File>;
}

/** The avatar is not an image (PROF-09), or one that this device cannot draw: a HEIC photo, or a damaged one. */
export interface ProfileEditRefused {
  readonly kind: 'AvatarNotAnImage' | 'AvatarHeic' | 'AvatarUndrawable';
}

/** An avatar of more pixels on its long side is reduced before it is sent. */
export const AVATAR_SIDE = 1024;

/** What is to be known of a chosen avatar; `isUndrawable` once this device has failed to draw it. */
interface ChosenAvatar {
  readonly type: string;
  readonly firstBytes: readonly number[];
  readonly isUndrawable?: true;
}

/** Whether a chosen avatar is a picture by its media type, or by its bytes where the browser knows no type for it. */
export const isPicture = ({ type, firstBytes }: ChosenAvatar): boolean =>
  type.startsWith('image/') || isHeic(firstBytes);

const avatarRefused = (avatar: ChosenAvatar): Option<ProfileEditRefused> => {
  if (!isPicture(avatar)) return some({ kind: 'AvatarNotAnImage' });
  if (avatar.isUndrawable !== true) return none;
  return some({ kind: isHeic(avatar.firstBytes) ? 'AvatarHeic' : 'AvatarUndrawable' });
};

/** The form as it opens and as Cancel leaves it: the profile's own values (PROF-07, PROF-13). */
export const editOf = (profile: Profile): ProfileEdit => ({
  displayName: profile.displayName,
  email: profile.email,
  pan: profile.pan,
});

/** The form as it was when it was cut off (LINE-06). */
export const editOfTyped = ({ displayName = '', email = '', pan = '' }: TypedFields): ProfileEdit => ({
  displayName,
  email,
  pan,
});

/** What is kept of a form that is cut off: its fields, and what the profile was when it was last read (LINE-06). */
export const typedOfEdit = (edit: ProfileEdit, read: ProfileEdit): TypedFields => ({
  ...edit,
  readDisplayName: read.displayName,
  readEmail: read.email,
  readPan: read.pan,
});

/** What the profile was when a form that was cut off had last read it. */
export const readOfTyped = ({
  readDisplayName = '',
  readEmail = '',
  readPan = '',
}: TypedFields): ProfileEdit => ({
  displayName: readDisplayName,
  email: readEmail,
  pan: readPan,
});

/** Whether the customer changed any text of the profile (PROF-19). */
export const isEdited = (edit: ProfileEdit, profile: Profile): boolean => {
  const { displayName, email, pan } = editOf(profile);
  return edit.displayName !== displayName || edit.email !== email || edit.pan !== pan;
};

/** The edit once the profile was read again: a field that the customer has not changed takes the profile's new value. */
export const takeOverUntouched = (edit: ProfileEdit, old: ProfileEdit, latest: ProfileEdit): ProfileEdit => {
  const valueOf = (field: keyof ProfileEdit): string =>
    edit[field] === old[field] ? latest[field] : edit[field];
  return { displayName: valueOf('displayName'), email: valueOf('email'), pan: valueOf('pan') };
};

/**
 * Texts are sent as typed, since no length or format rule applies, but a PAN in capitals; refuses an avatar that is not
 * an image, or cannot be drawn (PROF-10, PROF-18).
 */
export const checkProfileEdit = <File extends ChosenAvatar>(
  edit: ProfileEdit,
  avatar: Option<File>,
): Either<ProfileEditRefused, ProfileUpdate<File>> => {
  const refused = isSome(avatar) ? avatarRefused(avatar.value) : none;
  if (isSome(refused)) return left(refused.value);
  return right({ ...edit, pan: capitalPan(edit.pan), avatar });
};
