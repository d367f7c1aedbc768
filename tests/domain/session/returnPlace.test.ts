import * as fc from 'fast-check';
import { isNone, isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import {
  NO_LOGIN_QUERY,
  RETURN_WITHIN_MS,
  destinationAfterLogin,
  ownAddress,
  returnAddress,
} from '../../../src/domain/session/destination';
import { isOwnPath } from '../../../src/domain/addresses/address';
import { hostileAddresses } from '../addresses/addresses';
import vectors from '../../data/redirect-vectors.json';
import { spellings } from './spellings';
import { runs } from '../../runs';

const PORTAL = 'https://portal.example';

/** Whether a browser that opens the address from the portal stays on the portal, at exactly that path. */
const isOnPortal = (address: string): boolean => {
  const target = new URL(address, PORTAL);
  const [path = ''] = address.split('?');
  return target.origin === PORTAL && target.pathname === path && /^\/[^/\\]/.test(address);
};

describe('the address from which a visitor was turned away', () => {
  it.each([
    ['/quotation/12', '/quotation/12'],
    ['/filecabinet/', '/filecabinet'],
    ['/dashboard?tab=transactions', '/dashboard?tab=transactions'],
    ['/payment-response?status=success&order_id=9', '/payment-response?status=success&order_id=9'],
    ['/GST%20Filing/16?a=%2F', '/GST%20Filing/16?a=%2F'],
    ['/quotation/12#content', '/quotation/12'],
    ['/cart?a?b#c?d', '/cart?a?b'],
    ['/cart?', '/cart'],
    ['/cart#a\nb?c', '/cart'],
  ])('is kept with its query: %s', (address, kept) => {
    expect(ownAddress(address)).toEqual(some(kept));
  });

  it('is the address by id for a service whose name is not a plain segment', () => {
    expect(ownAddress('/ITR%20(Salary)/16')).toEqual(some('/services/16'));
    expect(ownAddress('/%20/16')).toEqual(some('/services/16'));
    expect(ownAddress('/ITR%20(Salary)/x')).toEqual(none);
    expect(ownAddress('/ITR%20(Salary)/16/17')).toEqual(none);
  });

  it.each([
    '',
    '/',
    '//',
    '/login',
    '/signup/',
    '/login?service_id=7',
    '/a.b',
    '/%',
    '/%252f',
    '/..',
    '/a//b',
  ])('is none for %j', (address) => {
    expect(ownAddress(address)).toEqual(none);
  });

  it.each(['a b', 'a\n', '"', '<', '\\', 'ü', 'a'.repeat(1001)])(
    'loses the query %j and keeps the path',
    (query) => {
      expect(ownAddress(`/cart?${query}`)).toEqual(some('/cart'));
    },
  );

  it.each(hostileAddresses)('is none or a path of the portal for %j', (address) => {
    const own = ownAddress(address);
    expect(isNone(own) || isOwnPath(own.value)).toBe(true);
  });

  it.each(vectors)('never leads off the portal for $value: $why', ({ value }) => {
    const addresses = spellings(value)
      .flatMap((spelling) => [spelling, `/${spelling}`, `/cart/${spelling}`, `/cart?next=${spelling}`])
      .map(ownAddress);
    expect(addresses.filter((address) => isSome(address) && !isOnPortal(address.value))).toEqual([]);
  });

  it('never leads off the portal for any text at all', () => {
    const nasty = fc.string({ unit: fc.constantFrom(...Array.from('/\\.:%2fa7\n\t@#?() ')) });
    fc.assert(
      fc.property(nasty, (text) => {
        const own = ownAddress(text);
        expect(isNone(own) || isOnPortal(own.value)).toBe(true);
        expect(isNone(own) ? own : ownAddress(own.value)).toEqual(own);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('coming back to it', () => {
  const at = instant(1_000_000);
  const place = some({ address: '/quotation/12', at });

  it('works for ten minutes', () => {
    expect(RETURN_WITHIN_MS).toBe(10 * 60 * 1000);
    expect(returnAddress(place, at)).toEqual(some('/quotation/12'));
    expect(returnAddress(place, instant(at + RETURN_WITHIN_MS - 1))).toEqual(some('/quotation/12'));
    expect(returnAddress(place, instant(at + RETURN_WITHIN_MS))).toEqual(none);
    expect(returnAddress(none, at)).toEqual(none);
  });

  it('trusts a stored address no more than any other', () => {
    expect(returnAddress(some({ address: 'https://evil.example/', at }), at)).toEqual(none);
  });

  it('happens where Login was opened without a service; service parameters win [LOGIN-27] [LOGIN-28]', () => {
    const wanted = some('/quotation/12');
    expect(destinationAfterLogin(NO_LOGIN_QUERY, wanted)).toBe('/quotation/12');
    expect(destinationAfterLogin({ ...NO_LOGIN_QUERY, serviceId: some('7') }, wanted)).toBe('/services/7');
    expect(destinationAfterLogin(NO_LOGIN_QUERY)).toBe('/dashboard');
  });
});
