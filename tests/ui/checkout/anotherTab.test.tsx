import { describe, expect, it } from 'vitest';
import { aTill, openFilled } from './openCart';

describe('the order form', () => {
  it('takes up the form that another tab has ordered with since', async () => {
    const till = aTill();
    const { checkout, unmount } = await openFilled(till);
    unmount();
    till.storage.keepForm({ ...checkout.form, address: '14 MG Road' });
    checkout.open();
    expect(checkout.form.address).toBe('14 MG Road');
    checkout.close();
  });
});
