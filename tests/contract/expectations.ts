import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { isSome, type Option, some } from 'fp-ts/Option';
import { expect } from 'vitest';
import { indianDay, instant, type When } from '../../src/domain/dates/instant';
import type { Gateways } from './httpGateways';
import { NotTried } from './suite';

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

/** More records than a page of a list holds, and fewer than any list may. */
export const MANY = 25;

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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Eight minutes to either side, in milliseconds, as `closeTo` wants it. */
const WITHIN_MINUTES = -6;

/** The same value, a moment in it to within minutes, of an object those fields alone. */
const alike = (known: unknown): unknown => {
  if (Array.isArray(known)) return known.map(alike);
  if (!isRecord(known)) return known;
  if (known['kind'] === 'moment')
    return { ...known, at: expect.closeTo(Number(known['at']), WITHIN_MINUTES) };
  return expect.objectContaining(
    Object.fromEntries(Object.entries(known).map(([key, value]) => [key, alike(value)])),
  );
};

/** A record has the values that are known of it. */
export const expectKnown = (record: unknown, known: unknown): void => expect(record).toEqual(alike(known));

/** A list has the known records and no other, in any order. */
export const expectAllKnown = (records: readonly unknown[], known: readonly unknown[]): void => {
  expect(records).toHaveLength(known.length);
  expect(records).toEqual(expect.arrayContaining(known.map(alike)));
};

/** Something happened within the last minutes; a day alone has to be today in India. */
export const expectJustNow = (time: Option<When>): void => {
  const now = instant(Date.now());
  const isDay = isSome(time) && time.value.kind === 'day';
  expectKnown(time, some(isDay ? { kind: 'day', day: indianDay(now) } : { kind: 'moment', at: now }));
};

/** A fresh key; where none is honoured, a write that is sent again is another one. */
export const keyFor = ({ orders }: Pick<Gateways, 'orders'>): string => {
  if (!orders.honoursKeys) throw new NotTried('The backend honours no keys.');
  return freshKey();
};
