import { isRight } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { FileNotSent } from '../../application/documents/SendFile';
import type { QueuedChosen } from '../../application/documents/SendWaiting';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { ViewFile } from '../../application/documents/ViewFile';
import type { FileGateway, TaskUpload } from '../../application/ports/FileGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import { STOPPED_WAITING } from '../../application/ports/stoppedWaiting';
import type { UploadFile } from '../../application/ports/UploadFile';
import { canUpload } from '../../domain/documents/canUpload';
import { checklistOf, missingCount, missingDocuments } from '../../domain/documents/checklist';
import type { TaskOwner } from '../../domain/documents/destination';
import type { FileWarning } from '../../domain/documents/fileWarnings';
import type { TaskDocument, TaskDocumentId, TaskFile } from '../../domain/documents/file';
import { rightNameOf } from '../../domain/documents/uploadPolicy';
import { mayTryAgain } from '../../domain/documents/uploadQueue';
import { userId } from '../../domain/session/user';
import { taskId } from '../../domain/work/task';
import { RowCommand } from '../state/RowCommand';
import { line } from '../state/line';
import { Loadable } from '../state/Loadable';
import { tellFailure } from '../state/tellFailure';
import { texts } from '../texts/texts';
import { UploadNotices, type UploadNoticesDependencies } from './UploadNotices';
import type { UploadPlace } from './UploadPlace';
import type { DocumentPlace, UploadPlaces } from './UploadPlaces';

/** Before a task is open. */
const NOBODY: TaskOwner = { taskId: taskId(''), userId: userId(''), createdBy: '' };

const isSameOwner = (one: TaskOwner, other: TaskOwner): boolean =>
  one.taskId === other.taskId && one.userId === other.userId && one.createdBy === other.createdBy;

const hasFile = (documents: readonly TaskDocument[], id: TaskDocumentId): boolean =>
  documents.some((one) => one.id === id && !canUpload(one));

interface LateFindings {
  readonly documentId: TaskDocumentId;
  readonly name: string;
  readonly warnings: readonly FileWarning[];
}

export interface TaskDocumentsDependencies extends Omit<UploadNoticesDependencies, 'isOpen'> {
  readonly files: FileGateway;
  readonly check: FileCheck;
  readonly viewFile: ViewFile;
  readonly places: UploadPlaces;
}

/** The documents that a task asks for, and their upload. */
export class TaskDocumentsStore {
  owner: TaskOwner = NOBODY;
  /** Document ids in display order, so that an upload moves no document. */
  order: readonly TaskDocumentId[] = [];
  readonly documents: Loadable<readonly TaskDocument[], GatewayError>;
  readonly viewing: RowCommand<TaskFile>;
  readonly notices: UploadNotices;
  /** What was found in the file that was sent last, where its check ended after that. */
  late: LateFindings | undefined = undefined;
  /** The place whose file this page has sent. */
  private own: UploadPlace | undefined = undefined;
  private stopFollowing = (): void => undefined;

