import * as t from 'io-ts';
import { fromNullable, getOrElse, isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import { isLeft } from 'fp-ts/Either';
import { withoutTurning } from '../../domain/typed/direction';
import { isRecord, itemsOf } from './unwrap';

/** The record that a codec is reading, where it is told which of its fields could not be read. */
export interface HeardRecord extends t.ContextEntry {
  readonly leavesOut: (field: string) => void;
}

const isHeard = (entry: t.ContextEntry | undefined): entry is HeardRecord =>
  entry !== undefined && 'leavesOut' in entry;

const tellLeftOut = (context: t.Context): void => {
  const [record] = context;
  if (isHeard(record)) record.leavesOut(context.at(-1)?.key ?? '');
};

/** A codec that refuses what its reading finds none of. */
export const lenient = <A>(
  name: string,
  read: (value: unknown, context: t.Context) => Option<A>,
): t.Type<A> =>
  new t.Type<A>(
    name,
    (value): value is A => value !== undefined,
    (value, context) => {
      const result = read(value, context);
      return isSome(result) ? t.success(result.value) : t.failure(value, context);
    },
    t.identity,
  );

const MOST_DECIMALS = 20;

/** In digits alone: '5.6e-14', the rest of a sum in floats, would be no readable amount. */
const digitsOf = (number: number): string => {
  const text = String(number);
  return text.includes('e-') ? number.toFixed(MOST_DECIMALS) : text;
};

/** A value as text: a number becomes text, anything else is ''. */
export const fieldText = (value: unknown): string => {
  if (typeof value === 'string') return withoutTurning(value);
  return typeof value === 'number' && Number.isFinite(value) ? digitsOf(value) : '';
};

/** An id as text, from a number or a text; a blank one is refused. */
export const wireId: t.Type<string> = lenient('Id', (value) => {
  const text = fieldText(value).trim();
  return text === '' ? none : some(text);
});

/** Text; a number becomes text, anything else (null, absent, an object) is ''. */
export const wireText: t.Type<string> = lenient('Text', (value) => some(fieldText(value)));

/** A number or a numeric text; anything else is none. */
export const wireNumber: t.Type<Option<number>> = lenient('Number', (value) => {
  const text = fieldText(value).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return some(Number.isFinite(number) ? some(number) : none);
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const LIST_OR_RECORD = /^\s*[[{]/;

/** JSON, parsed when it comes as text, also when that was made a text twice; invalid JSON text is undefined. */
export const fromJsonText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const json = parsed(value);
  return typeof json === 'string' && LIST_OR_RECORD.test(json) ? (parsed(json) ?? json) : json;
};

const isAbsent = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0);
};

/** A list, parsed when it comes as JSON text, empty if absent; none for anything else. */
export const listFrom = (value: unknown): Option<readonly unknown[]> => {
  if (isAbsent(value)) return some([]);
  const list = fromJsonText(value);
  return list !== undefined && isAbsent(list) ? some([]) : fromNullable(itemsOf(list));
};

/** What stands in a list for nothing, such as the only row of a joined table in which nothing was found. */
const isPlaceholder = (item: unknown): boolean =>
  isAbsent(item) || (isRecord(item) && Object.values(item).every(isAbsent));

/** The items that a codec reads in a list, none where nothing can be read; a heard record is told what is left out. */
const readItemsOf =
  <A>(codec: t.Decoder<unknown, A>) =>
  (value: unknown, context: t.Context): Option<readonly A[]> => {
    const list = listFrom(value);
    if (isNone(list)) tellLeftOut(context);
    const sent = getOrElse((): readonly unknown[] => [])(list).filter((item) => !isPlaceholder(item));
    const read = sent.flatMap((item) => {
      const decoded = codec.decode(item);
      if (isLeft(decoded)) tellLeftOut(context);
      return isLeft(decoded) ? [] : [decoded.right];
    });
    return isNone(list) || (sent.length > 0 && read.length === 0) ? none : some(read);
  };

/** A list as `listFrom` reads it, else an empty one; items that the codec refuses are left out. */
export const wireListOf = <A>(codec: t.Decoder<unknown, A>): t.Type<readonly A[]> => {
  const read = readItemsOf(codec);
  return lenient<readonly A[]>('List', (value, context) =>
    some(getOrElse((): readonly A[] => [])(read(value, context))),
  );
};

/** Like `wireListOf`, for a list that says something by being empty: refused where nothing of it can be read (AMB-13). */
export const readableListOf = <A>(codec: t.Decoder<unknown, A>): t.Type<readonly A[]> =>
  lenient('ReadableList', readItemsOf(codec));
