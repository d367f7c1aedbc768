import { describe, expect, it } from 'vitest';
import { DEFAULT_COUNTRY } from '../../../src/domain/checkout/limits';
import { GST_PERCENT } from '../../../src/domain/india/gst';
import { CURRENCY_SIGN } from '../../../src/domain/money/formatRupees';
import { DASHBOARD_REQUESTS, TURNAROUND_TEXT } from '../../../src/domain/quotations/limits';

describe('constants of list, cart and payload', () => {
  it("is a turnaround of '1-2 working days', the country IN, GST of 18% and rupees [CONF-02]", () => {
    expect(TURNAROUND_TEXT).toBe('1-2 working days');
    expect(DEFAULT_COUNTRY).toBe('IN');
    expect(GST_PERCENT).toBe(18);
    expect(CURRENCY_SIGN).toBe('₹');
  });

  it('lists three requests on the dashboard', () => {
    expect(DASHBOARD_REQUESTS).toBe(3);
  });
});
