import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { HandInDocument } from '../../application/documents/HandInDocument';
import type { LoadTaskDocuments } from '../../application/documents/LoadTaskDocuments';
import type { ViewFile } from '../../application/documents/ViewFile';
import type { TaskUpload } from '../../application/ports/FileGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { Timer } from '../../application/ports/Timer';
import type { UploadFile } from '../../application/ports/UploadFile';
import { missingCount, missingFirst } from '../../domain/documents/checklist';
import type { TaskDocument, TaskFile } from '../../domain/documents/file';
import { TASK_MESSAGE_MS } from '../../domain/documents/limits';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';
import { documentTexts } from '../texts/documentTexts';
import { taskUploadText } from './uploadErrorText';
import { UploadState } from './UploadState';

export interface TaskDocumentsPieces {
  readonly load: LoadTaskDocuments;
  readonly handIn: HandInDocument;
  readonly viewFile: ViewFile;
  readonly notifier: Notifier;
  readonly timer: Timer;
}

/** What became of the last upload; it clears by itself (section 9). */
export interface UploadNotice {
  readonly documentId: string;
  readonly kind: 'error' | 'typeRefused' | 'success';
  readonly text: string;
  /** The file that was refused, to be named. */
  readonly fileName: string;
}

type Owner = Pick<TaskUpload, 'taskId' | 'userId' | 'createdBy'>;

const nobody: Owner = { taskId: '', userId: '', createdBy: '' };

/** The documents that a task asks for, and handing them in. */
export class TaskDocumentsStore {
  owner: Owner = nobody;
  notice: UploadNotice | undefined = undefined;
  /** The document whose file is on its way; '' while none is. */
  sending = '';
  readonly upload = new UploadState();
  readonly documents: Loadable<readonly TaskDocument[], GatewayError>;
  readonly viewing: Command<readonly [TaskFile]>;
  private takeBack: () => void = () => undefined;

  constructor(private readonly pieces: TaskDocumentsPieces) {
    this.documents = new Loadable(() => pieces.load.execute(this.owner.taskId));
    this.viewing = new Command((file) => this.view(file));
    makeAutoObservable<this, 'pieces' | 'takeBack'>(
      this,
      {
        pieces: false,
        takeBack: false,
        upload: false,
        documents: false,
        viewing: false,
        owner: observableRef,
        notice: observableRef,
      },
      { autoBind: true },
    );
  }

  /** What is missing comes first. */
  get shown(): readonly TaskDocument[] {
    return missingFirst(this.documents.value ?? []);
  }

  get missing(): number {
    return missingCount(this.documents.value ?? []);
  }

  open(owner: Owner): void {
    this.owner = owner;
    this.documents.forget();
    void this.documents.load();
  }

  send(document: TaskDocument, file: UploadFile): Promise<void> {
    return this.upload.run(async (options) => {
      this.begin(document.id);
      const sent = await this.pieces.handIn.execute({ ...this.owner, document, file }, options);
      this.begin('');
      if (isLeft(sent)) {
        const kind = sent.left.kind === 'FileTypeRefused' ? 'typeRefused' : 'error';
        this.tell({ documentId: document.id, kind, text: taskUploadText(sent.left), fileName: file.name });
        return;
      }
      const text = documentTexts.handedInNow(file.name);
      this.tell({ documentId: document.id, kind: 'success', text, fileName: file.name });
      await this.documents.reload();
    });
  }

  close(): void {
    this.takeBack();
    this.upload.cancel();
  }

  private begin(documentId: string): void {
    this.sending = documentId;
    if (documentId !== '') this.clear();
  }

  private tell(notice: UploadNotice): void {
    this.notice = notice;
    this.takeBack();
    this.takeBack = this.pieces.timer.after(TASK_MESSAGE_MS, () => this.clear());
  }

  private clear(): void {
    this.notice = undefined;
  }

  private async view(file: TaskFile): Promise<void> {
    const shown = await this.pieces.viewFile.execute(file.path);
    if (isLeft(shown)) this.pieces.notifier.failure(documentTexts.viewFailed);
  }
}
