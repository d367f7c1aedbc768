import fc from 'fast-check';
import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  type ExampleAddress,
  demoRecords,
  examplesByRoute,
  signedInAddresses,
} from '../../../scripts/exampleAddresses.ts';
import { targetPath } from '../../../src/domain/notifications/target';
import { isScorePath } from '../../../src/domain/score/scorePath';
import { routePattern } from '../../../src/ui/shell/routePattern';
import { portalRoutes, type ScreenName } from '../../../src/ui/shell/routes';
import { screenAt } from '../../../src/ui/shell/screenAt';

const shownBy = ({ path }: ExampleAddress): ScreenName | undefined => screenAt(path.replace(/\?.*/, ''));

describe('the route table', () => {
  it.each([
    ['/', 'dashboard'],
    ['/dashboard', 'dashboard'],
    ['/profile', 'profile'],
    ['/filecabinet', 'fileCabinet'],
    ['/quotation', 'quotationList'],
    ['/quotation/12', 'quotation'],
    ['/quotations/5', 'quotationRequest'],
    ['/cart', 'cart'],
    ['/payment-response', 'paymentResult'],
    ['/task-detail/3', 'task'],
    ['/notifications', 'notifications'],
    ['/sub-services/4', 'subServices'],
    ['/sub-service/16', 'subService'],
    ['/GST%20Filing/16', 'questionFlow'],
    ['/services/16', 'questionFlow'],
  ])('shows on %s the screen %s', (path, screen) => {
    expect(screenAt(path)).toBe(screen);
  });

  it('shows the score page on every path whose last segment ends in tax-fitt, before all patterns', () => {
    for (const path of [
      '/tax-fitt',
      '/tax-fitt/',
      '/score/tax-fitt',
      '/quotation/my-tax-fitt',
      '/a/b/c/tax-fitt',
    ])
      expect(screenAt(path)).toBe('score');
    expect(isScorePath('/tax-fitt/16')).toBe(false);
    expect(screenAt('/tax-fitt/16')).toBe('questionFlow');
  });

  it.each(['/nope', '/a/b/c', '/dashboard/x/y'])('has no screen for %s', (path) => {
    expect(screenAt(path)).toBeUndefined();
  });

  it('tries the two-segment pattern last, because it matches so much', () => {
    expect(portalRoutes.at(-1)?.screen).toBe('questionFlow');
  });

  it('has examples of each route, which lead to its screen', () => {
    const examples = examplesByRoute(demoRecords);
    const routes = portalRoutes.filter((route) => route.path !== '/');
    expect(routes.map(({ path }) => [path, new Set(examples.get(path)?.map(shownBy))])).toEqual(
      routes.map(({ path, screen }) => [path, new Set([screen])]),
    );
    expect(signedInAddresses().map(shownBy)).toContain('score');
  });

  it('names the pattern of an address without its ids', () => {
    const addresses = ['/login', '/cart', '/quotation/12', '/GST Filing/17', '/Nila/Iyer', '/9876543210'];
    expect(addresses.map(routePattern)).toEqual([
      '/login',
      '/cart',
      '/quotation/:quotationId',
      ...Array<string>(2).fill('/:subServiceName/:subServiceId'),
      '/…',
    ]);
  });

  it('has a screen for every path that a notification leads to', () => {
    const kind = fc.oneof(
      fc.constantFrom(...portalRoutes.map(({ path }) => path.split('/')[1] ?? ''), 'tax-fitt', 'orders'),
      fc.string(),
    );
    const record = fc.oneof(fc.constantFrom('', '12', 'gst', '0'), fc.string());
    fc.assert(
      fc.property(kind, record, (path, value) => {
        const place = targetPath({ path, value });
        const shown = isSome(place) ? screenAt(place.value) : 'nothing';
        expect([undefined, 'questionFlow']).not.toContain(shown);
      }),
    );
  });
});
