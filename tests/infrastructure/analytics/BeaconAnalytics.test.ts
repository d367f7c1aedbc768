import { afterEach, describe, expect, it, vi } from 'vitest';
import { BeaconAnalytics } from '../../../src/infrastructure/analytics/BeaconAnalytics';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { aSession, aUser } from '../../doubles/aSession';

const ADDRESS = 'https://events.example/portal';

afterEach(() => void vi.unstubAllGlobals());

const begun = (isQueued = true) => {
  const sent: { readonly address: string; readonly body: unknown }[] = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: string): boolean => {
      sent.push({ address, body: JSON.parse(body) });
      return isQueued;
    },
  });
  const log = new InMemoryLog();
  const storage = new InMemorySessionStorage();
  return { sent, log, storage, analytics: new BeaconAnalytics({ address: ADDRESS, log, storage }) };
};

describe('analytics at an address of the deployment', () => {
  it('sends each event at once, with the id of the customer and nothing else of them', () => {
    const { analytics, sent, storage } = begun();
    analytics.pageViewed('/login');
    storage.keep(aSession({ user: aUser({ id: '7', email: 'asha@example.in', phone: '+919876543210' }) }));
    analytics.track('Order Placed', { order_id: '77' });
    storage.leave();
    analytics.track('Payment Completed');
    expect(sent).toEqual([
      { address: ADDRESS, body: { event: 'Page Viewed', customer: null, details: { path: '/login' } } },
      { address: ADDRESS, body: { event: 'Order Placed', customer: '7', details: { order_id: '77' } } },
      { address: ADDRESS, body: { event: 'Payment Completed', customer: null, details: {} } },
    ]);
  });

  it('knows the customer whose session was there before the page, or is restored', () => {
    const { analytics, sent, storage } = begun();
    storage.local.set('access_token', 'access-1');
    analytics.pageViewed('/payment-response');
    storage.keepUser(aUser({ id: '' }));
    analytics.pageViewed('/payment-response');
    storage.keepUser(aUser({ id: '7' }));
    analytics.track('Payment Completed');
    const bodies = [null, null, '7'].map((customer) => ({ body: { customer } }));
    expect(sent).toMatchObject(bodies);
  });

  it('logs an event that the browser does not take, and nothing fails', () => {
    const { analytics, log } = begun(false);
    analytics.pageViewed('/cart');
    expect(JSON.stringify(log)).toContain('An event could not be told to analytics.');
  });
});
