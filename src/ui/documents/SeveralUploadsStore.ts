import { makeAutoObservable, reaction } from 'mobx';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { Notifier } from '../../application/ports/Notifier';
import type { Reloader } from '../../application/ports/Reloader';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { Timer } from '../../application/ports/Timer';
import type { UnsentFiles } from '../../application/ports/UnsentFiles';
import { becomesAnothers, sessionEnds } from '../../application/session/sessionEnds';
import { allRetried, cutOffOf, released, retried, unsentOnly } from '../../domain/documents/uploadQueue';
import { fieldsOfUploads } from '../../domain/documents/cutOffUploads';
import { CABINET_RELOAD_MS } from '../../domain/documents/limits';
import { texts } from '../texts/texts';
import type { CabinetPage } from './CabinetPage';
import { cabinetAddresses } from './cabinetAddresses';
import { keepForNextSession } from './keepForNextSession';
import type { UploadPlace } from './UploadPlace';
import type { UploadPlaces } from './UploadPlaces';

const nothing = (): void => undefined;

/** The reload that follows an upload to the cabinet, once, after three seconds (FILES-15, CHECK-06). */
class PendingReload {
  private isPending = false;
  private cancelTimer = nothing;

  constructor(private readonly deps: { readonly timer: Timer; readonly reload: () => void }) {}

  /** Starts the time where the reload is due and none is under way; a reload that is no longer due is put off. */
  follow(isDue: boolean): void {
    if (isDue === this.isPending) return;
    this.isPending = isDue;
    this.cancelTimer();
    this.cancelTimer = isDue ? this.deps.timer.after(CABINET_RELOAD_MS, this.deps.reload) : nothing;
  }
}

export interface SeveralUploadsDependencies {
  readonly places: UploadPlaces;
  readonly unsent: UnsentFiles;
  readonly notifier: Notifier;
  readonly reloader: Pick<Reloader, 'reload'>;
  readonly timer: Timer;
  readonly forms: KeptForms;
  readonly session: SessionStorage;
}

/**
 * Several files for the cabinet, sent one after the other (CHECK-06). It lives as long as the customer's session, so that
 * neither closing the dialog nor leaving the page loses a file.
 */
export class SeveralUploadsStore {
  isOpen = false;
  readonly list: UploadPlace;
  private wantsToClose = false;
  private page: CabinetPage | undefined = undefined;
  private readonly pendingReload: PendingReload;
  private readonly isAnothers: () => boolean;
  private readonly hasLoggedOut: () => boolean;
  private stopFollowing = (): void => undefined;

  constructor(private readonly deps: SeveralUploadsDependencies) {
    this.list = deps.places.list;
    this.pendingReload = new PendingReload({ timer: deps.timer, reload: () => this.reload() });
    this.isAnothers = becomesAnothers(deps.session);
    this.hasLoggedOut = sessionEnds(deps.session);
    makeAutoObservable<
      this,
      'deps' | 'page' | 'pendingReload' | 'isAnothers' | 'hasLoggedOut' | 'stopFollowing'
    >(
      this,
      {
        deps: false,
        page: false,
        pendingReload: false,
        isAnothers: false,
        hasLoggedOut: false,
        stopFollowing: false,
        list: false,
      },
      { autoBind: true },
    );
  }

  get canSend(): boolean {
    return !this.list.isRunning && this.list.hasWaiting;
  }

  /** Whether to ask before the dialog closes; there is no question once all is over. */
  get isAsking(): boolean {
    return this.wantsToClose && this.list.isRunning;
  }

  enter(page: CabinetPage): void {
    this.page = page;
    this.deps.forms.join(cabinetAddresses.several, () => fieldsOfUploads(cutOffOf(this.list.queue)));
    if (!this.list.isRunning) this.keepUnsent();
    this.list.addRead(this.deps.unsent.take('cabinet'));
    this.stopFollowing();
    this.stopFollowing = reaction(
      () => this.list.queue,
      () => this.follow(),
      { fireImmediately: true },
    );
  }

  /** Called when the customer leaves the page; what is being sent goes on, and its result is a notice. */
  leave(): void {
    this.page = undefined;
    this.isOpen = false;
    this.keepForNextSession();
    this.followReload();
    if (!this.list.isRunning) this.stopFollowing();
  }

  open(): void {
    if (!this.list.isRunning && !this.list.isReloadDue) this.keepUnsent();
    this.wantsToClose = false;
    this.isOpen = true;
  }

  /** Asks first while files are being sent; files not yet sent stay in the list. */
  close(): void {
    this.wantsToClose = this.list.isRunning;
    this.isOpen = this.wantsToClose;
  }

  keepSending(): void {
    this.wantsToClose = false;
  }

  stopAndClose(): void {
    this.list.cancel();
    this.isOpen = false;
  }

  /** Sends the files of the list, also those that the customer has been warned of (CHECK-01). */
  sendAll(): void {
    this.list.change(released(this.list.queue));
    void this.send();
  }

  retryAll(): void {
    this.list.change(allRetried(this.list.queue));
    void this.send();
  }

  retry(id: number): void {
    this.list.change(retried(this.list.queue, id));
    void this.send();
  }

  remove(id: number): void {
    this.list.remove(id);
  }

  /** Sends the files that wait. */
  send(): Promise<void> {
    return this.list.sending.run(
      () => this.tellResult(),
      () => this.tellLeft(),
    );
  }

  /** Takes what is over off the list. */
  private keepUnsent(): void {
    this.list.change(unsentOnly(this.list.queue));
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

  private keepForNextSession(): void {
    if (!this.isAnothers()) keepForNextSession(this.deps.unsent, 'cabinet', this.list);
  }

  private tellResult(): void {
    const { list, page } = this;
    if (page === undefined) this.endElsewhere();
    // The server may have stored a file whose sending was cancelled.
    else if (!list.isReloadDue) page.readAgain();
    else if (!this.isOpen)
      this.deps.notifier.success(texts().document.uploaded(texts().severalUpload.files(list.tally.sent)));
  }

  /** Tells a customer who has left before anything was sent; the files stay in the list. */
  private tellLeft(): void {
    if (this.page !== undefined) return;
    this.stopFollowing();
    if (this.isAnothers() || this.hasLoggedOut()) return;
    const { sent, total } = this.list.tally;
    this.deps.notifier.failure(texts().severalUpload.left(total - sent), undefined);
  }

  private endElsewhere(): void {
    const { notifier } = this.deps;
    const { sent, total } = this.list.tally;
    this.keepForNextSession();
    this.stopFollowing();
    if (this.isAnothers()) return;
    if (sent < total) notifier.failure(texts().severalUpload.notAllSent(total - sent), undefined);
    else if (sent > 0) notifier.success(texts().severalUpload.sentElsewhere(sent));
  }
}
