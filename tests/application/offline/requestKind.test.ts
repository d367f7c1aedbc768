import { describe, expect, it } from 'vitest';
import { type RequestKind, requestKindOf } from '../../../src/application/offline/requestKind';
import { signedInAddresses } from '../../../scripts/exampleAddresses';

const opened = (path: string): RequestKind =>
  requestKindOf({ path, isNavigation: true, isPost: false, isForServerOnly: false });
const fetched = (path: string): RequestKind =>
  requestKindOf({ path, isNavigation: false, isPost: false, isForServerOnly: false });
const posted = (path: string, isNavigation = true): RequestKind =>
  requestKindOf({ path, isNavigation, isPost: true, isForServerOnly: false });

const screens = signedInAddresses()
  .map(({ path }) => path.replace(/\?.*/, ''))
  .filter((path) => path !== '/payment-response');

describe('what the service worker answers [LINE-04]', () => {
  it.each(['/', '/login', '/signup', ...screens, '/Pvt.%20Ltd.%20Registration/16'])(
    'a screen that is opened: %s',
    (path) => {
      expect(opened(path)).toBe('screen');
      expect(fetched(path)).toBe('other');
    },
  );

  it.each([
    '/api/v3/user/cart',
    '/api/v3/files/7',
    '/sandbox/desk',
    '/sandbox/pages/blogs',
    '/payment-response',
    '/payment-response/',
    '/contact-us',
    '/terms-and-conditions',
    '/privacy-policy',
    '/media/avatars/demo',
    '/icons/icon-192.png',
    '/brand/logo.svg',
    '/favicon.svg',
    '/version.json',
    '/deadlines.json',
    '/manifest.webmanifest',
    '/serviceWorker.js',
    '/.well-known/security.txt',
    '/.well-known/other',
    '/healthz',
  ])('neither a page nor a call at %s', (path) => {
    expect([opened(path), fetched(path)]).toEqual(['other', 'other']);
  });

  it('files with a hash and the configuration', () => {
    expect(['/assets/index-a1.js', '/portal.config.json'].map(fetched)).toEqual(['asset', 'configuration']);
  });

  it('a form that is sent to the share address, and no other [SHARE-01]', () => {
    expect([posted('/shared'), opened('/shared')]).toEqual(['share', 'screen']);
    expect([posted('/shared', false), fetched('/shared')]).toEqual(['other', 'other']);
    for (const path of ['/', '/shared/7', '/payment-response', '/api/v3/user/files', '/assets/index-a1.js'])
      expect(posted(path)).toBe('other');
  });

  it('nothing that only the server may answer, such as the proof of a connection', () => {
    for (const path of ['/portal.config.json', '/assets/index-a1.js', '/'])
      for (const isNavigation of [true, false])
        expect(requestKindOf({ path, isNavigation, isPost: false, isForServerOnly: true })).toBe('other');
  });
});
