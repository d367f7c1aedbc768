import { flatMap, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { WorkGateway } from '../../application/ports/WorkGateway';
import type { Task, TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { encodedPath } from './addresses';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import { acceptedList } from '../wire/decode';
import { taskWire, toTask } from './taskWire';
import { toTrackingStep, trackingStepWire } from './trackingStepWire';

export class HttpWorkGateway implements WorkGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  tasks(signal?: AbortSignal): TaskEither<GatewayError, readonly Task[]> {
    const reading = { codec: taskWire, toDomain: toTask, log: this.deps.log, record: 'task' };
    return pipe(this.deps.api.get('/user/tasks', stoppable(signal)), flatMap(acceptedList(reading)));
  }

  steps(taskId: TaskId, signal?: AbortSignal): TaskEither<GatewayError, readonly TrackingStep[]> {
    const reading = {
      codec: trackingStepWire,
      toDomain: toTrackingStep,
      log: this.deps.log,
      record: 'tracking step',
    };
    const address = `/tracking-status-by-taskid/${encodedPath(taskId)}`;
    const asked = this.deps.api.get(address, stoppable(signal));
    return pipe(asked, flatMap(acceptedList(reading)));
  }
}
