import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { incomplete } from '../../../src/domain/received/incomplete';
import { pagingOf } from '../../../src/infrastructure/wire/paging';
import { readItems, readList } from '../../../src/infrastructure/http/readList';
import { recordedApi } from '../support/recordedApi';

const ADDRESS = '/api/v3/user/words';

/** Reads a list whose answers come in that order. */
const readUntil = async (signal: AbortSignal | undefined, ...answers: readonly unknown[]) => {
  const rest = [...answers];
  const { api, log, calls } = recordedApi(() => {
    const next = rest.shift();
    return typeof next === 'function' ? next() : next;
  });
  const reading = { codec: t.string, toDomain: String, log, record: 'word' };
  const list = await readItems(api, 'user/words', reading, signal)();
  return { list, failures: log.failures, addresses: calls.map(({ address }) => address) };
};

const read = (...answers: readonly unknown[]) => readUntil(undefined, ...answers);

const whole = (...items: readonly string[]) => right({ items, isWhole: true });
const cutOff = (...items: readonly string[]) => right({ items: incomplete(items), isWhole: false });

const page = (current: number, last: number, ...words: readonly string[]) => ({
  status: true,
  data: { current_page: current, last_page: last, data: words },
});

const paginated = (current: number) => ({
  pagination: { total: 2, per_page: 1, current_page: current, total_pages: 2 },
});

const ended = (): Response => new Response('', { status: 401 });

describe('a list in pages', () => {
  it('is read to its last page, in order', async () => {
    const { list, failures, addresses } = await read(page(1, 3, 'a'), page(2, 3, 'b', 'c'), page(3, 3, 'd'));
    expect([list, failures]).toEqual([whole('a', 'b', 'c', 'd'), []]);
    expect(addresses).toEqual([ADDRESS, `${ADDRESS}?page=2`, `${ADDRESS}?page=3`]);
  });

  it('is read by `meta` too, and by the address of the next page', async () => {
    const first = { data: ['a'], links: { next: 'https://app.example/x?page=2' }, meta: { current_page: 1 } };
    const second = { data: ['b'], links: { next: null }, meta: { current_page: '2' } };
    expect((await read(first, second)).list).toEqual(whole('a', 'b'));
  });

  it('is read by a `pagination` beside the list, or in `meta`', async () => {
    const [first, second] = [paginated(1), paginated(2)];
    const inMeta = [
      { data: ['a'], meta: first },
      { data: ['b'], meta: second },
    ];
    expect((await read(...inMeta)).list).toEqual(whole('a', 'b'));
    expect((await read({ data: ['a'], ...first }, { data: ['b'], ...second })).list).toEqual(whole('a', 'b'));
  });

  it.each([
    ['of another place', { current_page: 2, last_page: 2, meta: { total: 15, per_page: 10 } }, false],
    ['of another place, with more to come', { current_page: 1, meta: { total: 15, per_page: 10 } }, true],
    ['of another place below', { total: 15, per_page: 10, pagination: { current_page: '2' } }, false],
    ['without a size', { current_page: 1, total: 15, per_page: 0 }, false],
  ])('is measured by the number of its page, beside a total %s', (_, paged, hasNext) => {
    expect(pagingOf({ data: ['a'], ...paged }, 1).hasNext).toBe(hasNext);
  });

  it('is not whole where it names further items, but no page [AMB-13]', async () => {
    const { list, addresses } = await read({ data: ['a'], total: 45, per_page: 1 });
    expect([list, addresses]).toEqual([cutOff('a'), [ADDRESS]]);
    const byCursor = { data: ['a'], links: { next: 'https://app.example/x?cursor=f7' } };
    expect((await read(byCursor)).list).toEqual(cutOff('a'));
  });

  it.each([
    ['says no', { status: false, message: 'Later' }],
    ['is no list', { status: true }],
    ['is the first again', page(1, 3, 'a')],
  ])('keeps what was read where a further one %s, is not whole, and asks no more', async (_, second) => {
    const { list, addresses, failures } = await read(page(1, 3, 'a'), second);
    expect([list, addresses]).toEqual([cutOff('a'), [ADDRESS, `${ADDRESS}?page=2`]]);
    expect(failures).toHaveLength(1);
  });

  it.each([403, 404, 422])(
    'keeps what was read where a further one is refused for good, as %i [TXN-01]',
    async (status) => {
      const refused = (): Response => new Response('{"message":"No."}', { status });
      const { list, failures } = await read(page(1, 3, 'a'), refused);
      expect([list, failures.at(-1)]).toEqual([
        cutOff('a'),
        'Did not read all pages of a list, of the record word.',
      ]);
    },
  );

  it.each([
    [
      'the line breaks',
      'Unreachable',
      (): Response => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['the server fails', 'ServerFault', (): Response => new Response('', { status: 500 })],
  ])('fails where another try may bring a further one: %s [LINE-02]', async (_, kind, second) => {
    expect((await read(page(1, 3, 'a'), second)).list).toMatchObject(left({ kind }));
  });

  it('is over where a further one is cancelled, or the session has ended', async () => {
    const controller = new AbortController();
    const cancelled = (): Response => {
      controller.abort();
      throw new DOMException('', 'AbortError');
    };
    const { list } = await readUntil(controller.signal, page(1, 3, 'a'), cancelled);
    expect(list).toMatchObject(left({ kind: 'Cancelled' }));
    expect((await read(page(1, 3, 'a'), ended)).list).toMatchObject(left({ kind: 'Unauthorized' }));
  });

  it('is read up to fifty of them, of which more make it not whole', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => page(index + 1, 60, String(index)));
    const { list, addresses, failures } = await read(...pages);
    expect([list, addresses.length]).toEqual([
      cutOff(...pages.slice(0, 50).map((_, index) => String(index))),
      50,
    ]);
    expect(failures).toEqual(['Did not read all pages of a list, of the record word.']);
  });

  it('is its items alone where no one asks for pages, marked where some were not read', async () => {
    const { api, log } = recordedApi(['a']);
    const reading = { codec: t.string, toDomain: String, log, record: 'word' };
    expect(await readList(api, 'user/words', reading)()).toEqual(right(['a']));
    const further = recordedApi({ data: ['a'], total: 45, per_page: 1 });
    expect(await readList(further.api, 'user/words', { ...reading, log: further.log })()).toEqual(
      right(incomplete(['a'])),
    );
  });

  it('is read once where there are no others', async () => {
    expect((await read(page(1, 1, 'a'))).addresses).toEqual([ADDRESS]);
    expect((await read(['a'])).addresses).toEqual([ADDRESS]);
  });
});
