import { describe, expect, it } from 'vitest';
import { DEFAULT_COUNTRY } from '../../../src/domain/checkout/limits';
import { GST_PERCENT } from '../../../src/domain/india/gst';
import { CURRENCY_SIGN } from '../../../src/domain/money/formatRupees';
import { QUOTATION_TURNAROUND, DECISION_RELOAD_MS } from '../../../src/domain/quotations/limits';

describe('constants of list, cart and payload', () => {
  it('is a turnaround of 1 to 2 working days, the country IN, GST of 18% and rupees [CONF-02]', () => {
    expect(QUOTATION_TURNAROUND).toEqual({ from: 1, to: 2 });
    expect(DEFAULT_COUNTRY).toBe('IN');
    expect(GST_PERCENT).toBe(18);
    expect(CURRENCY_SIGN).toBe('₹');
  });

  it('shows the message of a decision before the page reloads', () => {
    expect(DECISION_RELOAD_MS).toBe(1500);
  });
});
