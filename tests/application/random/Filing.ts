import { isRight } from 'fp-ts/Either';
import { SendFile } from '../../../src/application/documents/SendFile';
import { type ChosenQueue, SendWaiting } from '../../../src/application/documents/SendWaiting';
import type { SendOptions } from '../../../src/application/ports/FileGateway';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import type { TaskDocument } from '../../../src/domain/documents/file';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/documents/limits';
import { cabinetPolicy } from '../../../src/domain/documents/uploadPolicy';
import {
  allRetried,
  cancelled,
  noUploads,
  released,
  removed,
  retried,
  unsentOnly,
  withChosen,
} from '../../../src/domain/documents/uploadQueue';
import { aTask } from '../../domain/work/aTask';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import type { Action } from './action';
import type { Office } from './office';
import type { Random } from './random';

const times = <A>(files: readonly A[], file: A): number => files.filter((one) => one === file).length;

/** Several files for the cabinet and the documents of a task, over the same line. */
export class Filing {
  /** The list of the dialog. */
  private queue: ChosenQueue = noUploads;
  private sender: SendFile;
  private readonly keys = new InMemoryIdempotencyKeys();
  /** The file that is chosen for each document until the portal knows that it was uploaded. */
  private readonly chosen = new Map<string, UploadFile>();

  constructor(
    private readonly random: Random,
    private readonly office: Office,
  ) {
    this.sender = this.newSender();
  }

  offered(): Readonly<Record<string, Action>> {
    const { random } = this;
    return {
      choose: async () => {
        const kinds = ['pdf', 'png', 'zip'] as const;
        const files = Array.from({ length: Math.ceil(random.next() * 3) }, () =>
          aChosenFile(random.oneOf(kinds), random.happens(0.1) ? { size: 30_000_000 } : {}),
        );
        this.queue = withChosen(this.queue, cabinetPolicy, files);
      },
      send: () => this.send(released(this.queue)),
      retryAll: () => this.send(allRetried(this.queue)),
      retryOne: () => this.onOne((queue, id) => this.send(retried(queue, id))),
      takeOff: () =>
        this.onOne(async (queue, id) => {
          this.queue = random.happens(0.5) ? cancelled(queue, id) : removed(queue, id);
        }),
      uploadDocument: () => this.uploadDocument(),
    };
  }

  /** Log-out ends every list; a session that ended gives the files back to the same customer. */
  signedOut(): void {
    const unsent = unsentOnly(this.queue).files.map(({ file }) => file);
    this.queue = this.random.happens(0.5) ? noUploads : withChosen(noUploads, cabinetPolicy, unsent);
    this.sender = this.newSender();
    this.chosen.clear();
  }

  /** What the cabinet and the task should not hold. */
  broken(): readonly string[] {
    const { putIn, uploadedDocuments } = this.office.files;
    const sent = this.queue.files.filter(({ status }) => status.kind === 'sent');
    const documents = uploadedDocuments.map(({ document }) => document.id);
    return [
      ...putIn.filter((file) => times(putIn, file) > 1).map(({ name }) => `${name} is kept twice`),
      ...sent
        .filter(({ file }) => times(putIn, file) === 0)
        .map(({ id }) => `${id} was sent, but is not kept`),
      ...putIn
        .filter(({ size }) => size > MAX_UPLOAD_BYTES)
        .map(({ name }) => `${name} is too large and kept`),
      ...documents.filter((id) => times(documents, id) > 1).map((id) => `document ${id} is kept twice`),
    ];
  }

  private newSender(): SendFile {
    return new SendFile({ files: this.office.lines.files, keys: this.keys });
  }

  // As the dialog's Cancel does, when half of the file is sent.
  private begin(): SendOptions {
    const controller = new AbortController();
    const isStopped = this.random.happens(0.1);
    return { signal: controller.signal, onProgress: () => (isStopped ? controller.abort() : undefined) };
  }

  private async onOne(act: (queue: ChosenQueue, id: number) => Promise<void>): Promise<void> {
    if (this.queue.files.length > 0) await act(this.queue, this.random.oneOf(this.queue.files).id);
  }

  private async send(queue: ChosenQueue): Promise<void> {
    this.queue = queue;
    await new SendWaiting({ send: this.sender }).execute({
      to: { kind: 'cabinet' },
      signal: new AbortController().signal,
      queue: () => this.queue,
      change: (changed) => {
        this.queue = changed;
      },
      checked: () => Promise.resolve(),
      begin: () => this.begin(),
    });
  }

  // A lost answer leaves the page with the document as it was, and the file still chosen.
  private async uploadDocument(): Promise<void> {
    const document: TaskDocument = this.random.oneOf(this.office.files.documents);
    const chosen = this.chosen.get(document.id);
    if (document.files.length > 0 && chosen === undefined) return;
    const file = chosen ?? aChosenFile('pdf');
    this.chosen.set(document.id, file);
    const { id: taskId, userId, createdBy } = aTask();
    const to = { kind: 'document', taskId, userId, createdBy, document: { ...document, files: [] } } as const;
    const sent = await this.sender.execute({ to, file }, this.begin());
    if (!isRight(sent)) return;
    this.chosen.delete(document.id);
    if (this.office.files.documents.every(({ files }) => files.length > 0))
      this.office.books.done.add(`uploadDocuments ${taskId}`);
  }
}
