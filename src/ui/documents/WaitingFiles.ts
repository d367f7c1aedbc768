import type { FileHolder } from '../../application/documents/FileHolder';
import { some } from 'fp-ts/Option';
import { makeAutoObservable, observable, observableRef, reaction } from 'mobx';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { TaskUpload } from '../../application/ports/FileGateway';
import { type TaskDocumentId, taskDocumentId } from '../../domain/documents/file';
import { taskPolicy } from '../../domain/documents/uploadPolicy';
import type { TaskId } from '../../domain/work/task';
import type { Command } from '../state/Command';
import { FindingsOfFile } from './FindingsOfFile';

/** A file that was chosen or made for a document, until it is sent. */
export interface WaitingFile extends TaskUpload {
  /** The check of a chosen file with its warnings; undefined where Upload sends the file (CHECK-05, LINE-02). */
  readonly checking: FindingsOfFile | undefined;
}

/** The upload that is under way, which goes on while the customer looks at other pages. */
interface UnderWay {
  readonly file: WaitingFile;
  readonly command: Command<readonly [TaskUpload]>;
}

type Place = Pick<TaskUpload, 'taskId' | 'document'>;

const keyOf = ({ taskId, document }: Place): string => `${taskId}/${document.id}`;

/** Keeps one file for each document of each task while the customer looks at other pages, until the session ends. */
export class WaitingFiles implements FileHolder {
  underWay: UnderWay | undefined = undefined;
  private readonly kept = observable.map<string, WaitingFile>([], { deep: false });

  constructor() {
    makeAutoObservable<this, 'kept'>(this, { kept: false, underWay: observableRef }, { autoBind: true });
  }

  /** Keeps a file in place of another: of two at one document, the customer could not tell which one Upload sends. */
  keep(file: WaitingFile): void {
    this.forget(file);
    this.kept.set(keyOf(file), file);
  }

  /** Keeps and checks a chosen file; resolves with it, or with undefined where it was replaced or forgotten meanwhile. */
  async check(chosen: TaskUpload, check: FileCheck): Promise<WaitingFile | undefined> {
    const checking = new FindingsOfFile(check);
    const file: WaitingFile = { ...chosen, checking };
    this.keep(file);
    await checking.start(Promise.resolve(file.file), { policy: taskPolicy, task: some(file.taskId) });
    return this.kept.get(keyOf(file)) === file ? file : undefined;
  }

  /** Whether a document of any task waits for its file. */
  get hasUnsent(): boolean {
    return this.kept.size > 0 || this.underWay !== undefined;
  }

  begin(underWay: UnderWay): void {
    this.underWay = underWay;
  }

  end(): void {
    this.underWay = undefined;
  }

  /** Id of the document of that task whose file is being uploaded; '' when there is none. */
  sendingFor(task: TaskId): TaskDocumentId {
    const file = this.underWay?.file;
    return file?.taskId === task ? file.document.id : taskDocumentId('');
  }

  /** Calls the listener after each upload; returns an unsubscribe function. */
  afterUpload(listener: () => void): () => void {
    return reaction(
      () => this.underWay,
      (now) => {
        if (now === undefined) listener();
      },
    );
  }

  of(task: TaskId): readonly WaitingFile[] {
    return [...this.kept.values()].filter(({ taskId }) => taskId === task);
  }

  forget(place: Place): void {
    const key = keyOf(place);
    this.kept.get(key)?.checking?.forget();
    this.kept.delete(key);
  }
}
