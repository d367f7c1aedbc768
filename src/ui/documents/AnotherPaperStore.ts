import { makeAutoObservable, observableRef } from 'mobx';
import type { Notifier } from '../../application/ports/Notifier';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { UnsentFiles, UnsentPlace } from '../../application/ports/UnsentFiles';
import type { UploadFile } from '../../application/ports/UploadFile';
import { becomesAnothers, sessionEnds } from '../../application/session/sessionEnds';
import { released, retried } from '../../domain/documents/uploadQueue';
import type { TaskId } from '../../domain/work/task';
import { texts } from '../texts/texts';
import { keepForNextSession } from './keepForNextSession';
import type { UploadPlace } from './UploadPlace';
import type { UploadPlaces } from './UploadPlaces';

export interface AnotherPaperDependencies {
  readonly places: UploadPlaces;
  readonly unsent: UnsentFiles;
  readonly notifier: Notifier;
  readonly session: SessionStorage;
}

const anotherOf = (task: TaskId): UnsentPlace => `another paper of ${task}`;

/** A paper that a task does not ask for: it goes to the file cabinet, and the expert is told by the customer (PAPER-01). */
export class AnotherPaperStore {
  isOpen = false;
  /** Where the file of the shown task is. */
  list: UploadPlace | undefined = undefined;
  private task: TaskId | undefined = undefined;
  private hasLeft = false;
  private readonly isAnothers: () => boolean;
  private readonly hasLoggedOut: () => boolean;

  constructor(private readonly deps: AnotherPaperDependencies) {
    this.isAnothers = becomesAnothers(deps.session);
    this.hasLoggedOut = sessionEnds(deps.session);
    makeAutoObservable<this, 'deps' | 'task' | 'hasLeft' | 'isAnothers' | 'hasLoggedOut'>(
      this,
      {
        list: observableRef,
        deps: false,
        task: false,
        hasLeft: false,
        isAnothers: false,
        hasLoggedOut: false,
      },
      { autoBind: true },
    );
  }

  /** The name of the file that the cabinet has now, of which the expert is to be told. */
  get sentName(): string | undefined {
    const newest = this.list?.newest;
    return newest?.status.kind === 'sent' ? newest.file.name : undefined;
  }

  get canSend(): boolean {
    return this.list?.hasWaiting === true && !this.list.isRunning;
  }

  enter(task: TaskId): void {
    this.task = task;
    this.hasLeft = false;
    this.list = this.deps.places.openAnother(task);
    this.list.addRead(this.deps.unsent.take(anotherOf(task)));
  }

  /** Called when the customer leaves the page; what is being sent goes on, and its result is a notice. */
  leave(): void {
    this.isOpen = false;
    this.hasLeft = true;
    if (this.list?.isRunning === false) this.tellLeft();
  }

  open(): void {
    if (this.sentName !== undefined) this.list?.clear();
    this.isOpen = true;
  }

  /** What is being sent goes on; what is not sent stays. */
  close(): void {
    this.isOpen = false;
  }

  choose(file: Promise<UploadFile> | undefined): void {
    if (file !== undefined) this.list?.replace(file);
  }

  remove(id: number): void {
    this.list?.remove(id);
  }

  send(): void {
    const { list } = this;
    if (list === undefined) return;
    list.change(released(list.queue));
    const end = (): void => this.tellEnd();
    void list.sending.run(end, end);
  }

  retry(id: number): void {
    const { list } = this;
    list?.change(retried(list.queue, id));
    this.send();
  }

  /** Told in the dialog while it is open. */
  private tellEnd(): void {
    if (this.isOpen || this.isAnothers()) return;
    if (this.sentName !== undefined)
      this.deps.notifier.success(texts().papers.anotherSentElsewhere(this.sentName));
    else this.tellLeft();
  }

  private tellLeft(): void {
    const { list, task, deps } = this;
    if (list?.hasUnsent !== true || this.isAnothers()) return;
    const name = list.newest?.file.name ?? '';
    if (this.hasLeft && task !== undefined) keepForNextSession(deps.unsent, anotherOf(task), list);
    if (!this.hasLoggedOut()) deps.notifier.failure(texts().papers.anotherLeft(name), undefined);
  }
}
