import { isSome, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CabinetQueue, Interruption, UploadSeveral } from '../../application/documents/UploadSeveral';
import type { Notifier } from '../../application/ports/Notifier';
import type { Reloader } from '../../application/ports/Reloader';
import type { Timer } from '../../application/ports/Timer';
import type { UnsentFiles } from '../../application/ports/UnsentFiles';
import type { UploadFile } from '../../application/ports/UploadFile';
import { cabinetPolicy } from '../../domain/documents/uploadPolicy';
import {
  allCancelled,
  cancelled,
  isBeingSent,
  isReloadDue,
  nextWaiting,
  noUploads,
  removed,
  retried,
  tallyOf,
  unsentOnly,
  type UploadTally,
  withChosen,
} from '../../domain/documents/uploadQueue';
import { Command } from '../state/Command';
import { documentTexts } from '../texts/documentTexts';
import { severalUploadTexts } from '../texts/severalUploadTexts';
import type { CabinetPage } from './CabinetPage';
import { PendingReload } from './PendingReload';
import { SendingProgress } from './SendingProgress';
import { tellElsewhere } from './tellElsewhere';

export interface SeveralUploadsDependencies {
  readonly upload: UploadSeveral;
  readonly unsent: UnsentFiles;
  readonly notifier: Notifier;
  readonly reloader: Reloader;
  readonly timer: Timer;
}

/**
 * Several files for the cabinet, sent one after the other (CHECK-06). It lives as long as the customer's session, so that
 * neither closing the dialog nor leaving the page loses a file.
 */
export class SeveralUploadsStore {
  queue: CabinetQueue = noUploads;
  isOpen = false;
  /** Why the sending stopped before the end. */
  interruption: Option<Interruption> = none;
  readonly sending: Command<readonly []>;
  readonly progress = new SendingProgress();
  private wantsToClose = false;
  private page: CabinetPage | undefined = undefined;
  private reading: Promise<void> = Promise.resolve();
  private readonly pendingReload: PendingReload;

  constructor(private readonly deps: SeveralUploadsDependencies) {
    this.sending = new Command(() => this.send());
    this.pendingReload = new PendingReload({ timer: deps.timer, reload: () => this.reload() });
    makeAutoObservable<this, 'deps' | 'page' | 'reading' | 'pendingReload'>(
      this,
      {
        deps: false,
        page: false,
        reading: false,
        pendingReload: false,
        sending: false,
        progress: false,
        queue: observableRef,
        interruption: observableRef,
      },
      { autoBind: true },
    );
  }

  get tally(): UploadTally {
    return tallyOf(this.queue);
  }

  get canSend(): boolean {
    return !this.sending.isRunning && isSome(nextWaiting(this.queue));
  }

  get isReloadDue(): boolean {
    return isReloadDue(this.queue);
  }

  /** Whether to ask before the dialog closes; there is no question once all is over. */
  get isAsking(): boolean {
    return this.wantsToClose && this.sending.isRunning;
  }

  enter(page: CabinetPage): void {
    this.page = page;
    if (!this.sending.isRunning) this.queue = unsentOnly(this.queue);
    this.addRead(this.deps.unsent.take());
  }

  /** Called when the customer leaves the page; what is being sent goes on, and its result is a notice. */
  leave(): void {
    this.page = undefined;
    this.isOpen = false;
    this.keepForNextSession();
    this.followReload();
  }

  open(): void {
    if (!this.sending.isRunning && !this.isReloadDue) this.queue = unsentOnly(this.queue);
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
    this.change(allCancelled(this.queue));
    this.progress.cancel();
    this.isOpen = false;
  }

  /** Adds the files in their order, once their leading bytes are read; while others are sent, these follow. */
  add(chosen: readonly Promise<UploadFile>[]): void {
    const files = Promise.all(chosen);
    this.reading = this.reading.then(async () => this.addRead(await files));
  }

  /** Stops the file that is being sent, or takes a waiting one out of the turn. */
  cancel(id: number): void {
    if (isBeingSent(this.queue, id)) this.progress.cancel();
    else this.change(cancelled(this.queue, id));
  }

  retry(id: number): void {
    this.change(retried(this.queue, id));
    void this.sending.run();
  }

  remove(id: number): void {
    this.change(removed(this.queue, id));
  }

  private async send(): Promise<void> {
    await this.reading;
    this.stopFor(none);
    const stopped = await this.deps.upload.execute({
      queue: () => this.queue,
      change: (queue) => this.change(queue),
      begin: () => this.progress.begin(),
    });
    this.progress.end();
    this.stopFor(stopped);
    this.tellResult();
  }

  private addRead(files: readonly UploadFile[]): void {
    this.change(withChosen(this.queue, cabinetPolicy, files));
  }

  private change(queue: CabinetQueue): void {
    this.queue = queue;
    this.followReload();
  }

  private stopFor(interruption: Option<Interruption>): void {
    this.interruption = interruption;
  }

  private followReload(): void {
    this.pendingReload.follow(this.page !== undefined && this.isReloadDue);
  }

  // The other upload reloads the page itself.
  private reload(): void {
    if (this.page?.isBusy() === false) this.deps.reloader.reload();
  }

  /** Signing in again makes another store, so that the list of an ended session is kept outside this one. */
  private keepForNextSession(): void {
    if (!isSome(this.interruption) || this.interruption.value !== 'Unauthorized') return;
    this.deps.unsent.keep(unsentOnly(this.queue).files.map(({ file }) => file));
    this.queue = noUploads;
    this.interruption = none;
  }

  private tellResult(): void {
    const { tally, page } = this;
    if (page === undefined) tellElsewhere(this.deps.notifier, tally);
    // The server may have stored a file whose sending was cancelled.
    else if (!this.isReloadDue) page.readAgain();
    else if (!this.isOpen)
      this.deps.notifier.success(documentTexts.uploaded(severalUploadTexts.files(tally.sent)));
  }
}
