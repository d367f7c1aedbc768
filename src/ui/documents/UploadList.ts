import { isSome } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CabinetQueue } from '../../application/documents/UploadSeveral';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { UploadFile } from '../../application/ports/UploadFile';
import { cabinetPolicy } from '../../domain/documents/uploadPolicy';
import {
  held,
  isReloadDue,
  nextWaiting,
  noUploads,
  removed,
  tallyOf,
  unsentOnly,
  type UploadTally,
  withChosen,
} from '../../domain/documents/uploadQueue';
import { FindingsOfList } from './FindingsOfList';

interface UploadListDependencies {
  readonly check: FileCheck;
  readonly onChange: () => void;
}

/** The files that the customer chose, read and checked in their order. */
export class UploadList {
  queue: CabinetQueue = noUploads;
  readonly checks: FindingsOfList;
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly deps: UploadListDependencies) {
    this.checks = new FindingsOfList({
      check: deps.check,
      isListed: (file) => this.queue.files.some((one) => one.file === file),
      onWarned: (file) => this.hold(file),
    });
    makeAutoObservable<this, 'deps' | 'reading'>(
      this,
      { deps: false, reading: false, checks: false, queue: observableRef },
      { autoBind: true },
    );
  }

  get tally(): UploadTally {
    return tallyOf(this.queue);
  }

  /** Whether there is something to send, also what the customer was warned of. */
  get hasUnsent(): boolean {
    return this.tally.held > 0 || isSome(nextWaiting(this.queue));
  }

  get isReloadDue(): boolean {
    return isReloadDue(this.queue);
  }

  change(queue: CabinetQueue): void {
    this.queue = queue;
    this.deps.onChange();
  }

  /** Adds the files in their order, once their leading bytes are read; while others are sent, these follow. */
  add(chosen: readonly Promise<UploadFile>[]): void {
    const files = Promise.all(chosen);
    this.reading = this.reading.then(async () => this.addRead(await files));
  }

  /** Ends once the leading bytes of all files are read. */
  read(): Promise<void> {
    return this.reading;
  }

  addRead(files: readonly UploadFile[]): void {
    this.change(withChosen(this.queue, cabinetPolicy, files));
    this.checks.add(files);
  }

  remove(id: number): void {
    this.change(removed(this.queue, id));
  }

  /** Takes what is over off the list. */
  keepUnsent(): void {
    this.queue = unsentOnly(this.queue);
  }

  /** Gives the files that are still to be sent away, and has none afterwards. */
  takeUnsent(): readonly UploadFile[] {
    const { files } = unsentOnly(this.queue);
    this.queue = noUploads;
    return files.map(({ file }) => file);
  }

  private hold(file: UploadFile): void {
    const queued = this.queue.files.find((one) => one.file === file);
    if (queued !== undefined) this.change(held(this.queue, queued.id));
  }
}
