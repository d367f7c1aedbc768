import { left, right } from 'fp-ts/Either';
import { isSome, type Option } from 'fp-ts/Option';
import { flatMapEither, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { WorkGateway } from '../../application/ports/WorkGateway';
import { isIncomplete } from '../../domain/received/incomplete';
import { findTask, type Task, type TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { encodedPath } from './addresses';
import type { ApiClient } from './ApiClient';
import { readList } from './readList';
import { taskWire, toTask } from './taskWire';
import { toTrackingStep, trackingStepWire } from './trackingStepWire';
import type { Turns } from './Turns';

export class HttpWorkGateway implements WorkGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log; readonly turns: Turns }) {}

  tasks(signal?: AbortSignal): TaskEither<GatewayError, readonly Task[]> {
    const reading = { codec: taskWire, toDomain: toTask, log: this.deps.log, record: 'task' };
    return readList(this.deps.api, '/user/tasks', reading, signal);
  }

  /** The contract has no call for one task; a list that is incomplete does not prove that there is none. */
  task(id: TaskId, signal?: AbortSignal): TaskEither<GatewayError, Option<Task>> {
    return pipe(
      this.tasks(signal),
      flatMapEither((tasks) => {
        const found = findTask(tasks, id);
        return isSome(found) || !isIncomplete(tasks) ? right(found) : left(gatewayError('Malformed'));
      }),
    );
  }

  steps(taskId: TaskId, signal?: AbortSignal): TaskEither<GatewayError, readonly TrackingStep[]> {
    const reading = {
      codec: trackingStepWire,
      toDomain: toTrackingStep,
      log: this.deps.log,
      record: 'tracking step',
    };
    const address = `/tracking-status-by-taskid/${encodedPath(taskId)}`;
    const asked = readList(this.deps.api, address, reading, signal);
    return () => this.deps.turns.run(taskId, signal, asked);
  }

  setInView(taskId: TaskId, isInView: boolean): void {
    if (isInView) this.deps.turns.show(taskId);
    else this.deps.turns.hide(taskId);
  }
}
