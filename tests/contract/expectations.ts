import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { expect } from 'vitest';

/** The value of a successful call; a failure fails the test with its kind. */
export const answerOf = async <E, A>(call: () => Promise<Either<E, A>>): Promise<A> => {
  const response = await call();
  if (isRight(response)) return response.right;
  throw new Error(`The call failed: ${JSON.stringify(response.left)}`);
};

/** The failure of a call; a success fails the test. */
export const failureOf = async <E, A>(call: () => Promise<Either<E, A>>): Promise<E> => {
  const response = await call();
  if (isLeft(response)) return response.left;
  throw new Error(`The call answered: ${JSON.stringify(response.right)}`);
};

/** The first item; fails the test when there is none. */
export const firstOf = <A>(items: readonly A[], what: string): A => {
  const [first] = items;
  if (first === undefined) throw new Error(`There is no ${what}.`);
  return first;
};

/** Ids are non-blank texts and unique. */
export const expectIds = (items: readonly { readonly id: string }[]): void => {
  const ids = items.map(({ id }) => id);
  for (const id of ids) expect(id).toMatch(/\S/);
  expect(new Set(ids).size).toBe(ids.length);
};

/** A signal that never aborts. */
export const goOn = (): AbortSignal => new AbortController().signal;

/** A signal that is already aborted. */
export const stopped = (): AbortSignal => {
  const source = new AbortController();
  source.abort();
  return source.signal;
};

let keys = 0;
const run = Date.now().toString(36);

/** A key that is unique in this run. */
export const freshKey = (): string => {
  keys += 1;
  return `contract-${run}-${keys}`;
};
