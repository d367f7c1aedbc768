import { isLeft } from 'fp-ts/Either';
import { fromNullable, isSome, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, when } from 'mobx';
import type { FileNotSent } from '../../application/documents/SendFile';
import type { QueuedChosen } from '../../application/documents/SendWaiting';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import type { Reloader } from '../../application/ports/Reloader';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import { STOPPED_WAITING } from '../../application/ports/stoppedWaiting';
import type { Timer } from '../../application/ports/Timer';
import type { UploadFile } from '../../application/ports/UploadFile';
import { becomesAnothers } from '../../application/session/sessionEnds';
import { type CutOffUploads, fieldsOfUploads, uploadsOfFields } from '../../domain/documents/cutOffUploads';
import type { CabinetFile } from '../../domain/documents/file';
import { hasArrived } from '../../domain/documents/hasArrived';
import { CABINET_RELOAD_MS } from '../../domain/documents/limits';
import { checkChosen, type NoFileChosen } from '../../domain/documents/uploadPolicy';
import type { TypedFields } from '../../domain/typed/typedFields';
import type { Loadable } from '../state/Loadable';
import { Sentence } from '../state/Sentence';
import { untilAborted } from '../state/untilAborted';
import { texts } from '../texts/texts';
import { cabinetAddresses } from './cabinetAddresses';
import { cabinetUploadText, namingFile } from './uploadErrorText';
import type { UploadPlace } from './UploadPlace';
import type { UploadPlaces } from './UploadPlaces';

export interface SingleUploadDependencies {
  readonly places: UploadPlaces;
  readonly notifier: Notifier;
  readonly reloader: Pick<Reloader, 'reload'>;
  readonly timer: Timer;
  readonly forms: KeptForms;
  readonly session: SessionStorage;
}

/** The upload of one file at a time to the file cabinet, and what became of it. */
export class SingleUpload {
  /** Where the file is that the customer chose, until it is sent. */
  readonly form: UploadPlace;
  readonly problem = new Sentence();
  uploadedName = '';
  /** Files that the last page could not send to the end before it was loaded again. */
  cutOff: CutOffUploads = { unsent: [], unclear: [] };
  /** After the customer leaves the page, a running upload reports its result as a notice. */
  private hasLeft = false;
  private cancelReload: () => void = () => undefined;
  private stopFollowing = (): void => undefined;
  private readonly isAnothers: () => boolean;

  constructor(
    private readonly deps: SingleUploadDependencies,
    /** The list that an upload adds to. */
    readonly files: Loadable<readonly CabinetFile[], GatewayError>,
  ) {
    this.form = deps.places.form;
    this.isAnothers = becomesAnothers(deps.session);
    makeAutoObservable<this, 'deps' | 'hasLeft' | 'cancelReload' | 'stopFollowing' | 'isAnothers'>(
      this,
      {
        deps: false,
        files: false,
        hasLeft: false,
        cancelReload: false,
        stopFollowing: false,
        isAnothers: false,
        cutOff: observableRef,
        form: false,
      },
      { autoBind: true },
    );
  }

  /** Whether no other file can be chosen: after a success the page reloads, and what is chosen until then would be lost. */
  get isBusy(): boolean {
    return this.form.isRunning || this.uploadedName !== '';
  }

  /** Name of the file to upload; '' when there is none. */
  get chosenName(): string {
    return this.form.newest?.file.name ?? '';
  }

  open(): void {
    this.hasLeft = false;
    // What an earlier visit left unsent is chosen again.
    if (this.form.isRunning) this.follow();
    else this.form.clear();
    const { forms } = this.deps;
    const lost = [
      forms.join(cabinetAddresses.upload, () => this.unsent()),
      forms.take(cabinetAddresses.several),
    ].flatMap((fields) => (isSome(fields) ? [uploadsOfFields(fields.value)] : []));
    this.cutOff = {
      unsent: lost.flatMap(({ unsent }) => unsent),
      unclear: lost.flatMap(({ unclear }) => unclear),
    };
  }

