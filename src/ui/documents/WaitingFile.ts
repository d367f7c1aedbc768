import { makeAutoObservable, observableRef } from 'mobx';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { TaskDocument, TaskDocumentId } from '../../domain/documents/file';
import type { TaskId } from '../../domain/work/task';

/** A file that waits for Upload at a document: a PDF of photographs, or one that was not sent (CHECK-05, LINE-02). */
interface ReadyFile {
  readonly taskId: TaskId;
  readonly document: TaskDocument;
  readonly file: UploadFile;
}

/** Keeps such a file while the customer looks at other pages, until the session ends; the last one made stays. */
export class WaitingFile {
  private kept: ReadyFile | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'kept'>(this, { kept: observableRef }, { autoBind: true });
  }

  keep(file: ReadyFile): void {
    this.kept = file;
  }

  of(task: TaskId): ReadyFile | undefined {
    return this.kept?.taskId === task ? this.kept : undefined;
  }

  forget(task: TaskId, documentId: TaskDocumentId): void {
    if (this.of(task)?.document.id === documentId) this.kept = undefined;
  }
}
