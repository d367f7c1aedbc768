import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Notifier } from '../../application/ports/Notifier';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { UnsentFiles } from '../../application/ports/UnsentFiles';
import type { UploadFile } from '../../application/ports/UploadFile';
import { becomesAnothers, sessionEnds } from '../../application/session/sessionEnds';
import { texts } from '../texts/texts';
import { keepForNextSession } from './keepForNextSession';
import type { TaskDocumentsStore } from './TaskDocumentsStore';
import { TaskPapers } from './TaskPapers';
import type { UploadPlaces } from './UploadPlaces';

export interface PapersDependencies {
  readonly places: UploadPlaces;
  readonly unsent: UnsentFiles;
  readonly notifier: Notifier;
  readonly session: SessionStorage;
}

/** The dialog in which several papers of a task are told apart and sent by one press (PAPER-04). */
export class PapersStore {
  isOpen = false;
  /** Those of the task whose page is shown. */
  papers: TaskPapers | undefined = undefined;
  private wantsToClose = false;
  private documents: TaskDocumentsStore | undefined = undefined;
  private readonly isAnothers: () => boolean;
  private readonly hasLoggedOut: () => boolean;
  private stopFollowing = (): void => undefined;

  constructor(private readonly deps: PapersDependencies) {
    this.isAnothers = becomesAnothers(deps.session);
    this.hasLoggedOut = sessionEnds(deps.session);
    makeAutoObservable<this, 'deps' | 'documents' | 'isAnothers' | 'hasLoggedOut' | 'stopFollowing'>(
      this,
      {
        papers: observableRef,
        deps: false,
        documents: false,
        isAnothers: false,
        hasLoggedOut: false,
        stopFollowing: false,
      },
      { autoBind: true },
    );
  }

  get isRunning(): boolean {
    return this.papers?.list.isRunning === true;
  }

  /** Whether the next press sends something; files of a task are sent one at a time. */
  get canSend(): boolean {
    return (this.papers?.ready.size ?? 0) > 0 && this.deps.places.sendingForTask === undefined;
  }

  /** Whether to ask before the dialog closes; there is no question once all is over. */
  get isAsking(): boolean {
    return this.wantsToClose && this.isRunning;
  }

  enter(documents: TaskDocumentsStore): void {
    const { owner } = documents;
    const papers = this.deps.places.openPapers(owner.taskId, (deps) => new TaskPapers(owner, deps));
    this.documents = documents;
    this.papers = papers;
    this.stopFollowing();
    this.stopFollowing = reaction(
      () => documents.documents.value,
      (known) => {
        if (known !== undefined) papers.know(documents.shown);
      },
      { fireImmediately: true },
    );
    papers.addRead(this.deps.unsent.take(papers.task), documents.free);
  }

  /** Called when the customer leaves the page; what is being sent goes on, and its result is a notice. */
  leave(): void {
    this.stopFollowing();
    this.documents = undefined;
    this.isOpen = false;
    if (!this.isRunning) this.tellLeft();
  }

  open(): void {
    if (!this.isRunning) this.papers?.forgetSent(this.documents?.free ?? []);
    this.wantsToClose = false;
    this.isOpen = true;
  }

  /** Asks first while files are being sent; files not yet sent stay in the list. */
  close(): void {
    this.wantsToClose = this.isRunning;
    this.isOpen = this.wantsToClose;
  }

  keepSending(): void {
    this.wantsToClose = false;
  }

  stopAndClose(): void {
    this.papers?.stop();
    this.isOpen = false;
  }

  add(files: readonly Promise<UploadFile>[]): void {
    this.papers?.add(files, () => this.documents?.free ?? []);
  }

  /** Sends the files whose document is clear, also what the customer was warned of; the others stay (CHECK-01). */
  sendAll(): void {
    this.papers?.release();
    this.send();
  }

  retryAll(): void {
    this.papers?.retryAll();
    this.send();
  }

  retry(id: number): void {
    this.papers?.retry(id);
    this.send();
  }

  private send(): void {
    const { papers, documents } = this;
    if (papers === undefined) return;
    documents?.keepOrder();
    void papers.send(() => {
      if (this.documents === undefined) this.endElsewhere(papers);
    });
  }

  private endElsewhere(papers: TaskPapers): void {
    const { sent } = papers.list.tally;
    if (papers.unsent > 0) this.tellLeft();
    else if (sent > 0 && !this.isAnothers()) this.deps.notifier.success(texts().papers.done(sent));
  }

  private tellLeft(): void {
    const { papers } = this;
    if (papers === undefined) return;
    const { unsent } = papers;
    if (!this.isAnothers()) keepForNextSession(this.deps.unsent, papers.task, papers.list);
    if (unsent > 0 && !this.hasLoggedOut())
      this.deps.notifier.failure(texts().papers.left(unsent), undefined);
  }
}
