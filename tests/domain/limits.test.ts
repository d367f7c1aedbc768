import { describe, expect, it } from 'vitest';
import { RECENT_BLOGS } from '../../src/domain/blogs/blog';
import { SUCCESS_DIALOG_MS } from '../../src/domain/cart/defaults';
import { DEFAULT_COUNTRY, PAYMENT_RESPONSE_PATH } from '../../src/domain/checkout/limits';
import { CABINET_RELOAD_MS, MAX_UPLOAD_BYTES, TASK_MESSAGE_MS } from '../../src/domain/documents/limits';
import { cabinetPolicy, taskPolicy } from '../../src/domain/documents/uploadPolicy';
import { GST_PERCENT } from '../../src/domain/india/gst';
import { OTP_LENGTH } from '../../src/domain/india/otp';
import { PHONE_LENGTH, PHONE_PREFIX } from '../../src/domain/india/phone';
import { CURRENCY_SIGN } from '../../src/domain/money/formatRupees';
import {
  DASHBOARD_REQUESTS,
  DECISION_RELOAD_MS,
  QUOTATION_TURNAROUND,
} from '../../src/domain/quotations/limits';
import { CHAT_PROPERTIES_DELAY_MS, SIGNED_IN_SERVICE_ID } from '../../src/domain/session/limits';
import { API_PATH } from '../../src/infrastructure/http/addresses';

describe('business constants', () => {
  it("are API version v3, the phone '+91' and 13 characters in total, the OTP six digits [CONF-01]", () => {
    expect(API_PATH).toBe('/api/v3');
    expect(PHONE_PREFIX).toBe('+91');
    expect(PHONE_LENGTH).toBe(13);
    expect(OTP_LENGTH).toBe(6);
  });

  it('are a turnaround of 1 to 2 working days, the country IN, GST of 18% and rupees [CONF-02]', () => {
    expect(QUOTATION_TURNAROUND).toEqual({ from: 1, to: 2 });
    expect(DEFAULT_COUNTRY).toBe('IN');
    expect(GST_PERCENT).toBe(18);
    expect(CURRENCY_SIGN).toBe('₹');
  });

  it('are timers of 3 s for dialogs and the cabinet, 5 s, 1 s and 1.5 s for a decision [CONF-03]', () => {
    expect(SUCCESS_DIALOG_MS).toBe(3000);
    expect(CABINET_RELOAD_MS).toBe(3000);
    expect(TASK_MESSAGE_MS).toBe(5000);
    expect(CHAT_PROPERTIES_DELAY_MS).toBe(1000);
    expect(DECISION_RELOAD_MS).toBe(1500);
  });

  it('are limits of 20971520 bytes an upload, 4 blogs on page 1 and 3 requests on the dashboard [CONF-04]', () => {
    expect(MAX_UPLOAD_BYTES).toBe(20_971_520);
    expect([cabinetPolicy.maxBytes, taskPolicy.maxBytes]).toEqual([MAX_UPLOAD_BYTES, MAX_UPLOAD_BYTES]);
    expect(RECENT_BLOGS).toEqual({ page: 1, limit: 4 });
    expect(DASHBOARD_REQUESTS).toBe(3);
  });

  it("are the page '/payment-response' that a provider returns to, and service 1 after sign-in", () => {
    expect(PAYMENT_RESPONSE_PATH).toBe('/payment-response');
    expect(SIGNED_IN_SERVICE_ID).toBe('1');
  });
});
