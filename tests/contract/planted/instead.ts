import * as TE from 'fp-ts/TaskEither';
import type { Gateways } from '../httpGateways';

/** A way in which adapters can be wrong. */
export interface Mistake {
  readonly name: string;
  readonly plant: (right: Partial<Gateways>) => Partial<Gateways>;
}

/** A mistake in one port. */
const mistake = <P extends keyof Gateways>(
  name: string,
  port: P,
  make: (right: Gateways[P]) => Gateways[P],
): Mistake => ({
  name,
  plant: (of) => {
    const right: Gateways[P] | undefined = of[port];
    return right === undefined ? of : { ...of, [port]: make(right) };
  },
});

/** The port with one of its methods made differently, from what it was. */
const instead = <P extends object, M extends keyof P>(port: P, method: M, make: (right: P[M]) => P[M]): P =>
  new Proxy(port, {
    get: (target, name): unknown => {
      const own: unknown = Reflect.get(target, name);
      const right: unknown = typeof own === 'function' ? own.bind(target) : own;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the port's own method
      return name === method ? make(right as P[M]) : right;
    },
  });

/** A mistake in one method of a port. */
export const calls = <P extends keyof Gateways, M extends keyof Gateways[P]>(
  name: string,
  [port, method]: readonly [P, M],
  make: (right: Gateways[P][M]) => Gateways[P][M],
): Mistake => mistake(name, port, (right) => instead(right, method, make));

// oxlint-disable-next-line typescript/no-explicit-any -- methods of any port
type Call<E, A> = (...given: any[]) => TE.TaskEither<E, A>;
type Answer<F> = F extends Call<unknown, infer A> ? A : never;
type Failure<F> = F extends Call<infer E, unknown> ? E : never;

/** A mistake in what a method answers. */
export const answers = <P extends keyof Gateways, M extends keyof Gateways[P]>(
  name: string,
  place: readonly [P, M],
  change: (answer: Answer<Gateways[P][M]>) => Answer<Gateways[P][M]>,
): Mistake =>
  calls(name, place, (right) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a method that answers
    const call = right as Call<unknown, Answer<Gateways[P][M]>>;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers the same type
    return ((...given: unknown[]) => TE.map(change)(call(...given))) as Gateways[P][M];
  });

/** A mistake in how a method fails. */
export const failures = <P extends keyof Gateways, M extends keyof Gateways[P]>(
  name: string,
  place: readonly [P, M],
  change: (
    failure: Failure<Gateways[P][M]>,
  ) => TE.TaskEither<Failure<Gateways[P][M]>, Answer<Gateways[P][M]>>,
): Mistake =>
  calls(name, place, (right) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a method that fails
    const call = right as Call<Failure<Gateways[P][M]>, Answer<Gateways[P][M]>>;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers the same type
    return ((...given: unknown[]) => TE.orElse(change)(call(...given))) as Gateways[P][M];
  });

/** The same mistake in several methods, as in what they share. */
export const together = (name: string, ...mistakes: readonly Mistake[]): Mistake => ({
  name,
  plant: (right) => mistakes.reduce((of, { plant }) => plant(of), right),
});
