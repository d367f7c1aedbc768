import * as t from 'io-ts';
import { type Option, isSome, none, some } from 'fp-ts/Option';
import { isLeft } from 'fp-ts/Either';
import { withoutTurning } from '../../domain/typed/direction';

const lenient = <A>(name: string, read: (value: unknown) => Option<A>): t.Type<A> =>
  new t.Type<A>(
    name,
    (value): value is A => value !== undefined,
    (value, context) => {
      const result = read(value);
      return isSome(result) ? t.success(result.value) : t.failure(value, context);
    },
    t.identity,
  );

/** A value as text: a number becomes text, anything else is ''. */
export const textIn = (value: unknown): string => {
  if (typeof value === 'string') return withoutTurning(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** An id as text, from a number or a text; a blank one is refused. */
export const wireId: t.Type<string> = lenient('Id', (value) => {
  const text = textIn(value).trim();
  return text === '' ? none : some(text);
});

/** Text; a number becomes text, anything else (null, absent, an object) is ''. */
export const wireText: t.Type<string> = lenient('Text', (value) => some(textIn(value)));

/** A number or a numeric text; anything else is none. */
export const wireNumber: t.Type<Option<number>> = lenient('Number', (value) => {
  const text = textIn(value).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return some(Number.isFinite(number) ? some(number) : none);
});

/** JSON, parsed when it comes as text; invalid JSON text is undefined. */
export const fromJsonText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
};

/** A list, parsed when it comes as JSON text; items that the codec refuses are left out. */
export const wireListOf = <A>(codec: t.Decoder<unknown, A>): t.Type<readonly A[]> =>
  lenient<readonly A[]>('List', (value) => {
    const list = fromJsonText(value);
    if (!Array.isArray(list)) return some([]);
    return some(
      list.flatMap((item: unknown) => {
        const decoded = codec.decode(item);
        return isLeft(decoded) ? [] : [decoded.right];
      }),
    );
  });
