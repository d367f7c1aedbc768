import * as fc from 'fast-check';
import { fromNullable, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { HOME_PATH, destinationAfterLogin } from '../../../src/domain/session/destination';
import type { LoginQuery } from '../../../src/domain/session/destination';
import vectors from '../../data/redirect-vectors.json';
import { spellings } from './spellings';

const nothing: LoginQuery = { serviceId: none, serviceType: none, path: none, camp: none };

const query = (given: Partial<Record<keyof LoginQuery, string>>): LoginQuery => ({
  ...nothing,
  ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, some(value)])),
});

const withPath = (path: string): string =>
  destinationAfterLogin(query({ serviceId: '7', serviceType: 'fixed', path }));

const PORTAL = 'https://portal.example';

const isOnPortal = (destination: string): boolean => {
  const address = new URL(destination, PORTAL);
  return address.origin === PORTAL && address.pathname === destination && /^\/[^/\\]/.test(destination);
};

describe('after a successful login the user goes', () => {
  it("to '/{path}/{service_id}' when all three are given [LOGIN-26]", () => {
    expect(destinationAfterLogin(query({ serviceId: '7', serviceType: 'fixed', path: 'sub-service' }))).toBe(
      '/sub-service/7',
    );
    expect(
      destinationAfterLogin(query({ serviceId: ' 7 ', serviceType: 'fixed', path: ' /sub-service/ ' })),
    ).toBe('/sub-service/7');
  });

  it("to '/services/{service_id}' with service_id alone [LOGIN-27]", () => {
    expect(destinationAfterLogin(query({ serviceId: '7' }))).toBe('/services/7');
  });

  it("to '/dashboard' otherwise [LOGIN-28]", () => {
    expect(destinationAfterLogin(nothing)).toBe('/dashboard');
    expect(destinationAfterLogin(query({ serviceType: 'fixed', path: 'sub-service' }))).toBe('/dashboard');
    expect(destinationAfterLogin(query({ camp: 'website' }))).toBe('/dashboard');
    expect(destinationAfterLogin(query({ serviceId: ' ' }))).toBe('/dashboard');
    expect(HOME_PATH).toBe('/dashboard');
  });

  it("to '/services/{service_id}' with only one of path and service_type [LOGIN-29]", () => {
    expect(destinationAfterLogin(query({ serviceId: '7', path: 'sub-service' }))).toBe('/services/7');
    expect(destinationAfterLogin(query({ serviceId: '7', serviceType: 'fixed' }))).toBe('/services/7');
    expect(destinationAfterLogin(query({ serviceId: '7', serviceType: ' ', path: 'sub-service' }))).toBe(
      '/services/7',
    );
    expect(destinationAfterLogin(query({ serviceId: '7', serviceType: 'fixed', path: '//' }))).toBe(
      '/services/7',
    );
  });
});

describe('a hostile value cannot lead off the portal', () => {
  it('stays on the portal for an address as path [LOGIN-30]', () => {
    expect(withPath('/evil.example')).toBe('/services/7');
    expect(withPath('//evil.example')).toBe('/services/7');
    expect(isOnPortal(withPath('/evil'))).toBe(true);
    expect(withPath('//evil//')).toBe('/evil/7');
  });

  it.each(vectors)('stays on the portal for $param $value: $why [LOGIN-30]', ({ param, value }) => {
    const destinations = spellings(value).flatMap((spelling) => {
      const hostile = param === 'path' ? { path: spelling } : { serviceId: spelling };
      return [
        destinationAfterLogin(query({ serviceId: '7', serviceType: 'x', path: 'p', ...hostile })),
        destinationAfterLogin(query({ serviceId: '7', ...hostile })),
      ];
    });
    expect(destinations.filter((destination) => !isOnPortal(destination))).toEqual([]);
  });

  it.each(['-1', '1e3', '0x10', '1,2', '1;drop', 'Infinity', '1#', '7a', 'a7', '1234567890123456', '../..'])(
    'takes the id %j as not given',
    (serviceId) => {
      expect(destinationAfterLogin(query({ serviceId, serviceType: 'x', path: 'p' }))).toBe('/dashboard');
    },
  );

  it.each([
    'a.b',
    '..',
    'a/../b',
    'a//b',
    'a:b',
    'a?b',
    'a#b',
    'a%2fb',
    'a\\b',
    'a\u0000',
    '-a',
    ' /-',
    'a/',
    '/ a',
  ])('keeps service_id beside the path %j', (path) => {
    expect(['/services/7', '/a/7']).toContain(withPath(path));
    expect(isOnPortal(withPath(path))).toBe(true);
  });

  it('takes words, digits, blanks and several segments, encoded', () => {
    expect(withPath('GST Filing')).toBe('/GST%20Filing/7');
    expect(withPath('Tax & TDS_2-b')).toBe('/Tax%20%26%20TDS_2-b/7');
    expect(withPath('a/b/1c')).toBe('/a/b/1c/7');
    expect(withPath('/ sub-service /')).toBe('/sub-service/7');
    expect(destinationAfterLogin(query({ serviceId: '123456789012345' }))).toBe('/services/123456789012345');
  });

  it.each(['a/-b', 'a.', 'a/b.', '.a', 'a/.b', 'ab/c:d', 'é'])('takes the path %j as not given', (path) => {
    expect(withPath(path)).toBe('/services/7');
  });

  it('holds for any texts at all', () => {
    const nasty = fc.string({ unit: fc.constantFrom(...Array.from('/\\.:%2fa\n\t@#? ')) });
    const texts = fc.option(fc.oneof(nasty, fc.constantFrom('7', '//a.b', 'javascript:a')));
    fc.assert(
      fc.property(texts, texts, texts, (serviceId, serviceType, path) => {
        const asked = {
          ...nothing,
          serviceId: fromNullable(serviceId),
          serviceType: fromNullable(serviceType),
        };
        expect(isOnPortal(destinationAfterLogin({ ...asked, path: fromNullable(path) }))).toBe(true);
      }),
    );
  });
});
