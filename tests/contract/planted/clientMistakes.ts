import { type Either, isLeft, left } from 'fp-ts/Either';
import type { Line, OwnBackend } from '../backend';

export type OverLine = NonNullable<OwnBackend['overLine']>;

/** A way in which a client can be wrong, and a part of the name of the tests that tell of it. */
export interface ClientMistake {
  readonly name: string;
  readonly told: string;
  readonly plant: (right: OverLine) => OverLine;
}

const onLine =
  (change: (right: Line) => Partial<Line>): ClientMistake['plant'] =>
  (overLine) =>
  (line) =>
    overLine({ ...line, ...change(line) });

type Failure = { readonly kind: string };
type Change = (failure: Failure) => Promise<Either<Failure, unknown>>;
type Task = () => Promise<Either<Failure, unknown>>;

const isTask = (made: unknown): made is Task => typeof made === 'function';

/** Ports whose every call fails otherwise. */
const failing = <P extends object>(ports: P, change: Change): P =>
  new Proxy(ports, {
    get: (target, name): unknown => {
      const own: unknown = Reflect.get(target, name);
      if (typeof own === 'object' && own !== null) return failing(own, change);
      if (typeof own !== 'function') return own;
      return (...given: unknown[]): unknown => {
        const made: unknown = Reflect.apply(own, target, given);
        if (!isTask(made)) return made;
        return async () => {
          const answer = await made();
          return isLeft(answer) ? change(answer.left) : answer;
        };
      };
    },
  });

const failsOtherwise =
  (kind: string, otherwise: Change): ClientMistake['plant'] =>
  (overLine) =>
  (line) => {
    const right = overLine(line);
    const ports = failing(right.ports, async (failure) =>
      failure.kind === kind ? otherwise(failure) : left(failure),
    );
    return { ...right, ports };
  };

const isRead = ({ method }: Request): boolean => method === 'GET';

/** Sends once more what was lost. */
const sentAgain = (which: (request: Request) => boolean) =>
  onLine(({ send }) => ({
    send: async (input, init) => {
      const request = new Request(input, init);
      try {
        return await send(request.clone());
      } catch (error) {
        if (!which(request)) throw error;
        return send(request);
      }
    },
  }));

/** Sends no call a second time. */
const sentOnce = onLine(({ send }) => {
  const kept = new Map<string, Promise<Response>>();
  return {
    send: (input, init) => {
      const request = new Request(input, init);
      const asked = `${request.method} ${request.url}`;
      const response = kept.get(asked) ?? send(request);
      kept.set(asked, response);
      return response;
    },
  };
});

/** Mistakes in what all adapters share. */
export const clientMistakes: readonly ClientMistake[] = [
  {
    name: 'an exception on a lost line',
    told: 'on a lost line',
    plant: failsOtherwise('Unreachable', () => Promise.reject(new TypeError('The line is lost.'))),
  },
  {
    name: 'a lost line as a fault of the server',
    told: 'on a lost line',
    plant: failsOtherwise('Unreachable', async (failure) => left({ ...failure, kind: 'ServerFault' })),
  },
  {
    name: 'a write that is repeated',
    told: 'on a lost line',
    plant: sentAgain((request) => !isRead(request)),
  },
  { name: 'a read that is repeated too often', told: 'on a lost line', plant: sentAgain(isRead) },
  { name: 'a read that is never repeated', told: 'on a lost line', plant: sentOnce },
  {
    name: 'a call that goes on when it is cancelled',
    told: 'cancelled under way',
    plant: failsOtherwise('Cancelled', () => new Promise(() => undefined)),
  },
  {
    name: 'a call that is cancelled as a lost line',
    told: 'cancelled under way',
    plant: failsOtherwise('Cancelled', async (failure) => left({ ...failure, kind: 'Unreachable' })),
  },
  {
    name: 'a call for a session that is over',
    told: 'that is over',
    plant: onLine(() => ({ isOver: () => false })),
  },
  {
    name: 'a refused session that nobody hears of',
    told: 'is reported as Unauthorized',
    plant: (overLine) => (line) => ({
      ...overLine(line),
      unauthorizedCalls: { onUnauthorized: () => () => undefined },
    }),
  },
  {
    name: 'another language than the portal speaks',
    told: 'the language',
    plant: onLine(() => ({ language: () => 'en-IN' })),
  },
];
