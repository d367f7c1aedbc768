import { isLeft, isRight } from 'fp-ts/Either';
import { fromNullable, isSome, map, type Option } from 'fp-ts/Option';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { GatewayError } from '../../application/ports/gatewayError';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import type { JpegMaker } from '../../application/ports/JpegMaker';
import type { Notifier } from '../../application/ports/Notifier';
import type { Reloader } from '../../application/ports/Reloader';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { ProfileGateway } from '../../application/ports/ProfileGateway';
import type { SaveProfile } from '../../application/profile/SaveProfile';
import type { TypedFields } from '../../domain/typed/typedFields';
import { isUnlikePan, type PanHolder, panHolder } from '../../domain/india/pan';
import type { Profile } from '../../domain/profile/profile';
import {
  AVATAR_SIDE,
  checkProfileEdit,
  type EditableField,
  editOf,
  editOfTyped,
  isEdited,
  isPicture,
  type ProfileEdit,
  type ProfileEditRefused,
  readOfTyped,
  takeOverUntouched,
  typedOfEdit,
} from '../../domain/profile/profileEdit';
import { Command } from '../state/Command';
import type { Run } from '../state/RunProgress';
import { FileChoice } from '../state/FileChoice';
import { Loadable } from '../state/Loadable';
import { untilAborted } from '../state/untilAborted';
import { texts } from '../texts/texts';

interface ProfileDependencies {
  readonly profiles: ProfileGateway;
  readonly saveProfile: SaveProfile;
  readonly reloader: Pick<Reloader, 'reload'>;
  readonly notifier: Notifier;
  readonly forms: KeptForms;
  readonly jpegs: JpegMaker;
}

const ADDRESS = '/profile';

/** The profile, shown or edited. */
export class ProfileStore {
  readonly profile: Loadable<Profile, GatewayError>;
  /** Given what remembers the success until the page has reloaded. */
  readonly saving: Command<[onSaved: () => void]>;
  /** The form's values; undefined in view mode. */
  edit: ProfileEdit | undefined = undefined;
  /** The profile as it was last read for the form, maybe on the page that was cut off. */
  private read = editOfTyped({});
  /** Where the form begins; undefined for its first field. */
  firstField: EditableField | undefined = undefined;
  readonly avatar = new FileChoice();
  /** Name of the picture that a reload has lost; '' when there is none. */
  lostAvatar = '';
  isAskingToDiscard = false;
  private isShown = false;
  /** Ends once the profile has been read again after a cancelled save. */
  private reading: Promise<unknown> = Promise.resolve();
  failure: ProfileEditRefused | GatewayError | undefined = undefined;

  constructor(private readonly deps: ProfileDependencies) {
    this.profile = new Loadable((signal) => deps.profiles.load(signal)());
    this.saving = new Command((run, onSaved) => this.save(run, onSaved));
    makeAutoObservable<this, 'deps' | 'isShown' | 'reading' | 'read'>(
      this,
      {
        deps: false,
        isShown: false,
        reading: false,
        read: false,
        profile: false,
        saving: false,
        avatar: false,
      },
      { autoBind: true, deep: false },
    );
    reaction(
      () => this.profile.value,
      (now) => this.takeOver(now),
    );
  }

  get hasPanWarning(): boolean {
    return isUnlikePan(this.edit?.pan ?? '');
  }

  /** The kind of holder that the fourth letter of the typed PAN stands for. */
  get panHolder(): Option<PanHolder> {
    return panHolder(this.edit?.pan ?? '');
  }

  /** Why the chosen avatar cannot be sent; checked as soon as it is chosen (PROF-09). */
  get avatarRefused(): ProfileEditRefused | undefined {
    const checked = this.edit === undefined ? undefined : checkProfileEdit(this.edit, this.avatar.file);
    return checked !== undefined && isLeft(checked) ? checked.left : undefined;
  }

  get isUploading(): boolean {
    return this.saving.isRunning && isSome(this.avatar.file);
  }

  open(): void {
    this.isShown = true;
    const kept = this.deps.forms.join(ADDRESS, () => this.typed());
    if (isSome(kept)) {
      this.edit = editOfTyped(kept.value);
      this.read = readOfTyped(kept.value);
      this.lostAvatar = kept.value['avatar'] ?? '';
      this.takeOver(this.profile.value);
    }
  }

  /** Called when the customer leaves the page. */
  close(): void {
    this.isShown = false;
    this.deps.forms.leave(ADDRESS);
    this.cancel();
  }

