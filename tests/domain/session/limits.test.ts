import { describe, expect, it } from 'vitest';
import { OTP_LENGTH } from '../../../src/domain/india/otp';
import { PHONE_LENGTH, PHONE_PREFIX } from '../../../src/domain/india/phone';
import { API_PATH } from '../../../src/infrastructure/http/addresses';
import { CHAT_PROPERTIES_DELAY_MS, SIGNED_IN_SERVICE_ID } from '../../../src/domain/session/limits';

describe('constants of the session', () => {
  it("is API version v3, the phone '+91' and 13 characters in total, the OTP six digits [CONF-01]", () => {
    expect(API_PATH).toBe('/api/v3');
    expect(PHONE_PREFIX).toBe('+91');
    expect(PHONE_LENGTH).toBe(13);
    expect(OTP_LENGTH).toBe(6);
  });

  it('sets the chat properties after a second and keeps service 1', () => {
    expect(CHAT_PROPERTIES_DELAY_MS).toBe(1000);
    expect(SIGNED_IN_SERVICE_ID).toBe('1');
  });
});
