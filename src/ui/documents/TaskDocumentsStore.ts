import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { UploadTaskDocument } from '../../application/documents/UploadTaskDocument';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { ViewFile } from '../../application/documents/ViewFile';
import type { FileGateway, TaskUpload } from '../../application/ports/FileGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import type { Notifier } from '../../application/ports/Notifier';
import type { Timer } from '../../application/ports/Timer';
import type { UploadFile } from '../../application/ports/UploadFile';
import { canUpload } from '../../domain/documents/canUpload';
import { checklistOf, missingCount } from '../../domain/documents/checklist';
import type { TaskDocument, TaskDocumentId, TaskFile } from '../../domain/documents/file';
import { taskDocumentId } from '../../domain/documents/file';
import { Command } from '../state/Command';
import type { Run } from '../state/RunProgress';
import { userId } from '../../domain/session/user';
import { taskId } from '../../domain/work/task';
import { line } from '../state/line';
import { Loadable } from '../state/Loadable';
import { tellFailure } from '../state/tellFailure';
import { documentTexts } from '../texts/documentTexts';
import { FileOffer, type TaskOwner } from './FileOffer';
import { UploadNotices } from './UploadNotices';
import type { WaitingFile } from './WaitingFile';

export interface TaskDocumentsDependencies {
  readonly files: FileGateway;
  readonly uploadTaskDocument: UploadTaskDocument;
  readonly check: FileCheck;
  readonly viewFile: ViewFile;
  readonly notifier: Notifier;
  readonly timer: Timer;
  readonly waiting: WaitingFile;
}

const nobody: TaskOwner = { taskId: taskId(''), userId: userId(''), createdBy: '' };
const NO_DOCUMENT = taskDocumentId('');

/** The documents that a task asks for, and their upload. */
export class TaskDocumentsStore {
  owner: TaskOwner = nobody;
  /** Id of the document whose file is being uploaded; '' when there is none. */
  sending = NO_DOCUMENT;
  /** Document ids in display order, so that an upload moves no document. */
  order: readonly TaskDocumentId[] = [];
  readonly uploading: Command<readonly [TaskUpload]>;
  /** A chosen file is offered first, to be checked before it is sent. */
  readonly offer: FileOffer;
  readonly documents: Loadable<readonly TaskDocument[], GatewayError>;
  readonly viewing: Command<readonly [TaskFile]>;
  readonly notices: UploadNotices;

  constructor(private readonly deps: TaskDocumentsDependencies) {
    this.documents = new Loadable((signal) => deps.files.taskDocuments(this.owner.taskId, signal)());
    this.offer = new FileOffer({
      check: deps.check,
      notifier: deps.notifier,
      owner: () => this.owner,
      send: ({ document, file, owner }) => this.send(document, file, owner),
    });
    this.uploading = new Command((run, upload) => this.upload(upload, run));
    this.viewing = new Command(({ signal }, file) => this.view(file, signal));
    this.notices = new UploadNotices(deps);
    makeAutoObservable<this, 'deps'>(
      this,
      {
        deps: false,
        notices: false,
        uploading: false,
        offer: false,
        documents: false,
        viewing: false,
        owner: observableRef,
        order: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Documents in display order: those missing when the task opened come first. */
  get shown(): readonly TaskDocument[] {
    return checklistOf(this.documents.value ?? [], this.order);
  }

  get missing(): number {
    return missingCount(this.documents.value ?? []);
  }

  /** A file that the customer has chosen or made for a document that is still missing, and that is not sent yet. */
  get ready(): ReturnType<WaitingFile['of']> {
    const ready = this.deps.waiting.of(this.owner.taskId);
    return this.isStored(ready?.document.id) ? undefined : ready;
  }

  forgetReady({ id }: TaskDocument): void {
    this.deps.waiting.forget(this.owner.taskId, id);
  }

  /** Whether closing the page now would lose a file. */
  get hasUnsent(): boolean {
    return this.ready !== undefined || this.offer.current !== undefined || this.uploading.isRunning;
  }

  /** Keeps a file for a document until Upload sends it. */
  keepReady(document: TaskDocument, file: UploadFile, { taskId: task } = this.owner): void {
    this.notices.clear();
    this.offer.forgetAt(document.id);
    this.deps.waiting.keep({ taskId: task, document, file });
  }

  open(owner: TaskOwner): void {
    this.owner = owner;
    this.order = [];
    this.notices.clear();
    this.documents.forget();
    void this.documents.load();
  }

  /** Called when the customer leaves the page; a running upload continues and reports its result as a notice. */
  close(): void {
    const { ready } = this;
    // A running upload tells of itself, but for one that the cut line has not let begin.
    if (ready !== undefined && (line.isDown || !this.uploading.isRunning))
      this.deps.notifier.failure(documentTexts.leftUnsent(ready.file.name, ready.document.name));
    this.offer.leave();
    this.notices.stop();
    this.owner = nobody;
    this.viewing.cancel();
    this.documents.forget();
  }

  /** Takes the file that was chosen for a document: sent at once, or after its warnings were read (CHECK-01). */
  choose(document: TaskDocument, file: UploadFile): Promise<void> {
    this.notices.clear();
    this.forgetReady(document);
    return this.offer.make(document, file);
  }

  /** Sends a file; one that waits for the connection is shown with its name, and stays if that is cancelled (LINE-02). */
  async send(document: TaskDocument, file: UploadFile, owner = this.owner): Promise<void> {
    if (this.uploading.isRunning) return;
    this.notices.clear();
    if (line.isDown) this.keepReady(document, file, owner);
    this.sendFor(document.id);
    await this.uploading.run({ ...owner, document, file });
    this.sendFor(NO_DOCUMENT);
  }

  private async upload(upload: TaskUpload, run: Run): Promise<void> {
    const sent = await this.deps.uploadTaskDocument.execute(upload, run);
    this.sendFor(NO_DOCUMENT);
    if (isLeft(sent)) {
      this.notices.tellFailure(upload, sent.left, this.owner.taskId === upload.taskId);
      if (isOutcomeUnknown(sent.left)) void this.lookAfter(upload, sent.left.kind === 'Cancelled');
      return;
    }
    this.stored(upload);
    if (this.owner.taskId !== upload.taskId) return;
    this.keepOrder();
    await this.documents.reload();
  }

  // The server may have stored a file whose upload was cancelled, or whose response was lost.
  private async lookAfter(upload: TaskUpload, isCancelled: boolean): Promise<void> {
    const { document, file, taskId: task } = upload;
    if (this.owner.taskId !== task) return;
    if (!isCancelled) this.deps.waiting.keep({ taskId: task, document, file });
    this.keepOrder();
    await this.documents.reloadQuietly();
    if (this.owner.taskId === task && this.isStored(document.id) && !isCancelled) this.stored(upload);
  }

  private stored(upload: TaskUpload): void {
    this.deps.waiting.forget(upload.taskId, upload.document.id);
    this.deps.check.wasSent(upload.file, upload.taskId);
    this.notices.tellSuccess(upload, this.owner.taskId === upload.taskId);
  }

  private isStored(documentId: TaskDocumentId | undefined): boolean {
    return this.shown.some((one) => one.id === documentId && !canUpload(one));
  }

  private keepOrder(): void {
    this.order = this.shown.map(({ id }) => id);
  }

  private sendFor(documentId: TaskDocumentId): void {
    this.sending = documentId;
  }

  private async view(file: TaskFile, signal: AbortSignal): Promise<void> {
    const shown = await this.deps.viewFile.execute(file.path, signal);
    tellFailure(this.deps.notifier, shown, () => documentTexts.viewFailed);
  }
}
