import { isSome, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { ReadChosen } from '../../application/documents/ReadChosen';
import type {
  ChosenQueue,
  Interruption,
  QueuedChosen,
  SendWaiting,
} from '../../application/documents/SendWaiting';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { UploadFile } from '../../application/ports/UploadFile';
import { type ChoosingPlace, policyOf } from '../../domain/documents/destination';
import type { FileWarning } from '../../domain/documents/fileWarnings';
import {
  allCancelled,
  cancelled,
  held,
  isBeingSent,
  isReloadDue,
  nextWaiting,
  noUploads,
  removed,
  resumed,
  tallyOf,
  unsentOnly,
  type UploadTally,
  withChosen,
} from '../../domain/documents/uploadQueue';
import { Command } from '../state/Command';
import type { Waitable } from '../state/LongWait';
import { RunProgress } from '../state/RunProgress';
import { Findings } from './Findings';

export interface UploadPlaceDependencies {
  readonly send: SendWaiting;
  readonly check: FileCheck;
  readonly read: ReadChosen;
}

/** Called at the end of a run; the signal tells what it still waits for that the customer does not. */
type OnEnded = (signal: AbortSignal) => Promise<void> | void;

/** Called at the end of a run that has not begun to send, for want of a connection (LINE-02). */
type OnDropped = () => void;

/** Where files are chosen: they are read, checked and sent in their order, and stay until they are removed. */
export class UploadPlace<To extends ChoosingPlace = ChoosingPlace> implements Waitable {
  queue: ChosenQueue = noUploads;
  /** Why the sending stopped before the end. */
  interruption: Option<Interruption> = none;
  /** Sends what waits; what it calls at the end belongs to the run. */
  readonly sending: Command<readonly [onEnded: OnEnded, onDropped?: OnDropped]>;
  /** Of the file that is being sent. */
  readonly progress = new RunProgress();
  readonly findings: Findings;
  /** Files whose warnings came when they were on their way already. */
  readonly warnedLate = observable.set<UploadFile>([], { deep: false });
  private reading: Promise<void> = Promise.resolve();

  constructor(
    readonly to: To,
    private readonly deps: UploadPlaceDependencies,
  ) {
    this.findings = new Findings({ check: deps.check, to, onWarned: (file) => this.hold(file) });
    this.sending = new Command(
      ({ signal }, onEnded) => this.sendWaiting(signal, onEnded),
      'online',
      (_onEnded, onDropped?: OnDropped) => onDropped?.(),
    );
    makeAutoObservable<this, 'deps' | 'reading'>(
      this,
      {
        to: false,
        deps: false,
        reading: false,
        sending: false,
        progress: false,
        findings: false,
        warnedLate: false,
        queue: observableRef,
        interruption: observableRef,
      },
      { autoBind: true },
    );
  }

  get isRunning(): boolean {
    return this.sending.isRunning;
  }

  get isLong(): boolean {
    return this.sending.isLong;
  }

  /** Whole percent of the file that is being sent. */
  get percent(): number {
    return this.progress.isRunning ? this.progress.percent : 0;
  }

  get tally(): UploadTally {
    return tallyOf(this.queue);
  }

  /** Whether there is something to send, also what the customer was warned of. */
  get hasWaiting(): boolean {
    return this.tally.held > 0 || isSome(nextWaiting(this.queue));
  }

  /** Whether a file is not sent yet, also one that failed. */
  get hasUnsent(): boolean {
    return unsentOnly(this.queue).files.length > 0;
  }

  /** Whether a file is not sent yet that the server has not refused for good. */
  get maySend(): boolean {
    return unsentOnly(this.queue).files.some(({ status }) => status.kind !== 'failed' || !status.isLasting);
  }

  get isReloadDue(): boolean {
    return isReloadDue(this.queue);
  }

  /** The file that was chosen last. */
  get newest(): QueuedChosen | undefined {
    return this.queue.files.at(-1);
  }

  /** The newest file, where no check has to tell of it first: it is sent by the press of Upload (CHECK-05, LINE-02). */
  get ready(): QueuedChosen | undefined {
    return this.newest && !this.findings.isChecked(this.newest.file) ? this.newest : undefined;
  }

  /** Whether the newest file is being checked. */
  get isChecking(): boolean {
    return this.newest !== undefined && this.findings.isChecking(this.newest.file);
  }

  /** What is to be known of the newest file before it is sent. */
  get warnings(): readonly FileWarning[] {
    return this.newest === undefined ? [] : this.findings.of(this.newest.file).warnings;
  }

  change(queue: ChosenQueue): void {
    const left = new Set(queue.files.map(({ file }) => file));
    for (const { file } of this.queue.files) if (!left.has(file)) this.findings.forget(file);
    this.queue = queue;
  }

  /** Adds the files in their order, once their leading bytes are read; while others are sent, these follow. */
  add(chosen: readonly Promise<UploadFile>[]): void {
    const files = Promise.all(chosen.map((file) => this.deps.read.execute(file)));
    this.reading = this.reading.then(async () => this.addRead(await files));
  }

  addRead(files: readonly UploadFile[]): void {
    this.change(withChosen(this.queue, policyOf(this.to), files));
    for (const file of files) this.findings.check(file);
  }

  /** Takes a file in place of those before; the latest choice wins, whichever is read first. */
  replace(chosen: Promise<UploadFile> | undefined): void {
    this.clear();
    const reading: Promise<void> | undefined =
      chosen &&
      this.deps.read
        .execute(chosen)
        .then((file) => (this.reading === reading ? this.addRead([file]) : undefined));
    this.reading = reading ?? Promise.resolve();
  }

  /** Takes a file in place of those before, which is neither checked nor sent by itself. */
  keep(file: UploadFile): void {
    this.clear();
    this.change(withChosen(this.queue, policyOf(this.to), [file]));
    this.hold(file);
  }

  remove(id: number): void {
    this.change(removed(this.queue, id));
  }

  /** Takes every file off that is not being sent. */
  clear(): void {
    for (const { id } of this.queue.files) this.remove(id);
  }

  /** Gives the files that are still to be sent away, and has none afterwards. */
  takeUnsent(): readonly UploadFile[] {
    const { files } = unsentOnly(this.queue);
    this.change(noUploads);
    this.stopFor(none);
    return files.map(({ file }) => file);
  }

  /** Lets everything wait to be sent that was held, failed or was cancelled. */
  resume(): void {
    this.change(resumed(this.queue));
  }

  /** Stops the file that is being sent, or takes a waiting one out of the turn. */
  cancelOne(id: number): void {
    if (isBeingSent(this.queue, id)) this.progress.cancel();
    else this.change(cancelled(this.queue, id));
  }

  /** Cancels what is being sent; nothing waits any more. */
  cancel(): void {
    this.change(allCancelled(this.queue));
    if (this.findings.current !== undefined) this.findings.forget(this.findings.current);
    this.sending.cancel();
    this.progress.cancel();
  }

  private async sendWaiting(signal: AbortSignal, onEnded: OnEnded): Promise<void> {
    await this.reading;
    // What was still being read when Cancel was pressed.
    if (signal.aborted) this.change(allCancelled(this.queue));
    this.stopFor(none);
    const stopped = await this.deps.send.execute({
      to: this.to,
      signal,
      queue: () => this.queue,
      change: (queue) => this.change(queue),
      checked: (file) => this.findings.endedForUpload(file),
      begin: () => this.progress.begin(),
    });
    this.progress.end();
    this.stopFor(stopped);
    await onEnded(signal);
  }

  private stopFor(interruption: Option<Interruption>): void {
    this.interruption = interruption;
  }

  private hold(file: UploadFile): void {
    const queued = this.queue.files.find((one) => one.file === file);
    if (queued === undefined) return;
    if (queued.status.kind === 'sending' || queued.status.kind === 'sent') this.warnedLate.add(file);
    this.change(held(this.queue, queued.id));
  }
}
