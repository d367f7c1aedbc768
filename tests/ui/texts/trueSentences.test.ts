import { describe, expect, it } from 'vitest';
import { hindi } from './hindi';

describe('A sentence that is shown in more than one state', () => {
  it('speaks of no payment where an order of ₹0 is confirmed [RESUME-08]', () => {
    expect(hindi.checkout.confirmed.success).toBe('हमने इसकी पुष्टि कर ली है।');
  });
});
