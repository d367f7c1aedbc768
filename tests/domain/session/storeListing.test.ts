import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { storeListing } from '../../../src/domain/session/storeListing';

const stores = { androidApp: some('https://play.example/app'), iosApp: some('https://apps.example/app') };
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

describe('on mobile user agents the login screen redirects to the store listing', () => {
  it('sends Android and iOS each to its own store', () => {
    expect(storeListing(android, stores)).toEqual(stores.androidApp);
    expect(storeListing(phone, stores)).toEqual(stores.iosApp);
    expect(storeListing('Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', stores)).toEqual(stores.iosApp);
    expect(storeListing('Mozilla/5.0 (iPod touch)', stores)).toEqual(stores.iosApp);
  });

  it('sends no other machine anywhere', () => {
    expect(storeListing(desktop, stores)).toEqual(none);
    expect(storeListing('', stores)).toEqual(none);
  });

  it('never locks a phone out where no store is configured', () => {
    const none1 = { androidApp: none, iosApp: none };
    expect(storeListing(android, none1)).toEqual(none);
    expect(storeListing(phone, none1)).toEqual(none);
    expect(storeListing(android, { ...stores, androidApp: none })).toEqual(none);
  });
});
