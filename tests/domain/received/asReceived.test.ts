import { describe, expect, it } from 'vitest';
import { asReceived } from '../../../src/domain/received/asReceived';

describe('what a backend sent', () => {
  it('goes back as it came, the same and unchanged', () => {
    const payment = Object.freeze({ total: '1180.00', unknown: [{ note: null }] });
    expect(asReceived(payment)).toBe(payment);
    expect(payment).toEqual({ total: '1180.00', unknown: [{ note: null }] });
  });

  it.each([null, undefined, '', 0, false, '{"total":1180}'])('is kept where it is %j', (content) => {
    expect(asReceived(content)).toBe(content);
  });
});
