import { describe, expect, it } from 'vitest';
import { english } from './english';
import { hindi } from './hindi';

describe.each([
  { language: 'English', said: english },
  { language: 'Hindi', said: hindi },
])('A sentence that names a button in $language', ({ said: { attention, transaction } }) => {
  it('calls the one that pays an order as Home and Transactions write it [RESUME-02]', () => {
    const { payNow } = transaction;
    expect(attention.payOrder('₹5,900')).toContain(payNow);
    expect(attention.payOrder('')).toBe(payNow);
  });
});
