import { onAbort } from '../../src/application/ports/stoppedWaiting';
import { type Either, left, right } from 'fp-ts/Either';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { WorkGateway } from '../../src/application/ports/WorkGateway';
import { fromNullable, type Option } from 'fp-ts/Option';
import type { Task } from '../../src/domain/work/task';
import type { TrackingStep } from '../../src/domain/work/trackingStep';
import * as TE from 'fp-ts/TaskEither';
import { unlessCancelled } from './unlessCancelled';

type StepsAnswer = Either<GatewayError, readonly TrackingStep[]>;

/** In-memory tasks and their steps; held responses wait until the test releases them. */
export class InMemoryWorkGateway implements WorkGateway {
  failure: GatewayError | undefined = undefined;
  readonly failingSteps = new Set<string>();
  /** Task ids in the order in which their steps were requested. */
  readonly asked: string[] = [];
  /** Task ids in the order in which they were looked up. */
  readonly lookedUp: string[] = [];
  readonly inView = new Set<string>();
  holdsAnswers = false;
  /** Whether the steps of another customer's task are not found. */
  refusesOthers = false;
  private readonly held = new Map<string, (result: StepsAnswer) => void>();

  constructor(
    public all: readonly Task[] = [],
    readonly stepsByTask: ReadonlyMap<string, readonly TrackingStep[]> = new Map(),
  ) {}

  get underWay(): readonly string[] {
    return [...this.held.keys()];
  }

  task(id: string, signal?: AbortSignal): TE.TaskEither<GatewayError, Option<Task>> {
    return unlessCancelled(signal, () => {
      this.lookedUp.push(id);
      return this.failure === undefined
        ? TE.right(fromNullable(this.all.find((task) => task.id === id)))()
        : TE.left(this.failure)();
    });
  }

  setInView(taskId: string, isInView: boolean): void {
    if (isInView) this.inView.add(taskId);
    else this.inView.delete(taskId);
  }

  tasks(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Task[]> {
    return unlessCancelled(signal, () =>
      this.failure === undefined ? TE.right(this.all)() : TE.left(this.failure)(),
    );
  }

  steps(taskId: string, signal?: AbortSignal): TE.TaskEither<GatewayError, readonly TrackingStep[]> {
    return () => {
      this.asked.push(taskId);
      if (signal?.aborted === true) return TE.left(gatewayError('Cancelled'))();
      if (!this.holdsAnswers) return Promise.resolve(this.answerFor(taskId));
      return new Promise((resolve) => {
        this.held.set(taskId, resolve);
        onAbort(signal, () => this.settle(taskId, left(gatewayError('Cancelled'))));
      });
    };
  }

  letGo(taskId: string): void {
    this.settle(taskId, this.answerFor(taskId));
  }

  fail(): void {
    this.failure = gatewayError('ServerFault');
  }

  private settle(taskId: string, result: StepsAnswer): void {
    this.held.get(taskId)?.(result);
    this.held.delete(taskId);
  }

  private answerFor(taskId: string): StepsAnswer {
    const isOwn = this.all.some(({ id }) => id === taskId);
    if (this.refusesOthers && !isOwn) return left(gatewayError('NotFound'));
    if (this.failingSteps.has(taskId)) return left(gatewayError('ServerFault'));
    return right(this.stepsByTask.get(taskId) ?? []);
  }
}