  /** Opens the form, at a field if one is named. */
  startEdit(first?: EditableField): void {
    const profile = this.profile.value;
    if (profile === undefined) return;
    this.reset();
    this.edit = editOf(profile);
    this.read = this.edit;
    this.firstField = first;
  }

  change(changes: Partial<ProfileEdit>): void {
    if (this.edit !== undefined) this.edit = { ...this.edit, ...changes };
  }

  chooseAvatar(file: Promise<UploadFile> | undefined): void {
    this.avatar.choose(file, (chosen) => this.fitted(chosen));
    this.lostAvatar = '';
    this.failure = undefined;
  }

  /**
   * Escape is easily pressed by mistake: it leaves edit mode at once only while nothing would be lost (PROF-19), as after
   * the end of the session, which keeps what was typed (LINE-06).
   */
  leave(): void {
    if (this.hasChanges && this.failure?.kind !== 'Unauthorized') this.isAskingToDiscard = true;
    else this.cancel();
  }

  keepEditing(): void {
    this.isAskingToDiscard = false;
  }

  tellSaved(): void {
    this.deps.notifier.success(texts().profile.saved);
  }

  /** Leaves edit mode without changes and stops a running save. */
  cancel(): void {
    this.saving.cancel();
    this.reset();
  }

  /** The picture reduced to what a profile needs; a device that only fails to reduce it sends it as it is. */
  private async fitted(file: UploadFile): Promise<UploadFile> {
    if (!isPicture(file)) return file;
    const made = await this.deps.jpegs.within(AVATAR_SIDE, file)();
    if (isRight(made)) return made.right;
    return made.left.kind === 'Unreadable' ? { ...file, isUndrawable: true } : file;
  }

  private get hasChanges(): boolean {
    if (this.edit === undefined) return false;
    const profile = this.profile.value;
    return (
      isSome(this.avatar.file) ||
      this.lostAvatar !== '' ||
      profile === undefined ||
      isEdited(this.edit, profile)
    );
  }

  private typed(): Option<TypedFields> {
    const avatar = isSome(this.avatar.file) ? this.avatar.file.value.name : this.lostAvatar;
    return map((edit: ProfileEdit) => ({ ...typedOfEdit(edit, this.read), avatar }))(fromNullable(this.edit));
  }

  private reset(): void {
    this.edit = undefined;
    this.firstField = undefined;
    this.isAskingToDiscard = false;
    this.avatar.forget();
    this.lostAvatar = '';
    this.failure = undefined;
  }

  private async save(run: Run, onSaved: () => void): Promise<void> {
    this.failure = undefined;
    // The form may still hold values from before the cancelled save.
    await untilAborted(this.reading, run.signal);
    if (run.signal.aborted) return this.afterCancel();
    const { edit } = this;
    if (edit === undefined) return;
    const result = await this.deps.saveProfile.execute(edit, await this.avatar.settled(), run);
    if (run.signal.aborted) return this.afterCancel();
    const isSaved = isRight(result) || (await this.isSavedAllTheSame(edit, result.left, run.signal));
    if (run.signal.aborted) return this.afterCancel();
    runInAction(() => {
      if (isSaved) this.finish(onSaved);
      else if (isLeft(result)) this.failure = result.left;
    });
  }

  // Where only the answer was lost, the profile that is read again has the edit; of a picture it cannot tell.
  private async isSavedAllTheSame(
    edit: ProfileEdit,
    failure: ProfileEditRefused | GatewayError,
    signal: AbortSignal,
  ): Promise<boolean> {
    const before = this.profile.value;
    if (!isOutcomeUnknown(failure) || isSome(this.avatar.file)) return false;
    if (before === undefined || !isEdited(edit, before)) return false;
    const isRead = await untilAborted(this.profile.reloadQuietly(), signal);
    const now = this.profile.value;
    return isRead === true && now !== undefined && this.deps.saveProfile.confirm(edit, now);
  }

  // The server may have saved an edit whose call was cancelled.
  private afterCancel(): void {
    if (this.isShown) this.reading = this.profile.reloadQuietly();
  }

  // Whenever the profile is read again, as after the customer was away: Save must not bring an old value back.
  private takeOver(profile: Profile | undefined): void {
    if (this.edit === undefined || profile === undefined) return;
    const now = editOf(profile);
    this.edit = takeOverUntouched(this.edit, this.read, now);
    this.read = now;
  }

  private finish(onSaved: () => void): void {
    this.reset();
    onSaved();
    this.deps.reloader.reload();
  }
}
