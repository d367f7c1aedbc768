import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome, none, type Option } from 'fp-ts/Option';
import type { Profile } from '../../domain/profile/profile';
import {
  checkProfileEdit,
  isEdited,
  type ProfileEdit,
  type ProfileEditRefused,
  type ProfileUpdate,
} from '../../domain/profile/profileEdit';
import type { GatewayError } from '../ports/gatewayError';
import type { ProfileGateway, SaveOptions } from '../ports/ProfileGateway';
import type { SessionStorage } from '../ports/SessionStorage';
import type { UploadFile } from '../ports/UploadFile';

/** Saves the edited profile and updates the stored user, since the sidebar shows that user (PROF-11, PROF-12). */
export class SaveProfile {
  constructor(
    private readonly deps: { readonly profiles: ProfileGateway; readonly storage: SessionStorage },
  ) {}

  async execute(
    edit: ProfileEdit,
    avatar: Option<UploadFile>,
    options: SaveOptions,
  ): Promise<Either<ProfileEditRefused | GatewayError, void>> {
    const update = checkProfileEdit(edit, avatar);
    if (isLeft(update)) return update;
    const result = await this.deps.profiles.save(update.right, options)();
    if (isLeft(result)) return left(result.left);
    this.updateSession(update.right, result.right);
    return right(undefined);
  }

  /** Whether an edit whose answer was lost is in the profile that was read since; then the stored user follows it. */
  confirm(edit: ProfileEdit, read: Profile): boolean {
    const update = checkProfileEdit<UploadFile>(edit, none);
    if (isLeft(update) || isEdited(update.right, read)) return false;
    this.updateSession(update.right, read);
    return true;
  }

  private updateSession(update: ProfileUpdate<UploadFile>, saved: Profile): void {
    const user = this.deps.storage.user();
    if (!isSome(user)) return;
    this.deps.storage.keepUser({
      ...user.value,
      displayName: update.displayName,
      email: update.email,
      avatar: saved.avatar === '' ? user.value.avatar : saved.avatar,
    });
  }
}
