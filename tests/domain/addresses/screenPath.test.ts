import { describe, expect, it } from 'vitest';
import { isScreenPath } from '../../../src/domain/addresses/screenPath';

describe('a path', () => {
  it.each([
    '/',
    '/login',
    '/sub-service/24',
    '/Pvt.%20Ltd.%20Registration/16',
    '/apiary',
    '/services/api',
    '/nope',
  ])('is that of a screen: %s', (path) => {
    expect(isScreenPath(path)).toBe(true);
  });

  it.each([
    'api',
    'assets',
    'brand',
    'contact-us',
    'healthz',
    'media',
    'policy-reports',
    'privacy-policy',
    'reports',
    'sandbox',
    'terms-and-conditions',
  ])('is that of no screen below /%s', (word) => {
    expect([`/${word}`, `/${word}/`, `/${word}/some/thing`].map(isScreenPath)).toEqual([false, false, false]);
  });

  it.each(['/favicon.svg', '/a/b.txt', '/.env', '/.well-known/other', '/a/.git/config', '/login.'])(
    'is that of no screen, but of a file: %s',
    (path) => {
      expect(isScreenPath(path)).toBe(false);
    },
  );
});
