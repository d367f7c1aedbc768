import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { UploadTaskDocument } from '../../application/documents/UploadTaskDocument';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { ViewFile } from '../../application/documents/ViewFile';
import type { FileGateway, TaskUpload } from '../../application/ports/FileGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import type { UploadFile } from '../../application/ports/UploadFile';
import { canUpload } from '../../domain/documents/canUpload';
import { checklistOf, missingCount } from '../../domain/documents/checklist';
import type { TaskDocument, TaskDocumentId, TaskFile } from '../../domain/documents/file';
import { Command } from '../state/Command';
import type { Run } from '../state/RunProgress';
import { line } from '../state/line';
import { Loadable } from '../state/Loadable';
import { tellFailure } from '../state/tellFailure';
import { texts } from '../texts/texts';
import { UploadNotices, type UploadNoticesDependencies } from './UploadNotices';
import { NOBODY, type TaskOwner } from './taskOwner';
import type { WaitingFile, WaitingFiles } from './WaitingFiles';

export interface TaskDocumentsDependencies extends Omit<UploadNoticesDependencies, 'isOpen'> {
  readonly files: FileGateway;
  readonly uploadTaskDocument: UploadTaskDocument;
  readonly check: FileCheck;
  readonly viewFile: ViewFile;
  readonly waiting: WaitingFiles;
}

/** The documents that a task asks for, and their upload. */
export class TaskDocumentsStore {
  owner: TaskOwner = NOBODY;
  /** Document ids in display order, so that an upload moves no document. */
  order: readonly TaskDocumentId[] = [];
  readonly documents: Loadable<readonly TaskDocument[], GatewayError>;
  readonly viewing: Command<readonly [TaskFile]>;
  readonly notices: UploadNotices;
  private readonly ownUploading: Command<readonly [TaskUpload]>;
  private stopFollowing = (): void => undefined;

  constructor(private readonly deps: TaskDocumentsDependencies) {
    this.documents = new Loadable((signal) => deps.files.taskDocuments(this.owner.taskId, signal)());
    this.ownUploading = new Command((run, upload) => this.upload(upload, run));
    this.viewing = new Command(async ({ signal }, { path }) => {
      tellFailure(
        deps.notifier,
        await deps.viewFile.execute(path, signal),
        () => texts().document.viewFailed,
      );
    });
    this.notices = new UploadNotices({ ...deps, isOpen: (task) => task === this.owner.taskId });
    makeAutoObservable<this, 'deps' | 'ownUploading' | 'stopFollowing'>(
      this,
      {
        deps: false,
        notices: false,
        ownUploading: false,
        stopFollowing: false,
        documents: false,
        viewing: false,
        owner: observableRef,
        order: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The upload under way, also one that an earlier visit of this page or of another task began. */
  get uploading(): Command<readonly [TaskUpload]> {
    return this.deps.waiting.underWay?.command ?? this.ownUploading;
  }

  /** Id of the document of this task whose file is being uploaded; '' when there is none. */
  get sending(): TaskDocumentId {
    return this.deps.waiting.sendingFor(this.owner.taskId);
  }

  /** Documents in display order: those missing when the task opened come first. */
  get shown(): readonly TaskDocument[] {
    return checklistOf(this.documents.value ?? [], this.order);
  }

  get missing(): number {
    return missingCount(this.documents.value ?? []);
  }

  /** The files that wait for this task, without those whose document has one by now. */
  private get waiting(): readonly WaitingFile[] {
    return this.deps.waiting.of(this.owner.taskId).filter(({ document }) => !this.isStored(document.id));
  }

  /** The file that waits at a document: it is being checked, has warnings, or is sent by Upload. */
  waitingAt({ id }: TaskDocument): WaitingFile | undefined {
    return this.waiting.find(({ document }) => document.id === id);
  }

  forgetAt(document: TaskDocument): void {
    this.deps.waiting.forget({ ...this.owner, document });
  }

  /** Whether closing the page now would lose a file. */
  get hasUnsent(): boolean {
    return this.waiting.length > 0 || this.uploading.isRunning;
  }

  /** Keeps a file for a document until Upload sends it. */
  keepReady(document: TaskDocument, file: UploadFile): void {
    this.notices.clear();
    this.deps.waiting.keep({ ...this.owner, document, file, checking: undefined });
  }

  open(owner: TaskOwner): void {
    this.owner = owner;
    this.order = [];
    this.notices.clear();
    this.documents.forget();
    void this.documents.load();
    this.stopFollowing();
    // What an earlier visit began tells of itself, but not to this list.
    this.stopFollowing = this.deps.waiting.afterUpload(() => {
      if (!this.ownUploading.isRunning) void this.documents.reloadQuietly();
    });
  }

  /** Called when the customer leaves the page; running checks and uploads continue and report their result as a notice. */
  close(): void {
    const { owner, sending } = this;
    this.stopFollowing();
    this.owner = NOBODY;
    for (const file of this.deps.waiting.of(owner.taskId)) {
      // A running upload tells of itself, but for one that the cut line has not let begin.
      const tellsOfItself = file.document.id === sending && !line.isDown;
      if (this.isStored(file.document.id)) this.deps.waiting.forget(file);
      else if (!tellsOfItself && file.checking?.isRunning !== true) this.notices.tellLeft(file);
    }
    this.notices.stop();
    this.viewing.cancel();
    this.documents.forget();
  }

  /** Checks the file that was chosen for a document; it is sent where there is nothing to tell, or waits (CHECK-01). */
  async choose(document: TaskDocument, file: UploadFile): Promise<void> {
    this.notices.clear();
    const checked = await this.deps.waiting.check({ ...this.owner, document, file }, this.deps.check);
    if (checked?.checking?.warnings.length === 0) await this.send(checked);
    else if (checked !== undefined) this.notices.tellLeft(checked);
  }

  /** Sends a file; it waits at its document while another is sent, and while the line is down (LINE-02). */
  async send(file: WaitingFile): Promise<void> {
    const mayRun = !this.uploading.isRunning;
    if (!mayRun || line.isDown) {
      this.deps.waiting.keep({ ...file, checking: undefined });
      this.notices.tellLeft(file);
    } else if (file.checking !== undefined) this.deps.waiting.forget(file);
    if (!mayRun) return;
    this.notices.clear();
    const sent = this.ownUploading.run(file);
    this.deps.waiting.begin({ file, command: this.ownUploading });
    await sent;
    this.deps.waiting.end();
  }

  private async upload(upload: TaskUpload, run: Run): Promise<void> {
    const sent = await this.deps.uploadTaskDocument.execute(upload, run);
    this.deps.waiting.end();
    if (isLeft(sent)) {
      this.notices.tellFailure(upload, sent.left);
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
    const { document, taskId: task } = upload;
    if (this.owner.taskId !== task) return;
    // A file that was put there meanwhile stays.
    if (!isCancelled && this.waitingAt(document) === undefined)
      this.deps.waiting.keep({ ...upload, checking: undefined });
    this.keepOrder();
    await this.documents.reloadQuietly();
    if (this.owner.taskId === task && this.isStored(document.id) && !isCancelled) this.stored(upload);
  }

  private stored(upload: TaskUpload): void {
    this.deps.waiting.forget(upload);
    this.deps.check.wasSent(upload.file, upload.taskId);
    this.notices.tellSuccess(upload);
  }

  private isStored(documentId: TaskDocumentId): boolean {
    return this.shown.some((one) => one.id === documentId && !canUpload(one));
  }

  private keepOrder(): void {
    this.order = this.shown.map(({ id }) => id);
  }
}
