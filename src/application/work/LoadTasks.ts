import type { Either } from 'fp-ts/Either';
import type { Task } from '../../domain/work/task';
import type { GatewayError } from '../ports/gatewayError';
import type { WorkGateway } from '../ports/WorkGateway';

export class LoadTasks {
  constructor(private readonly work: WorkGateway) {}

  execute(): Promise<Either<GatewayError, readonly Task[]>> {
    return this.work.tasks()();
  }
}
