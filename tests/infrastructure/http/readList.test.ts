import { left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { readList } from '../../../src/infrastructure/http/readList';
import { recordedApi } from '../support/recordedApi';

const ADDRESS = '/api/v3/user/words';

const readAs = async (isProof: boolean, answers: readonly unknown[], signal?: AbortSignal) => {
  const rest = [...answers];
  const { api, log, calls } = recordedApi(() => {
    const next = rest.shift();
    return typeof next === 'function' ? next() : next;
  });
  const reading = { codec: t.string, toDomain: String, log, record: 'word' };
  const list = await readList(api, 'user/words', { ...reading, isProof }, signal)();
  return { list, failures: log.failures, addresses: calls.map(({ address }) => address) };
};

/** Reads a list, as proof, whose answers come in that order. */
const read = (...answers: readonly unknown[]) => readAs(true, answers);

const page = (current: number, last: number, ...words: readonly string[]) => ({
  status: true,
  data: { current_page: current, last_page: last, data: words },
});

const ended = (): Response => new Response('', { status: 401 });

describe('a list in pages', () => {
  it('is read to its last page, in order', async () => {
    const { list, failures, addresses } = await read(page(1, 3, 'a'), page(2, 3, 'b', 'c'), page(3, 3, 'd'));
    expect([list, failures]).toEqual([right(['a', 'b', 'c', 'd']), []]);
    expect(addresses).toEqual([ADDRESS, `${ADDRESS}?page=2`, `${ADDRESS}?page=3`]);
  });

  it('is read by `meta` too, and by the address of the next page', async () => {
    const first = { data: ['a'], links: { next: 'https://app.example/x?page=2' }, meta: { current_page: 1 } };
    const second = { data: ['b'], links: { next: null }, meta: { current_page: '2' } };
    expect((await read(first, second)).list).toEqual(right(['a', 'b']));
  });

  it.each([
    ['says no', { status: false, message: 'Later' }],
    ['is no list', { status: true }],
    ['is the first again', page(1, 3, 'a')],
  ])('is no proof where a further one %s, and asks no more', async (_, second) => {
    const { list, addresses, failures } = await read(page(1, 3, 'a'), second);
    expect([list, addresses]).toEqual([left(gatewayError('Malformed')), [ADDRESS, `${ADDRESS}?page=2`]]);
    expect(failures).toHaveLength(1);
    const { list: first } = await readAs(false, [page(1, 3, 'a'), second]);
    expect(first).toEqual(right(['a']));
  });

  it.each([403, 404, 422, 500])(
    'keeps what was read where a further one ends as %i [TXN-01]',
    async (status) => {
      const refused = (): Response => new Response('{"message":"No."}', { status });
      const { list, failures } = await readAs(false, [page(1, 3, 'a'), refused]);
      expect([list, failures.at(-1)]).toEqual([
        right(['a']),
        'Did not read all pages of a list, of the record word.',
      ]);
      expect((await read(page(1, 3, 'a'), refused)).list).toEqual(left(gatewayError('Malformed')));
    },
  );

  it('is over where a further one is cancelled, or the session has ended', async () => {
    const controller = new AbortController();
    const cancelled = (): Response => {
      controller.abort();
      throw new DOMException('', 'AbortError');
    };
    const { list } = await readAs(false, [page(1, 3, 'a'), cancelled], controller.signal);
    expect(list).toMatchObject(left({ kind: 'Cancelled' }));
    expect((await readAs(false, [page(1, 3, 'a'), ended])).list).toMatchObject(
      left({ kind: 'Unauthorized' }),
    );
  });

  it('is read up to fifty of them, which is no proof', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => page(index + 1, 60, String(index)));
    const { list, addresses, failures } = await read(...pages);
    expect([list, addresses.length]).toEqual([left(gatewayError('Malformed')), 50]);
    expect(failures).toEqual(['Did not read all pages of a list, of the record word.']);
  });

  it('is read once where there are no others', async () => {
    expect((await read(page(1, 1, 'a'))).addresses).toEqual([ADDRESS]);
    expect((await read(['a'])).addresses).toEqual([ADDRESS]);
  });
});
