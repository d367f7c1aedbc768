import { isLeft, isRight } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { MissingDocument } from '../../application/documents/ReadMissingDocuments';
import { onAbort } from '../../application/ports/stoppedWaiting';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { Destination } from '../../domain/documents/destination';
import { pictureKindIn } from '../../domain/documents/leadingBytes';
import {
  anyPolicy,
  cabinetPolicy,
  checkUpload,
  taskPolicy,
  type UploadRefused,
} from '../../domain/documents/uploadPolicy';
import { UploadPlace, type UploadPlaceDependencies } from './UploadPlace';

/** Where a shared file may be sent: the cabinet, or a missing document of a task. */
export type SharedPlace = 'cabinet' | MissingDocument;

/** One key per place, for the list of choices. */
export const keyOfPlace = (place: SharedPlace): string =>
  place === 'cabinet' ? place : `${place.task.id}/${place.document.id}`;

const destinationOf = (place: SharedPlace): Destination =>
  place === 'cabinet'
    ? { kind: 'cabinet' }
    : {
        kind: 'document',
        taskId: place.task.id,
        userId: place.task.userId,
        createdBy: place.task.createdBy,
        document: place.document,
      };

/** A shared file, or the PDF made of several, until it is sent or put aside (SHARE-03). */
export class SharedRow {
  /** Where the customer said that it belongs. */
  place: SharedPlace | undefined = undefined;
  /** Whether the customer said where it belongs, or took that back. */
  isDecided = false;
  /** The file at that place, with its checks and its sending. */
  list: UploadPlace | undefined = undefined;

  constructor(
    /** What the device keeps of it: several for a PDF, which stands for its pictures. */
    readonly ids: readonly string[],
    readonly file: UploadFile,
    private readonly deps: UploadPlaceDependencies,
  ) {
    makeAutoObservable<this, 'deps'>(
      this,
      { ids: false, file: false, deps: false, place: observableRef, list: observableRef },
      { autoBind: true },
    );
  }

  get key(): string {
    return this.ids.join(' ');
  }

  /** Why it can be sent nowhere. */
  get refused(): UploadRefused | undefined {
    const checked = checkUpload(anyPolicy, this.file);
    return isLeft(checked) ? checked.left : undefined;
  }

  get isForCabinet(): boolean {
    return isRight(checkUpload(cabinetPolicy, this.file));
  }

  get isForDocuments(): boolean {
    return isRight(checkUpload(taskPolicy, this.file));
  }

  get isPicture(): boolean {
    return isSome(pictureKindIn(this.file.firstBytes));
  }

  get isSending(): boolean {
    return this.list?.isRunning === true;
  }

  get isSent(): boolean {
    return this.list?.newest?.status.kind === 'sent';
  }

  choose(place: SharedPlace | undefined): void {
    if (this.isSending) return;
    this.list?.clear();
    this.place = place;
    this.list = place && new UploadPlace(destinationOf(place), this.deps);
    this.list?.addRead([this.file]);
  }

  /** Whether it was not sent for a reason that holds up the others too: there is no connection, or no session. */
  get isHeldUp(): boolean {
    const { list } = this;
    return list !== undefined && (isSome(list.interruption) || list.newest?.status.kind === 'waiting');
  }

  /** Sends it to its place, with the customer's word for what was warned of; tells whether it was stored. */
  async send(signal: AbortSignal): Promise<boolean> {
    const { list } = this;
    list?.resume();
    const forget = onAbort(signal, () => list?.sending.cancel());
    await list?.sending.run(() => undefined);
    forget();
    return this.isSent;
  }
}