  constructor(private readonly deps: TaskDocumentsDependencies) {
    this.documents = new Loadable((signal) => deps.files.taskDocuments(this.owner.taskId, signal)());
    this.viewing = new RowCommand(
      async ({ signal }, { path }) => {
        const shown = await deps.viewFile.execute(path, signal);
        tellFailure(deps.notifier, shown, () => texts().document.viewFailed);
      },
      ({ path }) => path,
    );
    this.notices = new UploadNotices({ ...deps, isOpen: (task) => task === this.owner.taskId });
    makeAutoObservable<this, 'deps' | 'own' | 'stopFollowing'>(
      this,
      {
        deps: false,
        notices: false,
        own: false,
        stopFollowing: false,
        documents: false,
        viewing: false,
        owner: observableRef,
        late: observableRef,
        order: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Whether a file is being sent for any task, also one that an earlier visit of this page began. */
  get isUploading(): boolean {
    return this.deps.places.sendingForTask !== undefined;
  }

  /** Documents in display order: those missing when the task opened come first. */
  get shown(): readonly TaskDocument[] {
    return checklistOf(this.documents.value ?? [], this.order);
  }

  get missing(): number {
    return missingCount(this.documents.value ?? []);
  }

  /** Where the file for a document is, unless the document has one by now. */
  placeAt(document: TaskDocument): DocumentPlace | undefined {
    return this.isStored(document.id) ? undefined : this.deps.places.ofDocument({ ...this.owner, document });
  }

  /** The missing documents for which no file waits on the page. */
  get free(): readonly TaskDocument[] {
    return missingDocuments(this.shown).filter((document) => this.placeAt(document)?.newest === undefined);
  }

  /** How many files of 'Add papers' are still to be sent. */
  get unsentPapers(): number {
    return this.deps.places.papersOf(this.owner.taskId)?.unsent ?? 0;
  }

  /** Keeps a file for a document until Upload sends it. */
  keepReady(document: TaskDocument, file: UploadFile): void {
    this.notices.clear();
    const place = this.deps.places.openDocument({ ...this.owner, document });
    place.keep(file);
    this.tellRefused(place);
  }

  /** Opens the documents of a task; where they are open, what waits at them stays as the page is read again (HOME-05). */
  open(owner: TaskOwner): void {
    if (isSameOwner(owner, this.owner)) return;
    this.owner = owner;
    this.order = [];
    this.late = undefined;
    this.notices.clear();
    this.documents.forget();
    void this.documents.load();
    this.stopFollowing();
    this.stopFollowing = reaction(
      () => this.deps.places.sendingForTask,
      (now, before) => {
        // What an earlier visit began tells of itself, but not to this list.
        if (now === undefined && before !== this.own) void this.documents.reloadQuietly();
      },
    );
  }

  /** Called when the customer leaves the page; running checks and uploads continue and report their result as a notice. */
  close(): void {
    const places = this.deps.places.ofTask(this.owner.taskId);
    this.stopFollowing();
    this.owner = NOBODY;
    for (const place of places) {
      if (this.isStored(place.to.document.id)) place.clear();
      // A running upload tells of itself, but for one that the cut line has not let begin.
      else if (place.newest?.status.kind !== 'sending') this.tellLeft(place);
    }
    this.notices.stop();
    this.viewing.cancel();
    this.documents.forget();
  }

  /** Checks the file that was chosen for a document; it is sent where there is nothing to tell, or waits (CHECK-01, CHECK-02). */
  async choose(document: TaskDocument, file: UploadFile): Promise<void> {
    this.notices.clear();
    this.setLate(undefined);
    const place = this.deps.places.openDocument({ ...this.owner, document });
    place.keep(file);
    if (this.tellRefused(place)) return;
    place.findings.check(file);
    await place.findings.endedForUpload(file);
    if (place.newest?.file !== file) return;
    if (place.findings.of(file).warnings.length > 0) return this.tellLeft(place);
    // It has waited for its check already.
    if (place.isChecking) void this.tellLate(place, file);
    await this.send(place);
  }

  /** Sends the file of a document; it waits there while another is sent, and while the line is down (LINE-02). */
  async send(place: DocumentPlace): Promise<void> {
    const one = place.newest;
    if (one === undefined) return;
    const { isUploading } = this;
    if (isUploading || line.isDown) {
      place.findings.forget(one.file);
      this.tellLeft(place);
    }
    if (isUploading) return;
    this.notices.clear();
    this.own = place;
    place.resume();
    await place.sending.run(() => this.end(place, one.id));
  }

  private async end(place: DocumentPlace, id: number): Promise<void> {
    const one = place.queue.files.find((queued) => queued.id === id);
    if (one === undefined) return;
    const upload = { ...place.to, file: one.file };
    if (one.status.kind !== 'sent') return this.keepOrDrop(place, one);
    this.stored(place, upload);
    if (!this.isAt(place)) return;
    this.keepOrder();
    await this.documents.reload();
  }

  /** A file that was not stored stays where it waited to be sent, or where another try may send it (LINE-02). */
  private keepOrDrop(place: DocumentPlace, { id, file, status }: QueuedChosen): void {
    const problem = status.kind === 'failed' ? status.problem : STOPPED_WAITING;
    const isUnclear = isOutcomeUnknown(problem);
    const isCancelled = problem.kind === 'Cancelled';
    const looksFirst = isUnclear && !isCancelled && !this.isAt(place);
    if (!looksFirst) this.notices.tellFailure({ ...place.to, file }, problem);
    // What the server refused once it would refuse again.
    const isRefused = problem.kind === 'Rejected' || !mayTryAgain(status);
    const isWorthKeeping = status.kind === 'failed' && !isRefused;
    const stays = !place.findings.isChecked(file) || isWorthKeeping;
    // A file that was put there meanwhile takes its place.
    if (stays && place.newest?.id === id) place.findings.forget(file);
    else place.remove(id);
    if (looksFirst) void this.lookElsewhere(place, file, problem);
    else if (isUnclear && this.isAt(place)) void this.lookAfter(place, file, isCancelled);
  }

  // The server may have stored a file whose upload was cancelled, or whose response was lost.
  private async lookAfter(place: DocumentPlace, file: UploadFile, isCancelled: boolean): Promise<void> {
    this.keepOrder();
    await this.documents.reloadQuietly();
    if (this.isAt(place) && this.isStored(place.to.document.id) && !isCancelled)
      this.stored(place, { ...place.to, file });
  }

  // A notice on another page is not replaced by the next, so that it waits for the list.
  private async lookElsewhere(place: DocumentPlace, file: UploadFile, problem: FileNotSent): Promise<void> {
    const upload = { ...place.to, file };
    const kept = place.newest;
    const read = await this.deps.files.taskDocuments(upload.taskId)();
    // The customer has come back and sent it again, or chosen another.
    if (kept !== undefined && place.newest !== kept) return;
    if (isRight(read) && hasFile(read.right, upload.document.id)) this.stored(place, upload);
    else this.notices.tellFailure(upload, problem);
  }

  private stored(place: DocumentPlace, upload: TaskUpload): void {
    place.clear();
    this.deps.check.wasSent(upload.file, upload.taskId);
    this.notices.tellSuccess(upload);
  }

  private async tellLate(place: DocumentPlace, file: UploadFile): Promise<void> {
    const { owner } = this;
    const { warnings } = await place.findings.handOver(file);
    if (owner === this.owner) this.setLate({ documentId: place.to.document.id, name: file.name, warnings });
  }

  private setLate(late: LateFindings | undefined): void {
    this.late = late;
  }

  private tellLeft({ to, newest, findings }: DocumentPlace): void {
    if (newest !== undefined && !findings.isChecking(newest.file))
      this.notices.tellLeft({ ...to, file: newest.file });
  }

  /** Tells of a file that a rule refuses, which goes, unless it can be sent under another name. */
  private tellRefused(place: DocumentPlace): boolean {
    const { newest } = place;
    if (newest?.status.kind !== 'refused') return false;
    this.notices.tellFailure({ ...place.to, file: newest.file }, newest.status.refused);
    if (isNone(rightNameOf(newest.status.refused))) place.clear();
    return true;
  }

  private isAt({ to }: DocumentPlace): boolean {
    return this.owner.taskId === to.taskId;
  }

  private isStored(documentId: TaskDocumentId): boolean {
    return hasFile(this.shown, documentId);
  }

  /** Called before files of several documents are sent, so that none of these moves. */
  keepOrder(): void {
    this.order = this.shown.map(({ id }) => id);
  }
}
