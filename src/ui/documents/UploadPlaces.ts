import { makeAutoObservable, observable } from 'mobx';
import type { Destination, DocumentOfTask } from '../../domain/documents/destination';
import type { TaskId } from '../../domain/work/task';
import type { EndsWithPage } from '../state/Outlasting';
import type { TaskPapers } from './TaskPapers';
import { UploadPlace, type UploadPlaceDependencies } from './UploadPlace';

export type DocumentPlace = UploadPlace<Extract<Destination, { readonly kind: 'document' }>>;

const keyOf = ({ taskId, document }: Pick<DocumentOfTask, 'taskId' | 'document'>): string =>
  `${taskId}/${document.id}`;

/** Every place where files are chosen, until the session ends: what is sent goes on while the customer looks at other pages. */
export class UploadPlaces implements EndsWithPage {
  /** The cabinet's form, which takes one file. */
  readonly form: UploadPlace;
  /** The cabinet's list of several files. */
  readonly list: UploadPlace;
  private readonly documents = observable.map<string, DocumentPlace>([], { deep: false });
  private readonly others = observable.map<TaskId, UploadPlace>([], { deep: false });
  private readonly papers = observable.map<TaskId, TaskPapers>([], { deep: false });

  constructor(private readonly deps: UploadPlaceDependencies) {
    this.form = new UploadPlace({ kind: 'cabinet' }, deps);
    this.list = new UploadPlace({ kind: 'cabinet' }, deps);
    makeAutoObservable<this, 'deps' | 'documents' | 'others' | 'papers'>(
      this,
      { deps: false, form: false, list: false, documents: false, others: false, papers: false },
      { autoBind: true },
    );
  }

  /** Whether a reload of the page would lose a file; one that only stands in the form is named after it. */
  get losesByReload(): boolean {
    const ofTasks = [...this.documents.values()];
    return (
      this.form.isRunning ||
      this.list.hasUnsent ||
      ofTasks.some(({ isRunning, queue }) => isRunning || queue.files.length > 0) ||
      [...this.papers.values()].some(({ list }) => list.hasUnsent) ||
      [...this.others.values()].some(({ hasUnsent }) => hasUnsent)
    );
  }

  /** As a reload, but for what was refused for good: another try would bring the same. */
  get asksBeforeClose(): boolean {
    const papers = [...this.papers.values()].map(({ list }) => list);
    const places = [this.list, ...this.documents.values(), ...papers, ...this.others.values()];
    return this.form.isRunning || places.some(({ isRunning, maySend }) => isRunning || maySend);
  }

  /** The place of a task whose file is being sent, one at a time, whatever is sent to the cabinet. */
  get sendingForTask(): UploadPlace | undefined {
    const papers = [...this.papers.values()].map(({ list }) => list);
    return [...this.documents.values(), ...papers].find(({ isRunning }) => isRunning);
  }

  /** The place of that document, for a file that is chosen now. */
  openDocument(asked: DocumentOfTask): DocumentPlace {
    const known = this.ofDocument(asked);
    if (known !== undefined && (known.isRunning || known.newest !== undefined)) return known;
    const place: DocumentPlace = new UploadPlace({ kind: 'document', ...asked }, this.deps);
    this.documents.set(keyOf(asked), place);
    return place;
  }

  ofDocument(asked: Pick<DocumentOfTask, 'taskId' | 'document'>): DocumentPlace | undefined {
    return this.documents.get(keyOf(asked));
  }

  /** The files that are chosen for a task as a whole (PAPER-04); whoever chooses some brings the code for it. */
  openPapers(task: TaskId, make: (deps: UploadPlaceDependencies) => TaskPapers): TaskPapers {
    const papers = this.papersOf(task) ?? make(this.deps);
    this.papers.set(task, papers);
    return papers;
  }

  papersOf(task: TaskId): TaskPapers | undefined {
    return this.papers.get(task);
  }

  /** The place of a paper that the task does not ask for, which goes to the cabinet (PAPER-01). */
  openAnother(task: TaskId): UploadPlace {
    const place = this.others.get(task) ?? new UploadPlace({ kind: 'cabinet' }, this.deps);
    this.others.set(task, place);
    return place;
  }

  ofTask(task: TaskId): readonly DocumentPlace[] {
    return [...this.documents.values()].filter(({ to }) => to.taskId === task);
  }
}
