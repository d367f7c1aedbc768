import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Mixpanel, MixpanelAnalytics } from '../../../src/infrastructure/analytics/MixpanelAnalytics';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { aUser } from '../../doubles/aSession';

afterEach(() => void vi.restoreAllMocks());

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

const HOST = 'https://api-in.mixpanel.com';

const begun = (load: () => Promise<Mixpanel>, silence = (): void => undefined) => {
  const [timer, log] = [new InMemoryTimer(), new InMemoryLog()];
  const loaded = async () => ({ mixpanel: await load(), silence });
  return {
    timer,
    log,
    analytics: new MixpanelAnalytics({ token: 'tok', host: HOST, load: loaded, timer, log }),
  };
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
        expect.objectContaining({
          debug: true,
          track_pageview: true,
          persistence: 'localStorage',
          batch_requests: false,
          api_transport: 'sendBeacon',
          api_host: HOST,
          ip: false,
        }),
      ],
    ]);
  });

  it('starts at once after a customer’s action, since the page may close', async () => {
    const { mixpanel, sent } = aMixpanel();
    const { analytics } = begun(() => Promise.resolve(mixpanel));
    analytics.pageViewed('/cart');
    await settled();
    expect(sent).toEqual([]);
    analytics.track('Item Added to Cart', { service_id: '16' });
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
    analytics.track('Item Added to Cart', { service_id: '16' });
    analytics.reset();
    await settled();
    expect(sent.slice(1)).toEqual([
      ['identify', '7'],
      ['people.set', { $email: 'asha@example.in', $name: 'Asha Verma', $phone: '+919876543210' }],
      ['track', 'Page Viewed', { path: '/dashboard' }],
      ['track', 'Item Added to Cart', { service_id: '16' }],
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

/** What reaches its server, each by its address and content. */
const told = async (act: (analytics: MixpanelAnalytics) => void) => {
  const beacons: { readonly address: URL; readonly body: unknown }[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    const data = new URLSearchParams(typeof body === 'string' ? body : '').get('data') ?? '';
    beacons.push({ address: new URL(String(address)), body: JSON.parse(data) });
    return true;
  });
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const timer = new InMemoryTimer();
  const log = new InMemoryLog();
  const { loadMixpanel } = await import('../../../src/infrastructure/analytics/mixpanelCore');
  const analytics = new MixpanelAnalytics({ token: 'tok', host: HOST, load: loadMixpanel, timer, log });
  act(analytics);
  timer.pass(2000);
  await expect.poll(() => beacons.length).toBe(4);
  return { beacons, said: JSON.stringify(said.mock.calls) };
};

describe('Mixpanel’s own code', () => {
  it('sends one event a page, and nothing of its address, title or where it was come from', async () => {
    window.history.replaceState({}, '', '/task-detail/4711?tab=2&gclid=g1&utm_source=mail');
    document.title = 'Namaste, Asha';
    const { beacons, said } = await told((analytics) => {
      analytics.identify(aUser({ id: '7', email: 'asha@example.in', displayName: 'Asha Verma' }));
      analytics.pageViewed('/task-detail/:taskId');
      analytics.track('Item Added to Cart', { service_id: '16' });
    });
    const all = JSON.stringify(beacons.map(({ body }) => body));
    for (const secret of ['4711', 'gclid', 'g1', 'utm', 'Namaste', 'referrer', 'localhost', '$current_url'])
      expect(all).not.toContain(secret);
    expect(all.match(/Page Viewed|mp_web_page_view/g)).toEqual(['Page Viewed']);
    expect(all).toContain('"path":"/task-detail/:taskId"');
    expect(all).toContain('"service_id":"16"');
    for (const { address } of beacons)
      expect([address.origin, address.searchParams.get('ip')]).toEqual([HOST, '0']);
    // `debug` is on, and names nobody.
    expect(said).not.toMatch(/asha|Verma|98765/i);
  });
});
