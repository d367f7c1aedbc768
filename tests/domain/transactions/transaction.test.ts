import { describe, expect, it } from 'vitest';
import { ownOrderId } from '../../../src/domain/transactions/transaction';
import { aTransaction } from './aTransaction';

describe('an order without a Transaction ID', () => {
  it('is found by the id of its record', () => {
    const { id } = aTransaction({ id: '31' });
    expect(ownOrderId({ id })).toBe('31');
  });
});
