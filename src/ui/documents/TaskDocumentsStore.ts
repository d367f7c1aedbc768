import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { UploadTaskDocument } from '../../application/documents/UploadTaskDocument';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { ViewFile } from '../../application/documents/ViewFile';
import type { FileGateway, TaskUpload } from '../../application/ports/FileGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { Timer } from '../../application/ports/Timer';
import type { UploadFile } from '../../application/ports/UploadFile';
import { checklistOf, missingCount } from '../../domain/documents/checklist';
import type { TaskDocument, TaskDocumentId, TaskFile } from '../../domain/documents/file';
import { taskDocumentId } from '../../domain/documents/file';
import { TASK_MESSAGE_MS } from '../../domain/documents/limits';
import { Command, type Run } from '../state/Command';
import { userId } from '../../domain/session/user';
import { type TaskId, taskId } from '../../domain/work/task';
import { Loadable } from '../state/Loadable';
import { documentTexts } from '../texts/documentTexts';
import { FileOffer, type TaskOwner } from './FileOffer';
import { taskUploadText, typeReasonText } from './uploadErrorText';

export interface TaskDocumentsDependencies {
  readonly files: FileGateway;
  readonly uploadTaskDocument: UploadTaskDocument;
  readonly check: FileCheck;
  readonly viewFile: ViewFile;
  readonly notifier: Notifier;
  readonly timer: Timer;
}

/** The result of the last upload; it clears by itself (DOCS-09). */
export interface UploadNotice {
  readonly documentId: TaskDocumentId;
  readonly kind: 'error' | 'typeRefused' | 'success';
  readonly text: string;
  /** For a refused type: the file name, its type and the accepted types. */
  readonly reason: string;
}

/** A file that waits for Upload at a document (CHECK-05). */
interface ReadyFile {
  readonly documentId: TaskDocumentId;
  readonly file: UploadFile;
}

const nobody: TaskOwner = { taskId: taskId(''), userId: userId(''), createdBy: '' };
const NO_DOCUMENT = taskDocumentId('');

/** The documents that a task asks for, and their upload. */
export class TaskDocumentsStore {
  owner: TaskOwner = nobody;
  notice: UploadNotice | undefined = undefined;
  /** A PDF that was made for a document and is not sent yet. */
  ready: ReadyFile | undefined = undefined;
  /** Id of the document whose file is being uploaded; '' when there is none. */
  sending = NO_DOCUMENT;
  /** Document ids in display order, so that an upload moves no document. */
  order: readonly TaskDocumentId[] = [];
  readonly uploading: Command<readonly [TaskDocument, UploadFile, TaskOwner?]>;
  /** A chosen file is offered first, to be checked before it is sent. */
  readonly offer: FileOffer;
  readonly documents: Loadable<readonly TaskDocument[], GatewayError>;
  readonly viewing: Command<readonly [TaskFile]>;
  private cancelTimer: () => void = () => undefined;

  constructor(private readonly deps: TaskDocumentsDependencies) {
    this.documents = new Loadable((signal) => deps.files.taskDocuments(this.owner.taskId, signal)());
    this.offer = new FileOffer({
      check: deps.check,
      notifier: deps.notifier,
      owner: () => this.owner,
      send: ({ document, file, owner }) => this.uploading.run(document, file, owner),
    });
    this.uploading = new Command((run, ...[document, file, owner = this.owner]) =>
      this.upload({ ...owner, document, file }, run),
    );
    this.viewing = new Command(({ signal }, file) => this.view(file, signal));
    makeAutoObservable<this, 'deps' | 'cancelTimer'>(
      this,
      {
        deps: false,
        cancelTimer: false,
        uploading: false,
        offer: false,
        documents: false,
        viewing: false,
        owner: observableRef,
        notice: observableRef,
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
    this.clear();
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
    this.clear();
    this.documents.forget();
    void this.documents.load();
  }

  /** Called when the customer leaves the page; a running upload continues and reports its result as a notice. */
  close(): void {
    this.cancelTimer();
    this.owner = nobody;
    this.forgetReady();
    this.viewing.cancel();
    this.documents.forget();
  }

  /** Takes the file that was chosen for a document: sent at once, or after its warnings were read (CHECK-01). */
  choose(document: TaskDocument, file: UploadFile): Promise<void> {
    this.clear();
    return this.offer.make(document, file);
  }

  private async upload(upload: TaskUpload, run: Run): Promise<void> {
    this.clear();
    this.sendFor(upload.document.id);
    const sent = await this.deps.uploadTaskDocument.execute(upload, run);
    this.sendFor(NO_DOCUMENT);
    const documentId = upload.document.id;
    if (isLeft(sent)) {
      const reason = typeReasonText(upload.file.name, sent.left);
      const kind = reason === '' ? 'error' : 'typeRefused';
      this.showNotice({ documentId, kind, text: taskUploadText(sent.left), reason }, upload.taskId);
      // The server may have stored a file whose upload was cancelled.
      if (sent.left.kind === 'Cancelled' && this.owner.taskId === upload.taskId) void this.reloadQuietly();
      return;
    }
    if (this.ready?.file === upload.file) this.forgetReady();
    this.deps.check.wasSent(upload.file, upload.taskId);
    const text = documentTexts.documentUploaded(upload.file.name);
    this.showNotice({ documentId, kind: 'success', text, reason: '' }, upload.taskId);
    if (this.owner.taskId === upload.taskId) await this.reload();
  }

  private reload(): Promise<boolean> {
    this.keepOrder();
    return this.documents.reload();
  }

  private reloadQuietly(): Promise<boolean> {
    this.keepOrder();
    return this.documents.reloadQuietly();
  }

  private keepOrder(): void {
    this.order = this.shown.map(({ id }) => id);
  }

  private sendFor(documentId: TaskDocumentId): void {
    this.sending = documentId;
  }

  private showNotice(notice: UploadNotice, task: TaskId): void {
    if (this.owner.taskId !== task) {
      if (notice.kind === 'success') this.deps.notifier.success(notice.text);
      else this.deps.notifier.failure(notice.text);
      return;
    }
    this.notice = notice;
    this.cancelTimer();
    this.cancelTimer = this.deps.timer.after(TASK_MESSAGE_MS, () => this.clear());
  }

  private clear(): void {
    this.notice = undefined;
  }

  private async view(file: TaskFile, signal: AbortSignal): Promise<void> {
    const shown = await this.deps.viewFile.execute(file.path, signal);
    if (isLeft(shown) && shown.left.kind !== 'Cancelled')
      this.deps.notifier.failure(documentTexts.viewFailed);
  }
}
