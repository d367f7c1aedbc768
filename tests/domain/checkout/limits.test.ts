import { describe, expect, it } from 'vitest';
import { SUCCESS_DIALOG_MS } from '../../../src/domain/cart/defaults';
import { DEFAULT_COUNTRY, PAYMENT_RESPONSE_PATH } from '../../../src/domain/checkout/limits';
import { CABINET_RELOAD_MS, TASK_MESSAGE_MS } from '../../../src/domain/documents/limits';
import { CHAT_PROPERTIES_DELAY_MS } from '../../../src/domain/session/limits';

describe('constants of the checkout', () => {
  it('bills in IN and returns to /payment-response', () => {
    expect(DEFAULT_COUNTRY).toBe('IN');
    expect(PAYMENT_RESPONSE_PATH).toBe('/payment-response');
  });
});

describe('the timers', () => {
  it('are 3 s for dialogs and the cabinet, 5 s for task uploads, 1 s for the chat [CONF-03]', () => {
    expect([SUCCESS_DIALOG_MS, CABINET_RELOAD_MS, TASK_MESSAGE_MS]).toEqual([3000, 3000, 5000]);
    expect(CHAT_PROPERTIES_DELAY_MS).toBe(1000);
  });
});
