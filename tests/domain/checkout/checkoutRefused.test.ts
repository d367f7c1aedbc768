import { describe, expect, it } from 'vitest';
import {
  type CheckoutRefused,
  isOrderRefused,
  isOutcomeUnknown,
} from '../../../src/domain/checkout/checkoutRefused';

describe('a checkout that did not reach the gateway', () => {
  it.each<readonly [CheckoutRefused, boolean]>([
    [{ kind: 'OrderUnknown' }, true],
    [{ kind: 'OrderFailed', message: '', isOutcomeUnknown: true }, true],
    [{ kind: 'OrderFailed', message: '', isOutcomeUnknown: false }, false],
    [{ kind: 'CartEmpty' }, false],
  ])('%j leaves open whether an order was made: %s [RESUME-04]', (refused, isUnknown) => {
    expect(isOutcomeUnknown(refused)).toBe(isUnknown);
  });

  it.each<readonly [CheckoutRefused, boolean]>([
    [{ kind: 'OrderDeclined', message: '', isOutcomeUnknown: false }, true],
    [{ kind: 'OrderFailed', message: '', isOutcomeUnknown: false }, true],
    [{ kind: 'OrderDeclined', message: '', isOutcomeUnknown: true }, false],
    [{ kind: 'OrderFailed', message: '', isOutcomeUnknown: true }, false],
    [{ kind: 'PaymentFailed', message: '' }, false],
    [{ kind: 'CartEmpty' }, false],
  ])('%j says for certain that the order was refused: %s [PAY-24]', (refused, isRefused) => {
    expect(isOrderRefused(refused)).toBe(isRefused);
  });
});
