import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import type { CabinetFile } from '../../domain/documents/file';
import { sentFiles } from '../../domain/documents/sentFiles';
import { readAhead } from '../../domain/work/readAhead';
import type { GatewayError } from '../ports/gatewayError';
import { STOPPED_WAITING } from '../ports/stoppedWaiting';
import type { WorkGateway } from '../ports/WorkGateway';

/** What the expert sent, as far as it could be read. */
export interface SentFiles {
  readonly files: readonly CabinetFile[];
  /** Why some steps could not be read; undefined where all were. */
  readonly failure: GatewayError | undefined;
  /** How many tasks were not looked at (NEED-16). */
  readonly unchecked: number;
}

/** Reads what the expert sent with the steps of the customer's tasks, those of each task once (PAPER-02, NEED-12). */
export class ReadSentFiles {
  constructor(private readonly deps: { readonly work: WorkGateway }) {}

  async execute(signal: AbortSignal): Promise<Either<GatewayError, SentFiles>> {
    const tasks = await this.deps.work.tasks(signal)();
    if (isLeft(tasks)) return tasks;
    const checked = readAhead(tasks.right);
    const answers = await Promise.all(
      checked.map(async (task) => ({ task, steps: await this.deps.work.steps(task.id, signal)() })),
    );
    if (signal.aborted) return left(STOPPED_WAITING);
    const failed = answers.map(({ steps }) => steps).find(isLeft);
    return right({
      files: sentFiles(
        answers.flatMap(({ task, steps }) => (isRight(steps) ? [{ task, steps: steps.right }] : [])),
      ),
      failure: failed?.left,
      unchecked: tasks.right.length - checked.length,
    });
  }
}
