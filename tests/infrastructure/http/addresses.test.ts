import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apiAddress,
  encodedPath,
  outsideAddress,
  withQuery,
} from '../../../src/infrastructure/http/addresses';

const PAGE = 'https://portal.example';

describe('the address of a call', () => {
  it.each([
    ['user/cart', `${PAGE}/api/v3/user/cart`],
    ['/user/cart', `${PAGE}/api/v3/user/cart`],
    ['/api/v3/files/download-link/x', `${PAGE}/api/v3/files/download-link/x`],
    ['api/v3/user/cart', `${PAGE}/api/v3/user/cart`],
    ['api/v30/user', `${PAGE}/api/v3/api/v30/user`],
  ])('of %s is %s [HTTP-01] [HTTP-02]', (path, address) => {
    expect(apiAddress('', path, PAGE).href).toBe(address);
  });

  it('is on the configured app host', () => {
    expect(apiAddress('https://api.example', 'services', PAGE).href).toBe(
      'https://api.example/api/v3/services',
    );
  });

  it("has no prefix on another base, or on the page's own origin", () => {
    expect(outsideAddress('https://www.example', 'api/recent-blogs', PAGE).href).toBe(
      'https://www.example/api/recent-blogs',
    );
    expect(outsideAddress('', '/api/recent-blogs', PAGE).href).toBe(`${PAGE}/api/recent-blogs`);
  });

  it('adds a query without changing the given address', () => {
    const address = apiAddress('', 'user/search', PAGE);
    expect(withQuery(address, { query: 'a b&c' }).search).toBe('?query=a+b%26c');
    expect(address.search).toBe('');
  });
});

describe('a file path inside an address', () => {
  it('is encoded segment by segment, slashes kept', () => {
    expect(encodedPath('invoices/2026/GST & TDS #4?.pdf')).toBe(
      'invoices/2026/GST%20%26%20TDS%20%234%3F.pdf',
    );
  });

  it('never leaves the folder that the call names', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('..', '.', '', 'a', '%2e%2e', 'b c')), (segments) => {
        const { pathname } = apiAddress('', `/files/download-link/${encodedPath(segments.join('/'))}`, PAGE);
        expect(pathname.startsWith('/api/v3/files/download-link/')).toBe(true);
      }),
    );
  });
});
