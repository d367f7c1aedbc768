import { right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { acceptedList } from '../../../src/infrastructure/wire/decode';
import { InMemoryLog } from '../../doubles/InMemoryLog';

const fault = (): never => {
  throw new TypeError('Cannot read properties of null');
};

/** Reads texts, and throws at 'bad' as a faulty codec does. */
const throwing = new t.Type<string>(
  'Throwing',
  t.string.is,
  (value, context) => {
    if (value === 'bad') return fault();
    return typeof value === 'string' ? t.success(value) : t.failure(value, context);
  },
  t.identity,
);

const read = (body: unknown, codec: t.Decoder<unknown, string>, toDomain = (text: string) => text) => {
  const log = new InMemoryLog();
  return { list: acceptedList({ codec, toDomain, log, record: 'word' })(body), failures: log.failures };
};

describe('a record whose reading throws', () => {
  it('is left out and logged, and the rest of the list stays', () => {
    const { list, failures } = read(['a', 'bad', 'b'], throwing);
    expect(list).toEqual(right(['a', 'b']));
    expect(failures).toHaveLength(1);
  });

  it('is left out also when its domain value cannot be made', () => {
    const { list, failures } = read(['a', 'bad'], t.string, (text) => (text === 'bad' ? fault() : text));
    expect(list).toEqual(right(['a']));
    expect(failures).toHaveLength(1);
  });
});
