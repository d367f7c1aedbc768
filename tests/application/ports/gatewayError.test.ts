import { describe, expect, it } from 'vitest';
import {
  gatewayError,
  isLasting,
  needsProvider,
  referenceOf,
  reportOf,
  shortReference,
  withoutReason,
} from '../../../src/application/ports/gatewayError';

describe('a call that failed', () => {
  it('has no message where the server sent none', () => {
    expect(gatewayError('Unreachable')).toEqual({ kind: 'Unreachable', message: '' });
    expect(gatewayError('Rejected', 'Closed')).toEqual({ kind: 'Rejected', message: 'Closed' });
  });

  it.each([
    ['Forbidden', true],
    ['NotFound', true],
    ['Refused', true],
    ['PayloadTooLarge', true],
    ['UnsupportedMediaType', true],
    ['Unauthorized', false],
    ['ServerFault', false],
    ['Unreachable', false],
    ['Rejected', false],
    ['Malformed', false],
  ] as const)('by %s would fail again: %s', (kind, would) => {
    expect(isLasting(gatewayError(kind))).toBe(would);
  });

  it.each([
    [gatewayError('Forbidden'), true],
    [gatewayError('NotFound', 'No such order'), false],
    [gatewayError('ServerFault'), false],
    [{ kind: 'Forbidden' }, false],
    [undefined, false],
  ])('is one that the provider alone can mend: %j, %s', (failure, needs) => {
    expect(needsProvider(failure)).toBe(needs);
  });

  it('is reported by the first eight characters of the call’s name', () => {
    expect(shortReference('0123456789abcdef')).toBe('01234567');
  });

  it('passes its reference on, where it has one', () => {
    expect(reportOf({ ...gatewayError('ServerFault'), reference: '01234567' })).toEqual({
      reference: '01234567',
    });
    expect(Object.keys(reportOf(gatewayError('ServerFault')))).toEqual([]);
  });

  it.each([
    [{ kind: 'ServerFault', message: '', reference: '01234567' }, '01234567'],
    [{ kind: 'ServerFault', message: '' }, undefined],
    [{ reference: 5 }, undefined],
    [undefined, undefined],
    [null, undefined],
    ['reference', undefined],
    [Object.assign(() => undefined, { reference: '01234567' }), undefined],
  ])('is found by its reference: %j', (failure, reference) => {
    expect(referenceOf(failure)).toBe(reference);
  });

  it('keeps all but the reason where that is not told, so that the provider is named', () => {
    const failure = { ...gatewayError('Forbidden', 'Closed'), reference: 'abc' };
    expect(withoutReason(failure)).toEqual({ kind: 'Forbidden', message: '', reference: 'abc' });
    expect(needsProvider(failure)).toBe(false);
    expect(needsProvider(withoutReason(failure))).toBe(true);
  });

  it.each([[undefined], [null], ['Forbidden'], [{ kind: 'Empty' }]])(
    'of %j, which has none, is left',
    (failure) => {
      expect(withoutReason(failure)).toBe(failure);
    },
  );
});
