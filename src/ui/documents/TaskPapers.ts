import { fromNullable, isSome, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { UploadFile } from '../../application/ports/UploadFile';
import { canUpload } from '../../domain/documents/canUpload';
import type { TaskOwner } from '../../domain/documents/destination';
import type { TaskDocument, TaskDocumentId } from '../../domain/documents/file';
import {
  arrived,
  arrivedPapers,
  heldAgain,
  leftOverPapers,
  pagesOf,
  type Papers,
  type PaperStanding,
  paperStanding,
  readyPapers,
  unsentPapers,
} from '../../domain/documents/papers';
import { allRetried, held, released, retried } from '../../domain/documents/uploadQueue';
import { offeredDocuments } from '../../domain/documents/whichDocument';
import type { TaskId } from '../../domain/work/task';
import { UploadPlace, type UploadPlaceDependencies } from './UploadPlace';

/** Files for several documents of one task, and which document each is (PAPER-04); they stay until the session ends. */
export class TaskPapers {
  readonly list: UploadPlace;
  readonly task: TaskId;
  /** The documents as they are known now. */
  private documents: readonly TaskDocument[] = [];
  private readonly choices = observable.map<number, TaskDocumentId>();
  private readonly remembered = new Set<UploadFile>();
  private reading: Promise<void> = Promise.resolve();

  constructor(
    owner: TaskOwner,
    private readonly deps: UploadPlaceDependencies,
  ) {
    const documentOf = (id: number): Option<TaskDocument> => fromNullable(this.documentOf(id));
    this.task = owner.taskId;
    this.list = new UploadPlace({ kind: 'papers', ...owner, documentOf }, deps);
    makeAutoObservable<this, 'deps' | 'documents' | 'choices' | 'remembered' | 'reading'>(
      this,
      {
        list: false,
        task: false,
        deps: false,
        documents: observableRef,
        choices: false,
        remembered: false,
        reading: false,
      },
      { autoBind: true },
    );
  }

  /** The ids of the files that the next press sends. */
  get ready(): ReadonlySet<number> {
    return readyPapers(this.papers);
  }

  /** How many files are still to be sent. */
  get unsent(): number {
    return unsentPapers(this.papers).length;
  }

  /** How many files wait for the customer to say which document they are. */
  get asked(): number {
    return unsentPapers(this.papers).filter(({ id }) => this.standingOf(id) !== 'ready').length;
  }

  /** How many files are not sent, since no document is left for them. */
  get leftOver(): number {
    return leftOverPapers(this.papers).length;
  }

  /** How many ready files were warned of, and wait for the customer's word (CHECK-01). */
  get warned(): number {
    const { findings, queue } = this.list;
    const isWarned = (file: UploadFile): boolean => findings.of(file).warnings.length > 0;
    return queue.files.filter(({ id, file }) => this.ready.has(id) && isWarned(file)).length;
  }

  /** How many files are sent, on their way, failed or ready: a lost line leaves ready what the same press was to send. */
  get total(): number {
    const { tally } = this.list;
    return tally.total - tally.held + this.ready.size;
  }

  documentOf(id: number): TaskDocument | undefined {
    return this.documents.find((document) => document.id === this.choices.get(id));
  }

  /** The pictures that can become one PDF for the document of that file; none where it stands alone. */
  pagesOf(id: number): readonly UploadFile[] {
    const pages = pagesOf(this.papers, id);
    return this.list.queue.files.flatMap((one) => (pages.includes(one.id) ? [one.file] : []));
  }

  standingOf(id: number): PaperStanding {
    return paperStanding(this.papers, id);
  }

  /** Takes the documents as they are now; a file whose answer was lost may turn out to be there. */
  know(documents: readonly TaskDocument[]): void {
    this.documents = documents;
    this.list.change(arrived(this.list.queue, arrivedPapers(this.papers)));
    this.remember();
  }

  /** Adds files once their leading bytes are read, with the documents that they probably are of those that are free. */
  add(files: readonly Promise<UploadFile>[], free: () => readonly TaskDocument[]): void {
    const all = Promise.all(files);
    this.reading = this.reading.then(async () => this.addRead(await all, free()));
  }

  addRead(files: readonly UploadFile[], free: readonly TaskDocument[]): void {
    const { nextId } = this.list.queue;
    this.list.addRead(files);
    const added = this.list.queue.files.filter(({ id, status }) => id >= nextId && status.kind === 'waiting');
    this.list.change(held(this.list.queue, new Set(added.map(({ id }) => id))));
    const offered = offeredDocuments(
      added.map(({ file }) => file),
      free,
      new Set(this.choices.values()),
    );
    offered.forEach((document, place) => {
      const id = added[place]?.id;
      if (id !== undefined && isSome(document)) this.choices.set(id, document.value);
    });
  }

  /** Says which document a file is; undefined takes that back. What failed as another document may be sent as this. */
  choose(id: number, document: TaskDocumentId | undefined): void {
    if (document === undefined) this.choices.delete(id);
    else this.choices.set(id, document);
    this.list.change(heldAgain(this.list.queue, id));
  }

  /** Takes a PDF in place of the pictures that became its pages, as the same document. */
  usePdf(document: TaskDocumentId, pdf: UploadFile, pages: readonly UploadFile[]): void {
    for (const { id, file } of this.list.queue.files) if (pages.includes(file)) this.remove(id);
    const { nextId } = this.list.queue;
    this.addRead([pdf], []);
    this.choose(nextId, document);
  }

  remove(id: number): void {
    this.list.remove(id);
    this.choices.delete(id);
  }

  /** Takes off the list what its documents have by now; a document for which a file waits elsewhere is no longer chosen. */
  forgetSent(free: readonly TaskDocument[]): void {
    for (const { id, status } of this.list.queue.files) {
      const document = this.documentOf(id);
      if (status.kind === 'sent') this.remove(id);
      else if (document !== undefined && canUpload(document) && !free.includes(document))
        this.choices.delete(id);
    }
  }

  release(): void {
    this.list.change(released(this.list.queue, this.ready));
  }

  retry(id: number): void {
    if (this.standingOf(id) === 'ready') this.list.change(retried(this.list.queue, id));
  }

  retryAll(): void {
    const isReady = (id: number): boolean => this.standingOf(id) === 'ready';
    this.list.change(allRetried(this.list.queue, isReady));
  }

  /** Sends what waits; what is called at the end, also of a press that was dropped, belongs to the run. */
  send(onEnded: () => void): Promise<void> {
    const end = (): void => {
      this.holdAll();
      this.remember();
      onEnded();
    };
    return this.list.sending.run(end, end);
  }

  /** Ends what is being sent; the others wait for another press. */
  stop(): void {
    this.holdAll();
    this.list.sending.cancel();
    this.list.progress.cancel();
  }

  private get papers(): Papers {
    return { files: this.list.queue.files, choices: this.choices, documents: this.documents };
  }

  private holdAll(): void {
    this.list.change(held(this.list.queue, 'all'));
  }

  /** So that the same bytes are noticed when they come again (CHECK-01). */
  private remember(): void {
    for (const { file, status } of this.list.queue.files) {
      if (status.kind !== 'sent' || this.remembered.has(file)) continue;
      this.remembered.add(file);
      this.deps.check.wasSent(file, this.task);
    }
  }
}
