import { describe, expect, it } from 'vitest';
import { type CheckoutRefused, isOutcomeUnknown } from '../../../src/domain/checkout/checkoutRefused';

describe('a checkout that did not reach the gateway', () => {
  it.each<readonly [CheckoutRefused, boolean]>([
    [{ kind: 'OrderUnknown' }, true],
    [{ kind: 'OrderFailed', message: '', isOutcomeUnknown: true }, true],
    [{ kind: 'OrderFailed', message: '', isOutcomeUnknown: false }, false],
    [{ kind: 'CartEmpty' }, false],
  ])('%j leaves open whether an order was made: %s [RESUME-04]', (refused, isUnknown) => {
    expect(isOutcomeUnknown(refused)).toBe(isUnknown);
  });
});