  close(): void {
    this.hasLeft = true;
    // A running upload goes on.
    if (!this.form.isRunning) this.deps.forms.leave(cabinetAddresses.upload);
    this.cancelReload();
    this.stopFollowing();
  }

  choose(file: Promise<UploadFile> | undefined): void {
    this.form.replace(file);
    this.forgetResult();
    this.cutOff = { unsent: [], unclear: [] };
  }

  /** Sends the chosen file; a press before the check has ended sends nothing that the customer should know of first (CHECK-01). */
  async send(): Promise<void> {
    if (this.form.isRunning) return;
    this.forgetResult();
    const before = this.files.value;
    this.form.resume();
    await this.form.sending.run(
      (signal) => this.end(before, signal),
      () => this.tellUnsent(),
    );
  }

  /** Sends a file in place of the chosen one. */
  async sendInstead(file: UploadFile): Promise<void> {
    this.choose(Promise.resolve(file));
    await this.send();
  }

  /** What an earlier visit began tells of itself, but not to this list. */
  private follow(): void {
    this.stopFollowing = when(
      () => !this.form.isRunning,
      () => void this.files.reloadQuietly(),
    );
  }

  private unsent(): Option<TypedFields> {
    const names = this.chosenName === '' ? [] : [this.chosenName];
    return fieldsOfUploads(
      this.form.isRunning ? { unsent: [], unclear: names } : { unsent: names, unclear: [] },
    );
  }

  private async end(before: readonly CabinetFile[] | undefined, signal: AbortSignal): Promise<void> {
    await this.tellEnd(before, signal);
    this.deps.forms.changed();
  }

  private async tellEnd(before: readonly CabinetFile[] | undefined, signal: AbortSignal): Promise<void> {
    const file = checkChosen(fromNullable(this.form.newest));
    if (isLeft(file)) return this.fail(file.left);
    const { status } = file.right;
    switch (status.kind) {
      case 'sent':
        return this.finish();
      case 'refused':
        return this.fail(status.refused);
      case 'failed':
        return (await untilAborted(this.hasArrived(file.right, status.problem, before), signal))
          ? this.finish()
          : this.fail(status.problem);
      case 'cancelled':
        this.fail(STOPPED_WAITING);
        // The server may have stored a file whose upload was cancelled.
        if (!this.hasLeft) void this.files.reloadQuietly();
        return;
      case 'held':
      case 'waiting':
      case 'sending':
        // The warnings are told where the file is, but not to a customer who has left.
        this.tellUnsent();
    }
  }

  /** Tells a customer who has left that the file was not sent; the next visit begins without it. */
  private tellUnsent(): void {
    if (this.hasLeft) this.failElsewhere(texts().document.notUploaded(this.chosenName), undefined);
  }

  private async hasArrived(
    { file }: QueuedChosen,
    problem: FileNotSent,
    before: readonly CabinetFile[] | undefined,
  ): Promise<boolean> {
    if (before === undefined || !isOutcomeUnknown(problem)) return false;
    return (await this.files.reloadQuietly()) && hasArrived(file, before, this.files.value ?? []);
  }

  private fail(problem: NoFileChosen | FileNotSent): void {
    const name = this.chosenName;
    const isElsewhere = this.hasLeft && name !== '';
    const words = (): string => namingFile(cabinetUploadText(problem), name, problem, isElsewhere);
    if (this.hasLeft) this.failElsewhere(words(), problem);
    else this.problem.say(words, problem);
  }

  private failElsewhere(words: string, cause: unknown): void {
    if (!this.isAnothers()) this.deps.notifier.failure(words, cause);
  }

  private finish(): void {
    const name = this.chosenName;
    this.form.clear();
    if (this.isAnothers()) return;
    if (this.hasLeft) return this.deps.notifier.success(texts().document.uploadedElsewhere(name));
    this.uploadedName = name;
    this.cancelReload = this.deps.timer.after(CABINET_RELOAD_MS, () => this.deps.reloader.reload());
  }

  private forgetResult(): void {
    this.problem.clear();
    this.uploadedName = '';
  }
}
