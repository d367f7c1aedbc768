import { describe, expect, it } from 'vitest';
import { aTill, openFilled } from '../cart/openCart';

describe('the order form', () => {
  it('takes over the form with which another tab has ordered meanwhile', async () => {
    const till = aTill();
    const { checkout, unmount } = await openFilled(till);
    unmount();
    till.storage.keepForm({ ...checkout.form, address: '14 MG Road' });
    checkout.open();
    expect(checkout.form.address).toBe('14 MG Road');
    checkout.close();
  });
});
