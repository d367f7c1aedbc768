import type { TaskId } from '../../domain/work/task';

/** The digests of the files that this tab has sent for each task, until log-out (CHECK-01). */
export abstract class SentDigests {
  abstract digestsFor(task: TaskId): readonly string[];
  abstract add(task: TaskId, digest: string): void;
}
