import { isSome, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FileHolder } from '../../application/documents/FileHolder';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { Interruption, UploadSeveral } from '../../application/documents/UploadSeveral';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { Notifier } from '../../application/ports/Notifier';
import type { Reloader } from '../../application/ports/Reloader';
import type { Timer } from '../../application/ports/Timer';
import type { UnsentFiles } from '../../application/ports/UnsentFiles';
import {
  allCancelled,
  allRetried,
  cancelled,
  cutOffOf,
  isBeingSent,
  released,
  retried,
  unsentOnly,
} from '../../domain/documents/uploadQueue';
import { fieldsOfUploads } from '../../domain/documents/cutOffUploads';
import { Command } from '../state/Command';
import { RunProgress } from '../state/RunProgress';
import { texts } from '../texts/texts';
import type { CabinetPage } from './CabinetPage';
import { cabinetAddresses } from './cabinetAddresses';
import { PendingReload } from './PendingReload';
import { tellElsewhere } from './tellElsewhere';
import { UploadList } from './UploadList';

export interface SeveralUploadsDependencies {
  readonly upload: UploadSeveral;
  readonly check: FileCheck;
  readonly unsent: UnsentFiles;
  readonly notifier: Notifier;
  readonly reloader: Pick<Reloader, 'reload'>;
  readonly timer: Timer;
  readonly forms: KeptForms;
}

/**
 * Several files for the cabinet, sent one after the other (CHECK-06). It lives as long as the customer's session, so that
 * neither closing the dialog nor leaving the page loses a file.
 */
export class SeveralUploadsStore implements FileHolder {
  isOpen = false;
  /** Why the sending stopped before the end. */
  interruption: Option<Interruption> = none;
  readonly sending: Command<readonly []>;
  /** Of the file that is being sent. */
  readonly progress = new RunProgress();
  readonly list: UploadList;
  private wantsToClose = false;
  private page: CabinetPage | undefined = undefined;
  private readonly pendingReload: PendingReload;

  constructor(private readonly deps: SeveralUploadsDependencies) {
    this.sending = new Command(() => this.send());
    this.list = new UploadList({ check: deps.check, onChange: () => this.follow() });
    this.pendingReload = new PendingReload({ timer: deps.timer, reload: () => this.reload() });
    makeAutoObservable<this, 'deps' | 'page' | 'pendingReload'>(
      this,
      {
        deps: false,
        page: false,
        pendingReload: false,
        sending: false,
        progress: false,
        list: false,
        interruption: observableRef,
      },
      { autoBind: true },
    );
  }

  get canSend(): boolean {
    return !this.sending.isRunning && this.list.hasUnsent;
  }

  /** Whether a file of the list is not sent yet, also one that failed. */
  get hasUnsent(): boolean {
    return unsentOnly(this.list.queue).files.length > 0;
  }

  /** Whether to ask before the dialog closes; there is no question once all is over. */
  get isAsking(): boolean {
    return this.wantsToClose && this.sending.isRunning;
  }

  enter(page: CabinetPage): void {
    this.page = page;
    this.deps.forms.join(cabinetAddresses.several, () => fieldsOfUploads(cutOffOf(this.list.queue)));
    if (!this.sending.isRunning) this.list.keepUnsent();
    this.list.addRead(this.deps.unsent.take());
  }

  /** Called when the customer leaves the page; what is being sent goes on, and its result is a notice. */
  leave(): void {
    this.page = undefined;
    this.isOpen = false;
    this.keepForNextSession();
    this.followReload();
  }

  open(): void {
    if (!this.sending.isRunning && !this.list.isReloadDue) this.list.keepUnsent();
    this.wantsToClose = false;
    this.isOpen = true;
  }

  /** Asks first while files are being sent; files not yet sent stay in the list. */
  close(): void {
    this.wantsToClose = this.sending.isRunning;
    this.isOpen = this.wantsToClose;
  }

  keepSending(): void {
    this.wantsToClose = false;
  }

  stopAndClose(): void {
    this.list.change(allCancelled(this.list.queue));
    this.list.checks.stop();
    this.progress.cancel();
    this.isOpen = false;
  }

  /** Stops the file that is being sent, or takes a waiting one out of the turn. */
  cancel(id: number): void {
    if (isBeingSent(this.list.queue, id)) this.progress.cancel();
    else this.list.change(cancelled(this.list.queue, id));
  }

  /** Sends the files of the list, also those that the customer has been warned of (CHECK-01). */
  sendAll(): void {
    this.list.change(released(this.list.queue));
    void this.sending.run();
  }

  retryAll(): void {
    this.list.change(allRetried(this.list.queue));
    void this.sending.run();
  }

  retry(id: number): void {
    this.list.change(retried(this.list.queue, id));
    void this.sending.run();
  }

  private async send(): Promise<void> {
    await this.list.read();
    this.stopFor(none);
    const stopped = await this.deps.upload.execute({
      queue: () => this.list.queue,
      change: (queue) => this.list.change(queue),
      checked: (file) => this.list.checks.ended(file),
      begin: () => this.progress.begin(),
    });
    this.progress.end();
    this.stopFor(stopped);
    this.tellResult();
  }

  private stopFor(interruption: Option<Interruption>): void {
    this.interruption = interruption;
  }

  private follow(): void {
    this.deps.forms.changed();
    this.followReload();
  }

  private followReload(): void {
    this.pendingReload.follow(this.page !== undefined && this.list.isReloadDue);
  }

  // The other upload reloads the page itself.
  private reload(): void {
    if (this.page?.isBusy() === false) this.deps.reloader.reload();
  }

  /** Signing in again makes another store, so that the list of an ended session is kept outside this one. */
  private keepForNextSession(): void {
    if (!isSome(this.interruption) || this.interruption.value !== 'Unauthorized') return;
    this.deps.unsent.keep(this.list.takeUnsent());
    this.interruption = none;
  }

  private tellResult(): void {
    const { list, page } = this;
    if (page === undefined) tellElsewhere(this.deps.notifier, list.tally);
    // The server may have stored a file whose sending was cancelled.
    else if (!list.isReloadDue) page.readAgain();
    else if (!this.isOpen)
      this.deps.notifier.success(texts().document.uploaded(texts().severalUpload.files(list.tally.sent)));
  }
}
