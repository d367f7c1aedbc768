import { left, right, type Either } from 'fp-ts/Either';
import { isSome, type Option } from 'fp-ts/Option';
import type { Profile } from './profile';

/** What the Edit Profile form holds as text (section 2). */
export interface ProfileEdit {
  readonly displayName: string;
  readonly email: string;
  readonly pan: string;
}

/** What is sent when the form is saved; the avatar only when one was chosen (section 7). */
export interface ProfileUpdate<File> extends ProfileEdit {
  readonly avatar: Option<File>;
}

/** The avatar is no image (section 5). */
export interface ProfileEditRefused {
  readonly kind: 'AvatarNotAnImage';
}

/** The form as it opens and as Cancel leaves it: the profile's own values (section 4). */
export const editOf = (profile: Profile): ProfileEdit => ({
  displayName: profile.displayName,
  email: profile.email,
  pan: profile.pan,
});

/** Texts are sent as typed, since no length or format rule applies; the avatar must be an image (section 5). */
export const checkProfileEdit = <File extends { readonly type: string }>(
  edit: ProfileEdit,
  avatar: Option<File>,
): Either<ProfileEditRefused, ProfileUpdate<File>> => {
  if (isSome(avatar) && !avatar.value.type.startsWith('image/')) return left({ kind: 'AvatarNotAnImage' });
  return right({ ...edit, avatar });
};
