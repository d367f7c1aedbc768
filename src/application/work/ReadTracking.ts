import type { Either } from 'fp-ts/Either';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { type CancellationSource, cancellationSource } from '../ports/Cancellation';
import type { GatewayError } from '../ports/gatewayError';
import type { WorkGateway } from '../ports/WorkGateway';
import { TrackingQueue } from './TrackingQueue';

/** A dashboard with hundreds of tasks must not take every connection the browser has. */
export const TRACKING_CALLS_AT_ONCE = 6;

export type DeliverSteps = (taskId: string, answer: TrackingAnswer) => void;

export type TrackingAnswer = Either<GatewayError, readonly TrackingStep[]>;

/** The reading of many tasks' steps that one dashboard started. */
export interface TrackingRound {
  /** Asks for these tasks in turn, each once however often it is named. */
  readonly ask: (taskIds: readonly string[]) => void;
  readonly askAgain: (taskId: string) => void;
  /** Gives up the call of one task, which makes room for the next; nothing is delivered for it. */
  readonly giveUp: (taskId: string) => void;
  /** A task whose card is in view goes before those out of view. */
  readonly show: (taskId: string) => void;
  readonly hide: (taskId: string) => void;
  /** Gives up what is under way and what still waits; nothing is delivered any more. */
  readonly stop: () => void;
}

/** Keeps at most six calls going until nothing waits. */
class Round implements TrackingRound {
  private readonly queue = new TrackingQueue();
  private readonly underWay = new Map<string, CancellationSource>();
  private isStopped = false;

  constructor(
    private readonly work: WorkGateway,
    private readonly deliver: DeliverSteps,
  ) {}

  ask(taskIds: readonly string[]): void {
    this.queue.add(taskIds);
    this.advance();
  }

  askAgain(taskId: string): void {
    this.queue.addAgain(taskId);
    this.advance();
  }

  giveUp(taskId: string): void {
    this.queue.remove(taskId);
    this.cancel(taskId);
    this.advance();
  }

  show(taskId: string): void {
    this.queue.show(taskId);
  }

  hide(taskId: string): void {
    this.queue.hide(taskId);
  }

  stop(): void {
    this.isStopped = true;
    for (const taskId of this.underWay.keys()) this.cancel(taskId);
  }

  private cancel(taskId: string): void {
    const source = this.underWay.get(taskId);
    this.underWay.delete(taskId);
    source?.cancel();
  }

  private advance(): void {
    if (this.isStopped) return;
    const free = TRACKING_CALLS_AT_ONCE - this.underWay.size;
    for (const taskId of this.queue.take(free)) void this.read(taskId);
  }

  private async read(taskId: string): Promise<void> {
    const source = cancellationSource();
    this.underWay.set(taskId, source);
    const answer = await this.work.steps(taskId, source.cancellation)();
    if (source.cancellation.isCancelled()) return;
    this.underWay.delete(taskId);
    this.deliver(taskId, answer);
    this.advance();
  }
}

export class ReadTracking {
  constructor(private readonly work: WorkGateway) {}

  /** Opens a round: at most six calls at once, a failure costs only its own task (section 7, AMB-25). */
  execute(deliver: DeliverSteps): TrackingRound {
    return new Round(this.work, deliver);
  }
}
