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
import { Command, type Run } from '../state/Command';
import { userId } from '../../domain/session/user';
import { taskId } from '../../domain/work/task';
import { line } from '../state/line';
import { Loadable } from '../state/Loadable';
import { documentTexts } from '../texts/documentTexts';
import { FileOffer, type TaskOwner } from './FileOffer';
import { UploadNotices } from './UploadNotices';
import { taskUploadText, typeReasonText } from './uploadErrorText';

export interface TaskDocumentsDependencies {
  readonly files: FileGateway;
  readonly uploadTaskDocument: UploadTaskDocument;
  readonly check: FileCheck;
  readonly viewFile: ViewFile;
  readonly notifier: Notifier;
  readonly timer: Timer;
}

/** A file that waits for Upload at a document: a PDF of photographs, or one that was not sent (CHECK-05, LINE-02). */
interface ReadyFile {
  readonly documentId: TaskDocumentId;
  readonly file: UploadFile;
}

const nobody: TaskOwner = { taskId: taskId(''), userId: userId(''), createdBy: '' };
const NO_DOCUMENT = taskDocumentId('');

/** The documents that a task asks for, and their upload. */
export class TaskDocumentsStore {
  owner: TaskOwner = nobody;
  /** A file that the customer has chosen or made and that is not sent yet. */
  ready: ReadyFile | undefined = undefined;
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
        ready: observableRef,
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

  /** Keeps a file for a document until Upload sends it; the last one made stays. */
  keepReady(documentId: TaskDocumentId, file: UploadFile): void {
    this.notices.clear();
    this.offer.forgetAt(documentId);
    this.ready = { documentId, file };
  }

  forgetReady(): void {
    this.ready = undefined;
  }

  open(owner: TaskOwner): void {
    this.owner = owner;
    this.forgetReady();
    this.order = [];
    this.notices.clear();
    this.documents.forget();
    void this.documents.load();
  }

  /** Called when the customer leaves the page; a running upload continues and reports its result as a notice. */
  close(): void {
    this.notices.stop();
    this.owner = nobody;
    this.forgetReady();
    this.viewing.cancel();
    this.documents.forget();
  }

  /** Takes the file that was chosen for a document: sent at once, or after its warnings were read (CHECK-01). */
  choose(document: TaskDocument, file: UploadFile): Promise<void> {
    this.notices.clear();
    if (this.ready?.documentId === document.id) this.forgetReady();
    return this.offer.make(document, file);
  }

  /** Sends a file; one that waits for the connection is shown with its name, and stays if that is cancelled (LINE-02). */
  async send(document: TaskDocument, file: UploadFile, owner = this.owner): Promise<void> {
    if (this.uploading.isRunning) return;
    this.notices.clear();
    if (line.isDown) this.keepReady(document.id, file);
    this.sendFor(document.id);
    await this.uploading.run({ ...owner, document, file });
    this.sendFor(NO_DOCUMENT);
  }

  private async upload(upload: TaskUpload, run: Run): Promise<void> {
    const sent = await this.deps.uploadTaskDocument.execute(upload, run);
    this.sendFor(NO_DOCUMENT);
    const documentId = upload.document.id;
    if (isLeft(sent)) {
      const reason = typeReasonText(upload.file.name, sent.left);
      const kind = reason === '' ? 'error' : 'typeRefused';
      this.notices.tell(
        { documentId, kind, text: taskUploadText(sent.left), reason },
        this.owner.taskId === upload.taskId,
      );
      if (isOutcomeUnknown(sent.left)) void this.lookAfter(upload, sent.left.kind === 'Cancelled');
      return;
    }
    this.stored(upload);
    if (this.owner.taskId === upload.taskId) await this.reload();
  }

  // The server may have stored a file whose upload was cancelled, or whose response was lost.
  private async lookAfter(upload: TaskUpload, isCancelled: boolean): Promise<void> {
    const { document, file, taskId: task } = upload;
    if (this.owner.taskId !== task) return;
    if (!isCancelled) this.ready = { documentId: document.id, file };
    this.keepOrder();
    await this.documents.reloadQuietly();
    const isStored = this.shown.some((one) => one.id === document.id && !canUpload(one));
    if (this.owner.taskId === task && isStored && !isCancelled) this.stored(upload);
  }

  private stored({ document, file, taskId: task }: TaskUpload): void {
    if (this.ready?.documentId === document.id) this.forgetReady();
    this.deps.check.wasSent(file, task);
    const text = documentTexts.documentUploaded(file.name);
    this.notices.tell(
      { documentId: document.id, kind: 'success', text, reason: '' },
      this.owner.taskId === task,
    );
  }

  private reload(): Promise<boolean> {
    this.keepOrder();
    return this.documents.reload();
  }

  private keepOrder(): void {
    this.order = this.shown.map(({ id }) => id);
  }

  private sendFor(documentId: TaskDocumentId): void {
    this.sending = documentId;
  }

  private async view(file: TaskFile, signal: AbortSignal): Promise<void> {
    const shown = await this.deps.viewFile.execute(file.path, signal);
    if (isLeft(shown) && shown.left.kind !== 'Cancelled')
      this.deps.notifier.failure(documentTexts.viewFailed);
  }
}
