import { left, right, type Either } from 'fp-ts/Either';
import { isSome, type Option } from 'fp-ts/Option';
import type { TypedFields } from '../typed/typedFields';
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

/** The avatar is not an image (PROF-09). */
export interface ProfileEditRefused {
  readonly kind: 'AvatarNotAnImage';
}

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

/** Whether the customer changed any text of the profile (PROF-19). */
export const isEdited = (edit: ProfileEdit, profile: Profile): boolean => {
  const { displayName, email, pan } = editOf(profile);
  return edit.displayName !== displayName || edit.email !== email || edit.pan !== pan;
};

/** The edit once the profile was read again: a field that the customer has not changed takes the profile's new value. */
export const takeOverUntouched = (edit: ProfileEdit, before: Profile, now: Profile): ProfileEdit => {
  const [old, latest] = [editOf(before), editOf(now)];
  const valueOf = (field: keyof ProfileEdit): string =>
    edit[field] === old[field] ? latest[field] : edit[field];
  return { displayName: valueOf('displayName'), email: valueOf('email'), pan: valueOf('pan') };
};

/**
 * Texts are sent as typed, since no length or format rule applies, but a PAN in capitals; refuses an avatar that is not
 * an image (PROF-10, PROF-18).
 */
export const checkProfileEdit = <File extends { readonly type: string }>(
  edit: ProfileEdit,
  avatar: Option<File>,
): Either<ProfileEditRefused, ProfileUpdate<File>> => {
  if (isSome(avatar) && !avatar.value.type.startsWith('image/')) return left({ kind: 'AvatarNotAnImage' });
  return right({ ...edit, pan: capitalPan(edit.pan), avatar });
};
