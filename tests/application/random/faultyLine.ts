import { type Either, left } from 'fp-ts/Either';
import {
  type GatewayError,
  gatewayError,
  type GatewayErrorKind,
} from '../../../src/application/ports/gatewayError';
import type { Random } from './random';

/** Every way in which a call may be refused before anything has happened. */
export const REFUSALS: readonly GatewayErrorKind[] = [
  'Unauthorized',
  'Forbidden',
  'NotFound',
  'ServerFault',
  'Unexpected',
  'Unreachable',
  'Malformed',
];

export interface Line {
  readonly random: Random;
  /** How often a call goes wrong. */
  readonly faults: number;
  readonly refusals: readonly GatewayErrorKind[];
  /** Called with the name of each call before it is sent. */
  readonly onCall: (name: string) => void;
}

type Task = () => Promise<Either<GatewayError, unknown>>;

const isTask = (value: unknown): value is Task => typeof value === 'function';

// A call is refused before anything happens, or done with its response lost, or answered; some take longer.
const carried = async (
  task: Task,
  { random, faults, refusals }: Line,
): Promise<Either<GatewayError, unknown>> => {
  const isRefused = random.happens(faults);
  const isLost = random.happens(faults);
  for (let turn = Math.floor(random.next() * 4); turn > 0; turn -= 1) await Promise.resolve();
  if (isRefused) return left(gatewayError(random.oneOf(refusals), random.happens(0.5) ? 'No.' : ''));
  const result = await task();
  return isLost ? left(gatewayError('Unreachable')) : result;
};

/** Whether the caller no longer waits, so that nothing is sent. */
const isStopped = (given: readonly unknown[]): boolean =>
  given.some((one) => one instanceof AbortSignal && one.aborted);

/** The same gateway over a line on which calls fail at random. */
export const overLine = <G extends object>(gateway: G, line: Line): G =>
  new Proxy(gateway, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown => {
        const made: unknown = Reflect.apply(member, target, given);
        if (!isTask(made)) return made;
        return async () => {
          if (isStopped(given)) return left(gatewayError('Cancelled'));
          line.onCall(String(name));
          return carried(made, line);
        };
      };
    },
  });
