import { describe, expect, it } from 'vitest';
import { type Mixpanel, MixpanelAnalytics } from '../../../src/infrastructure/analytics/MixpanelAnalytics';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { aUser } from '../../doubles/aSession';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A stand-in for Mixpanel's core build that records its calls. */
const aMixpanel = () => {
  const sent: unknown[][] = [];
  const tell =
    (name: string) =>
    (...given: unknown[]): void => {
      sent.push([name, ...given]);
    };
  const mixpanel: Mixpanel = {
    init: tell('init'),
    identify: tell('identify'),
    people: { set: tell('people.set') },
    track: tell('track'),
    reset: tell('reset'),
  };
  return { mixpanel, sent };
};

const begun = (load: () => Promise<Mixpanel>) => {
  const [timer, log] = [new InMemoryTimer(), new InMemoryLog()];
  return { timer, log, analytics: new MixpanelAnalytics({ token: 'tok', load, timer, log }) };
};

describe('analytics with Mixpanel', () => {
  it('starts with debug on, automatic page views and local-storage persistence [ANLY-06]', async () => {
    const { mixpanel, sent } = aMixpanel();
    const { timer } = begun(() => Promise.resolve(mixpanel));
    timer.pass(2000);
    await settled();
    expect(sent).toEqual([
      [
        'init',
        'tok',
        {
          debug: true,
          track_pageview: true,
          persistence: 'localStorage',
          batch_requests: false,
          api_transport: 'sendBeacon',
        },
      ],
    ]);
  });

  it('starts at once after a customer’s action, since the page may close', async () => {
    const { mixpanel, sent } = aMixpanel();
    const { analytics } = begun(() => Promise.resolve(mixpanel));
    analytics.pageViewed('/cart');
    await settled();
    expect(sent).toEqual([]);
    analytics.track('Order Placed', { order_id: '77' });
    await settled();
    expect(sent.map(([name]) => name)).toEqual(['init', 'track', 'track']);
  });

  it('sends earlier events in order once it is loaded', async () => {
    const { mixpanel, sent } = aMixpanel();
    const { analytics, timer } = begun(() => Promise.resolve(mixpanel));
    analytics.identify(
      aUser({ id: '7', email: 'asha@example.in', displayName: 'Asha Verma', phone: '+919876543210' }),
    );
    analytics.pageViewed('/dashboard');
    await settled();
    expect(sent).toEqual([]);
    timer.pass(2000);
    analytics.track('Order Placed', { order_id: '77' });
    analytics.reset();
    await settled();
    expect(sent.slice(1)).toEqual([
      ['identify', '7'],
      ['people.set', { $email: 'asha@example.in', $name: 'Asha Verma', $phone: '+919876543210' }],
      ['track', 'Page Viewed', { path: '/dashboard' }],
      ['track', 'Order Placed', { order_id: '77' }],
      ['reset'],
    ]);
  });

  it('logs an event that fails and sends the next one', async () => {
    const { mixpanel, sent } = aMixpanel();
    const broken: Mixpanel = {
      ...mixpanel,
      identify: () => {
        throw new Error('storage is full');
      },
    };
    const { analytics, timer, log } = begun(() => Promise.resolve(broken));
    analytics.identify(aUser());
    analytics.pageViewed('/dashboard');
    timer.pass(2000);
    await settled();
    expect(sent.slice(1)).toEqual([['track', 'Page Viewed', { path: '/dashboard' }]]);
    expect(log.failures).toEqual(['An event could not be told to analytics.']);
  });

  it('logs when its code cannot be loaded', async () => {
    const { analytics, timer, log } = begun(() => Promise.reject(new Error('blocked')));
    analytics.pageViewed('/');
    timer.pass(2000);
    await settled();
    expect(log.failures).toEqual(['Analytics could not be loaded.']);
  });
});
