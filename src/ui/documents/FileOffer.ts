import { some } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { TaskUpload } from '../../application/ports/FileGateway';
import type { Notifier } from '../../application/ports/Notifier';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { TaskDocument } from '../../domain/documents/file';
import { taskPolicy } from '../../domain/documents/uploadPolicy';
import { documentTexts } from '../texts/documentTexts';
import { FileChecking } from './FileChecking';

/** The task that a file is for, with its customer and creator. */
export type TaskOwner = Pick<TaskUpload, 'taskId' | 'userId' | 'createdBy'>;

/** A chosen file before it is sent. */
export interface OfferedFile {
  readonly document: TaskDocument;
  readonly file: UploadFile;
  readonly owner: TaskOwner;
}

export interface FileOfferDependencies {
  readonly check: FileCheck;
  readonly notifier: Notifier;
  /** The task that is open. */
  readonly owner: () => TaskOwner;
  readonly send: (offered: OfferedFile) => Promise<void>;
}

/** The file that was chosen last for a task, until it is sent: it is checked, or waits because of its warnings (CHECK-01). */
export class FileOffer {
  current: OfferedFile | undefined = undefined;
  readonly checking: FileChecking;

  constructor(private readonly deps: FileOfferDependencies) {
    this.checking = new FileChecking(deps.check);
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, checking: false, current: observableRef },
      { autoBind: true },
    );
  }

  /** Checks a chosen file and sends it when there is nothing to tell; otherwise it waits for `send` or another file. */
  async make(document: TaskDocument, file: UploadFile): Promise<void> {
    const offered: OfferedFile = { document, file, owner: this.deps.owner() };
    const task = offered.owner.taskId;
    this.hold(offered);
    await this.checking.start(Promise.resolve(file), { policy: taskPolicy, task: some(task) });
    if (this.current !== offered) return;
    if (this.checking.warnings.length === 0) await this.send();
    else if (this.deps.owner().taskId !== task)
      this.deps.notifier.failure(documentTexts.notUploaded(file.name));
  }

  /** Sends the file all the same. */
  async send(): Promise<void> {
    const offered = this.current;
    this.forget();
    if (offered !== undefined) await this.deps.send(offered);
  }

  /** Makes room for another file: of two at one document, the customer could not tell which one Upload sends. */
  forgetAt(document: TaskDocument['id']): void {
    if (this.current?.document.id === document) this.forget();
  }

  /** Called when the customer leaves the page; a file that is still being checked is told of after that. */
  leave(): void {
    if (this.current === undefined || this.checking.isRunning) return;
    this.deps.notifier.failure(documentTexts.notUploaded(this.current.file.name));
    this.forget();
  }

  forget(): void {
    this.hold(undefined);
    this.checking.forget();
  }

  private hold(offered: OfferedFile | undefined): void {
    this.current = offered;
  }
}
