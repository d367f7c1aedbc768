import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { missingDocuments } from '../../domain/documents/checklist';
import type { TaskDocument } from '../../domain/documents/file';
import { readAhead } from '../../domain/work/readAhead';
import type { Task } from '../../domain/work/task';
import { mayWantDocuments } from '../../domain/work/taskAction';
import type { FileGateway } from '../ports/FileGateway';
import type { GatewayError } from '../ports/gatewayError';
import { STOPPED_WAITING } from '../ports/stoppedWaiting';
import type { WorkGateway } from '../ports/WorkGateway';

/** A document that a task still misses. */
export interface MissingDocument {
  readonly task: Task;
  readonly document: TaskDocument;
}

/** The missing documents, as far as they could be read. */
export interface MissingDocuments {
  readonly documents: readonly MissingDocument[];
  /** Why the lists of some tasks could not be read; undefined where each came, be it in part. */
  readonly failure: GatewayError | undefined;
}

/** Reads which documents the customer's tasks still miss (NEED-03, SHARE-03). */
export class ReadMissingDocuments {
  constructor(private readonly deps: { readonly work: WorkGateway; readonly files: FileGateway }) {}

  async execute(signal: AbortSignal): Promise<Either<GatewayError, MissingDocuments>> {
    const tasks = await this.deps.work.tasks(signal)();
    if (isLeft(tasks)) return tasks;
    const wanting = readAhead(tasks.right).filter(mayWantDocuments);
    const answers = await Promise.all(
      wanting.map(async (task) => ({
        task,
        read: await this.deps.files.taskDocuments(task.id, signal)(),
      })),
    );
    if (signal.aborted) return left(STOPPED_WAITING);
    return right({
      documents: answers.flatMap(({ task, read }) =>
        isRight(read) ? missingDocuments(read.right).map((document) => ({ task, document })) : [],
      ),
      failure: answers.map(({ read }) => read).find(isLeft)?.left,
    });
  }
}
