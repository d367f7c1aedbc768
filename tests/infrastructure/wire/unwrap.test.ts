import { isLeft, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { acceptedRecord } from '../../../src/infrastructure/wire/acceptedRecord';
import {
  accepted,
  explicitlyAccepted,
  levelsOf,
  listIn,
  recordIn,
  isAffirmative,
} from '../../../src/infrastructure/wire/unwrap';

const below = (value: unknown, depth: number): unknown =>
  depth === 0 ? value : { data: below(value, depth - 1) };

describe('a list in a response', () => {
  it.each([0, 1, 2, 3])('is found %d levels below data', (depth) => {
    expect(listIn(below([1, 2], depth))).toEqual(right([1, 2]));
  });

  it.each([0, 1, 2, 3])('is found %d levels below data as an object with numbers as keys', (depth) => {
    expect(listIn(below({ 1: 'a', 12: 'b' }, depth))).toEqual(right(['a', 'b']));
  });

  it.each([
    below([1], 4),
    { items: [1] },
    {},
    { data: {} },
    { 1: 'a', total: 1 },
    null,
    undefined,
    'text',
    7,
    { data: null },
    { status: true },
    { status: true, data: '' },
    { status: true, data: { total: 0 } },
    { status: false, data: null },
    { status: 'pending', data: null },
  ])('is not found in %j', (body) => {
    expect(listIn(body)).toEqual(left(gatewayError('Malformed')));
  });

  it.each([null, {}])('has no items where %j stands in its place beside a good word [AMB-13]', (data) => {
    for (const body of [
      { status: true, data },
      { success: 'true', data: { current_page: 1, data } },
    ])
      expect(listIn(body)).toEqual(right([]));
  });
});

describe('a record in a response', () => {
  it.each([0, 1, 2, 3])('is found %d levels below data by one of its keys', (depth) => {
    expect(recordIn(below({ items: [] }, depth), ['items', 'payment'])).toEqual(right({ items: [] }));
  });

  it.each([below({ items: [] }, 4), { other: 1 }, [], null, 'text', { data: [] }])(
    'is not found in %j',
    (body) => {
      expect(isLeft(recordIn(body, ['items']))).toBe(true);
    },
  );
});

describe('whether a 2xx response says yes', () => {
  it('reads an object that cannot be converted to a number as neither, without throwing', () => {
    const oddity: unknown = JSON.parse('{"status":{"toString":1,"valueOf":1}}');
    expect([isAffirmative(oddity), isAffirmative(oddity, true)]).toEqual([false, false]);
  });

  it.each([true, 'true', 'success', 200, '200', 1, '1', 'Success', ' SUCCESS ', 'True'])(
    'reads %j as yes',
    (value) => {
      expect(isAffirmative({ status: value }, true)).toBe(true);
      expect(isAffirmative({ success: value }, true)).toBe(true);
    },
  );

  it.each([false, 'false', 'failed', 'fail', 'failure', 'error', 400, 404, '500', 'Failed', ' ERROR '])(
    'reads %j as no',
    (value) => {
      expect(isAffirmative({ status: value })).toBe(false);
      expect(isAffirmative({ success: value })).toBe(false);
      expect(isAffirmative({ success: true, status: value })).toBe(false);
    },
  );

  it('reads a response that names neither as yes, unless the call must name one', () => {
    expect([isAffirmative({}), isAffirmative([]), isAffirmative(undefined)]).toEqual([true, true, true]);
    expect([isAffirmative({}, true), isAffirmative([], true), isAffirmative({ status: null }, true)]).toEqual(
      [false, false, false],
    );
  });

  it.each([
    { error: 'The disk is full.' },
    { error: true, message: 'The disk is full.' },
    { errors: { file: ['The disk is full.'] } },
    { errors: ['The disk is full.'] },
    { error: { message: 'The disk is full.' } },
  ])('is said neither way by an error without a word: %j [AMB-14]', (body) => {
    expect(isAffirmative(body)).toBe(false);
    expect(accepted(body)).toMatchObject(left({ kind: 'Malformed' }));
    expect(isAffirmative({ ...body, status: true })).toBe(true);
  });

  it.each([undefined, null, false, 'false', 0, '0', '', ' ', [], {}])(
    'is yes where %j stands for no error [AMB-14]',
    (none) => {
      expect(isAffirmative({ error: none, errors: none })).toBe(true);
    },
  );

  it("refuses with the server's message", () => {
    expect(accepted({ status: false, message: 'No.' })).toEqual(left(gatewayError('Rejected', 'No.')));
    expect(accepted({ status: true })).toEqual(right({ status: true }));
  });

  it('is malformed when the response says neither and the call must name a status', () => {
    expect(explicitlyAccepted({ status: 'success' })).toEqual(right({ status: 'success' }));
    expect(explicitlyAccepted({ status: false, message: 'No.' })).toEqual(
      left(gatewayError('Rejected', 'No.')),
    );
    for (const body of [undefined, null, {}, [true]])
      expect(explicitlyAccepted(body)).toEqual(left(gatewayError('Malformed')));
    expect(explicitlyAccepted({ message: 'Hm.' })).toEqual(left(gatewayError('Malformed', 'Hm.')));
  });

  it.each(['ok', 201, 'pending', '', {}])('is malformed for %j, which no table lists [AMB-14]', (status) => {
    expect(isAffirmative({ status })).toBe(false);
    expect(accepted({ status, message: 'Hm.' })).toEqual(left(gatewayError('Malformed', 'Hm.')));
    expect(explicitlyAccepted({ status, message: 'Hm.' })).toEqual(left(gatewayError('Malformed', 'Hm.')));
  });

  it('is the record itself in a bare one with a status of its own, unless that says no [AMB-14]', () => {
    const read = acceptedRecord(['items', 'amount']);
    expect(read({ amount: 5, status: 'created' })).toEqual(right({ amount: 5, status: 'created' }));
    expect(read({ items: [], status: false })).toEqual(left(gatewayError('Rejected')));
    expect(read({ amount: 5, error: 'Down' })).toEqual(left(gatewayError('Malformed')));
    expect(read({ status: 'created' })).toEqual(left(gatewayError('Malformed')));
    expect(read({ status: 'created', data: { amount: 5 } })).toEqual(left(gatewayError('Malformed')));
    expect(read({ status: '', items: [] })).toEqual(left(gatewayError('Malformed')));
    expect(read({ status: ' ', error: 'Down', items: [] })).toEqual(left(gatewayError('Malformed')));
    expect(read({ status: 'created', errors: ['Cart is down'], items: [] })).toEqual(
      left(gatewayError('Malformed', 'Cart is down')),
    );
  });

  it.each([0, '0'])('is refused by %j, unless the response says yes as well [AMB-14]', (status) => {
    expect(explicitlyAccepted({ status, message: 'No.' })).toEqual(left(gatewayError('Rejected', 'No.')));
    expect(isAffirmative({ success: true, status })).toBe(true);
  });
});

describe('the levels of a response', () => {
  it('are the body and what is below data, at most three levels deep', () => {
    expect(levelsOf(7)).toEqual([7]);
    expect(levelsOf({ data: null })).toEqual([{ data: null }, null]);
    expect(levelsOf(below(1, 3)).at(-1)).toBe(1);
    expect(levelsOf(below(1, 4)).at(-1)).toEqual({ data: 1 });
  });

  it('end at a list', () => {
    expect(levelsOf({ data: [{ data: 1 }] })).toHaveLength(2);
  });
});
