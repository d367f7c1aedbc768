import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { incomplete } from '../../../src/domain/received/incomplete';
import { acceptedFirstPage, acceptedItems } from '../../../src/infrastructure/wire/decode';
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

const read = async (body: unknown, codec: t.Decoder<unknown, string>, toDomain = (text: string) => text) => {
  const log = new InMemoryLog();
  const list = await acceptedItems({ codec, toDomain, log, record: 'word' })(body)();
  return { list, failures: log.failures };
};

const whole = (...items: readonly string[]) => right({ items, isWhole: true });
/** All pages, of which a record is left out. */
const lacking = (...items: readonly string[]) => right({ items: incomplete(items), isWhole: true });

describe('a record whose reading throws', () => {
  it('is left out and logged, and the rest of the list stays', async () => {
    const { list, failures } = await read(['a', 'bad', 'b'], throwing);
    expect(list).toEqual(lacking('a', 'b'));
    expect(failures).toHaveLength(1);
  });

  it('is left out also when its domain value cannot be made', async () => {
    const { list, failures } = await read(['a', 'bad'], t.string, (text) =>
      text === 'bad' ? fault() : text,
    );
    expect(list).toEqual(lacking('a'));
    expect(failures).toHaveLength(1);
  });
});

describe('a list of which no record can be read', () => {
  it('is no empty list', async () => {
    const { list, failures } = await read([1, 'bad'], throwing);
    expect(list).toEqual(left(gatewayError('Malformed')));
    expect(failures).toHaveLength(2);
  });

  it('is told from one without records', async () => {
    expect((await read([], throwing)).list).toEqual(whole());
  });
});

describe('a list of which an answer is the first page', () => {
  const NEXT = 'https://backend.example/user/orders?page=2';
  const FURTHER = 'Did not read all pages of a list, of the record word.';

  it.each([
    { data: { current_page: 1, last_page: 4, next_page_url: null, data: ['a'] } },
    { data: { current_page: '1', last_page: '4', data: ['a'] } },
    { data: { next_page_url: NEXT, data: ['a'] } },
    { data: ['a'], links: { next: NEXT }, meta: {} },
    { data: ['a'], meta: { current_page: 1, last_page: 2 } },
    { data: ['a'], meta: { pagination: { total: 2, count: 1, current_page: 1, total_pages: 2, links: [] } } },
    { data: ['a'], meta: { pagination: { links: { next: NEXT } } } },
    { data: ['a'], pagination: { current_page: 1, per_page: 1, total: 2 } },
    { data: ['a'], total: '2', per_page: '1' },
  ])('is not whole in %j, and says once that more was not read', async (body) => {
    const { list, failures } = await read(body, t.string);
    expect([list, failures]).toEqual([right({ items: incomplete(['a']), isWhole: false }), [FURTHER]]);
  });

  it.each([
    { data: { current_page: 4, last_page: 4, next_page_url: null, data: ['a'] } },
    { data: ['a'], links: { next: ' ' }, meta: { current_page: 1, last_page: 1 } },
    { data: { links: [{ url: NEXT, label: '2' }], data: ['a'] } },
    { data: ['a'], meta: { pagination: { total: 1, per_page: 15, current_page: 1, total_pages: 1 } } },
    { data: ['a'], total: 1, per_page: 15 },
    // Rupees.
    { data: ['a'], total: 1180 },
    ['a'],
  ])('is whole in %j', async (body) => {
    const { list, failures } = await read(body, t.string);
    expect([list, failures]).toEqual([whole('a'), []]);
  });

  it('is enough where only that is wanted', async () => {
    const log = new InMemoryLog();
    const reading = { codec: t.string, toDomain: String, log, record: 'word' };
    const list = await acceptedFirstPage(reading)({ data: ['a'], links: { next: NEXT } })();
    expect([list, log.failures]).toEqual([right(['a']), []]);
  });
});

describe('a list of tens of thousands of records', () => {
  it('is read a thousand at a time, with tasks of the browser in between, and whole', async () => {
    const words = Array.from({ length: 46_119 }, (_, index) => String(index));
    const parts: number[] = [];
    let sinceLast = 0;
    const taskEnds = async (): Promise<void> => {
      parts.push(sinceLast);
      sinceLast = 0;
    };
    const toDomain = (text: string): string => {
      sinceLast += 1;
      return text;
    };
    const reading = { codec: t.string, toDomain, log: new InMemoryLog(), record: 'word' };
    const list = await acceptedItems(reading, taskEnds)(words)();
    expect(list).toEqual(whole(...words));
    expect([Math.max(...parts, sinceLast), parts.length]).toEqual([1000, 46]);
  });

  it('of a thousand is read at once', async () => {
    let pauses = 0;
    const reading = { codec: t.string, toDomain: String, log: new InMemoryLog(), record: 'word' };
    await acceptedItems(reading, async () => void (pauses += 1))(Array.from({ length: 1000 }, String))();
    expect(pauses).toBe(0);
  });
});
