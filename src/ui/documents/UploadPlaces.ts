import { makeAutoObservable, observable } from 'mobx';
import type { Destination, DocumentOfTask } from '../../domain/documents/destination';
import type { TaskId } from '../../domain/work/task';
import { UploadPlace, type UploadPlaceDependencies } from './UploadPlace';

export type DocumentPlace = UploadPlace<Extract<Destination, { readonly kind: 'document' }>>;

const keyOf = ({ taskId, document }: Pick<DocumentOfTask, 'taskId' | 'document'>): string =>
  `${taskId}/${document.id}`;

/** Every place where files are chosen, until the session ends: what is sent goes on while the customer looks at other pages. */
export class UploadPlaces {
  /** The cabinet's form, which takes one file. */
  readonly form: UploadPlace;
  /** The cabinet's list of several files. */
  readonly list: UploadPlace;
  private readonly documents = observable.map<string, DocumentPlace>([], { deep: false });

  constructor(private readonly deps: UploadPlaceDependencies) {
    this.form = new UploadPlace({ kind: 'cabinet' }, deps);
    this.list = new UploadPlace({ kind: 'cabinet' }, deps);
    makeAutoObservable<this, 'deps' | 'documents'>(
      this,
      { deps: false, form: false, list: false, documents: false },
      { autoBind: true },
    );
  }

  /** Whether a reload of the page would lose a file; one that only stands in the form is named after it. */
  get hasUnsent(): boolean {
    const ofTasks = [...this.documents.values()];
    return (
      this.form.isRunning ||
      this.list.hasUnsent ||
      ofTasks.some(({ isRunning, queue }) => isRunning || queue.files.length > 0)
    );
  }

  /** The place of a task whose file is being sent, one at a time, whatever is sent to the cabinet. */
  get sendingForTask(): DocumentPlace | undefined {
    return [...this.documents.values()].find(({ isRunning }) => isRunning);
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

  ofTask(task: TaskId): readonly DocumentPlace[] {
    return [...this.documents.values()].filter(({ to }) => to.taskId === task);
  }
}
