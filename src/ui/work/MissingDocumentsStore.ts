import { isRight } from 'fp-ts/Either';
import { fromNullable, type Option } from 'fp-ts/Option';
import { observable } from 'mobx';
import type { ReadingRound } from '../../application/work/ReadingRound';
import type { ReadTaskDocuments, TaskDocumentsAnswer } from '../../application/work/ReadTaskDocuments';
import { missingCount } from '../../domain/documents/checklist';
import type { Task } from '../../domain/work/task';
import { mayWantDocuments } from '../../domain/work/wayIn';

/** How many documents the tasks in view still miss, for as long as a dashboard is open. */
export class MissingDocumentsStore {
  private readonly counts = observable.map<string, number>({}, { deep: false });
  private round: ReadingRound<TaskDocumentsAnswer> | undefined;

  constructor(private readonly deps: { readonly readDocuments: ReadTaskDocuments }) {}

  /** None while the number is not known, or cannot be read. */
  countOf(task: Task): Option<number> {
    return fromNullable(this.counts.get(task.id));
  }

  enter(): void {
    this.round = this.deps.readDocuments.execute((taskId, answer) => this.keep(taskId, answer));
  }

  /** The dashboard is left: gives up what is under way. */
  leave(): void {
    this.round?.stop();
    this.round = undefined;
  }

  /** Only what the customer looks at is read; what scrolled past before its turn is not. */
  see(task: Task, isInView: boolean): void {
    if (!mayWantDocuments(task)) return;
    if (isInView) this.round?.ask([task.id]);
    else this.round?.withdraw(task.id);
  }

  private keep(taskId: string, answer: TaskDocumentsAnswer): void {
    if (isRight(answer)) this.counts.set(taskId, missingCount(answer.right));
  }
}
