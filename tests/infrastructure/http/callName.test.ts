import { describe, expect, it } from 'vitest';
import { callName } from '../../../src/infrastructure/http/callName';

describe('the name of a call in the console', () => {
  it.each([
    ['user/orders', 'GET /user/orders'],
    ['auth/token', 'GET /auth/token'],
    ['update-quotation-status/12', 'GET /update-quotation-status/…'],
    ['user/quotation-request/5', 'GET /user/quotation-request/…'],
    ['files/download-link/cabinet/Asha%20Rao%20PAN.pdf', 'GET /files/download-link/…'],
    ['user/search?query=Asha', 'GET /user/search'],
  ])('consists of the first words of %s', (path, name) => {
    expect(callName('GET', new URL(`https://app.example/api/v3/${path}`))).toBe(name);
  });

  it('is built the same way for another base', () => {
    expect(callName('GET', new URL('https://www.example/api/recent-blogs?page=1'))).toBe(
      'GET /api/recent-blogs',
    );
  });
});
