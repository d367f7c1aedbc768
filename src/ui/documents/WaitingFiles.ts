import { some } from 'fp-ts/Option';
import { makeAutoObservable, observable } from 'mobx';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { TaskUpload } from '../../application/ports/FileGateway';
import { taskPolicy } from '../../domain/documents/uploadPolicy';
import type { TaskId } from '../../domain/work/task';
import { FileChecking } from './FileChecking';

/** The task that a file is for, with its customer and creator. */
export type TaskOwner = Omit<TaskUpload, 'document' | 'file'>;

/** A file that was chosen or made for a document, until it is sent. */
export interface WaitingFile extends TaskUpload {
  /** The check of a chosen file with its warnings; undefined where Upload sends the file (CHECK-05, LINE-02). */
  readonly checking: FileChecking | undefined;
}

type Place = Pick<TaskUpload, 'taskId' | 'document'>;

const keyOf = ({ taskId, document }: Place): string => `${taskId}/${document.id}`;

/** Keeps one file for each document of each task while the customer looks at other pages, until the session ends. */
export class WaitingFiles {
  private readonly kept = observable.map<string, WaitingFile>([], { deep: false });

  constructor() {
    makeAutoObservable<this, 'kept'>(this, { kept: false }, { autoBind: true });
  }

  /** Keeps a file in place of another: of two at one document, the customer could not tell which one Upload sends. */
  keep(file: WaitingFile): void {
    this.forget(file);
    this.kept.set(keyOf(file), file);
  }

  /** Keeps and checks a chosen file; resolves with it, or with undefined where it was replaced or forgotten meanwhile. */
  async check(chosen: TaskUpload, check: FileCheck): Promise<WaitingFile | undefined> {
    const checking = new FileChecking(check);
    const file: WaitingFile = { ...chosen, checking };
    this.keep(file);
    await checking.start(Promise.resolve(file.file), { policy: taskPolicy, task: some(file.taskId) });
    return this.kept.get(keyOf(file)) === file ? file : undefined;
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
