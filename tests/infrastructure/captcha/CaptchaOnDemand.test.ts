import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Captcha, CaptchaState } from '../../../src/application/ports/Captcha';
import { CaptchaOnDemand } from '../../../src/infrastructure/captcha/CaptchaOnDemand';
import { InMemoryCaptcha } from '../../doubles/InMemoryCaptcha';

/** Long enough for every promise that is settled already. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe('a captcha whose code comes beside the form', () => {
  let calls: PromiseWithResolvers<Captcha>[];
  let adapter: InMemoryCaptcha;
  let reload: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
  let states: CaptchaState[];
  let wasTicked: boolean;

  beforeEach(() => {
    calls = [];
    states = [];
    wasTicked = false;
    adapter = new InMemoryCaptcha();
    reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  });

  const make = (presentation: Captcha['presentation']): CaptchaOnDemand =>
    new CaptchaOnDemand({
      presentation,
      load: () => {
        const call = Promise.withResolvers<Captcha>();
        calls.push(call);
        return call.promise;
      },
      wasTicked: () => wasTicked,
      reload,
    });
  const hear = (state: CaptchaState): void => void states.push(state);
  const arrive = (): Promise<void> => {
    calls.at(-1)?.resolve(adapter);
    return settled();
  };
  const lose = (): Promise<void> => {
    calls.at(-1)?.reject(new Error('The line is down.'));
    return settled();
  };

  it.each([
    ['widget', 'loading'],
    ['checkbox', 'waiting'],
  ] as const)('lets a form show its %s as %s at once, and is asked for once', async (presentation, first) => {
    const captcha = make(presentation);
    const open = vi.spyOn(adapter, 'open');
    const place = document.createElement('div');
    captcha.open(place, hear);
    expect([states, captcha.token(), calls.length]).toEqual([[first], '', 1]);
    await arrive();
    expect(open).toHaveBeenCalledExactlyOnceWith(place, hear);
    expect([states, calls.length]).toEqual([[first, 'waiting'], 1]);
  });

  it('keeps a tick until the code is there', async () => {
    const captcha = make('checkbox');
    captcha.open(undefined, hear);
    captcha.start();
    expect([states, captcha.token()]).toEqual([['waiting', 'checking'], '']);
    await arrive();
    expect([states.at(-1), captcha.token(), adapter.passes]).toEqual(['passed', 'token-1', 1]);
  });

  it('takes it up also where its code came before the form [LINE-01]', async () => {
    wasTicked = true;
    const captcha = make('checkbox');
    await arrive();
    captcha.open(undefined, hear);
    await settled();
    expect([states.at(-1), captcha.token(), adapter.passes]).toEqual(['passed', 'token-1', 1]);
  });

  it('takes up the tick of the page that reloaded for missing code [LINE-01]', async () => {
    wasTicked = true;
    make('checkbox').open(undefined, hear);
    expect(states.at(-1)).toBe('checking');
    await arrive();
    expect([states.at(-1), adapter.passes]).toEqual(['passed', 1]);
  });

  it.each([
    ['leaves', (_: Captcha, close: () => void) => close()],
    ['resets', (captcha: Captcha) => captcha.reset()],
  ])('forgets a tick when the form %s', async (_, act) => {
    const captcha = make('checkbox');
    const close = captcha.open(undefined, hear);
    captcha.start();
    act(captcha, close);
    await arrive();
    captcha.open(undefined, hear);
    expect([states.at(-1), adapter.passes]).toEqual(['waiting', 0]);
  });

  it('opens for the last form alone', async () => {
    const captcha = make('checkbox');
    const open = vi.spyOn(adapter, 'open');
    const closeFirst = captcha.open('first', () => undefined);
    captcha.open('second', hear);
    closeFirst();
    await arrive();
    expect(open).toHaveBeenCalledExactlyOnceWith('second', hear);
  });

  it('is the captcha itself once it is there', async () => {
    const captcha = make('checkbox');
    const close = captcha.open(undefined, hear);
    await arrive();
    captcha.start();
    expect([captcha.token(), states.at(-1)]).toEqual(['token-1', 'passed']);
    captcha.reset();
    expect([captcha.token(), states.at(-1), adapter.resets]).toEqual(['', 'waiting', 1]);
    close();
    const heard = states.length;
    adapter.expire();
    expect(states).toHaveLength(heard);
    captcha.open(undefined, hear);
    expect(states).toHaveLength(heard + 1);
  });

  it('says that a widget could not be loaded, and tries again', async () => {
    const captcha = make('widget');
    captcha.open(undefined, hear);
    await lose();
    expect(states).toEqual(['loading', 'failed']);
    captcha.start();
    expect(states.at(-1)).toBe('loading');
    await arrive();
    expect([states.at(-1), calls.length]).toEqual(['waiting', 2]);
  });

  it('says nothing of a checkbox that nobody has ticked, and tries again with the tick', async () => {
    const captcha = make('checkbox');
    captcha.open(undefined, hear);
    await lose();
    expect([states, reload.mock.calls.length]).toEqual([['waiting'], 0]);
    captcha.start();
    await lose();
    expect(states).toEqual(['waiting', 'checking', 'failed']);
    captcha.start();
    await arrive();
    expect([states.at(-1), captcha.token()]).toEqual(['passed', 'token-1']);
  });

  it('reports no failure while the page is reloaded for its code', async () => {
    reload.mockResolvedValue(true);
    const captcha = make('widget');
    captcha.open(undefined, hear);
    await lose();
    expect([states, reload.mock.calls.length]).toEqual([['loading'], 1]);
  });

  it('reports no failure to a form that was left', async () => {
    make('widget').open(undefined, hear)();
    await lose();
    expect(states).toEqual(['loading']);
  });
});
