import { act, screen } from '@testing-library/react';
import { autorun } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { indianDay } from '../../../src/domain/dates/instant';
import { LOOK_EVERY_MS, PageClock } from '../../../src/ui/state/PageClock';
import { useNow } from '../../../src/ui/state/useNow';
import { aPageClock } from '../../doubles/aPageClock';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { renderWith } from '../support/renderWith';

const aClock = (at = '2026-11-20T18:28:30Z') => {
  const [clock, timer] = [new FixedClock(at), new InMemoryTimer()];
  const pass = (milliseconds: number): void => {
    clock.pass(milliseconds);
    timer.pass(milliseconds);
  };
  return { timer, pass, clock: aPageClock(clock, timer) };
};

describe('the clock of the screens', () => {
  it('tells each minute what time it is, as long as a part shows it [HOME-08]', () => {
    const { clock, timer, pass } = aClock();
    const begun = clock.now();
    const told: number[] = [];
    const end = autorun(() => void told.push(clock.now() - begun));
    pass(LOOK_EVERY_MS - 1);
    pass(1);
    pass(LOOK_EVERY_MS);
    expect(told).toEqual([0, LOOK_EVERY_MS, 2 * LOOK_EVERY_MS]);
    end();
    expect(timer.count).toBe(0);
  });

  it('follows a time that no timer has counted once it looks again, as after a sleep [HOME-05]', () => {
    const device = new FixedClock('2026-11-20T18:00:00Z');
    const clock = aPageClock(device, new InMemoryTimer());
    const told: string[] = [];
    const end = autorun(() => void told.push(indianDay(clock.now())));
    device.pass(8 * 60 * LOOK_EVERY_MS);
    clock.lookAgain();
    expect(told).toEqual(['2026-11-20', '2026-11-21']);
    end();
  });

  it('tells everywhere at once that an answer of the server has put it right [ENTRY-03]', async () => {
    const device = new FixedClock('2026-11-21T18:00:00Z');
    const clock = aPageClock(device, new InMemoryTimer());
    const told: string[] = [];
    const end = autorun(() => void told.push(indianDay(clock.now())));
    device.fastBy = 24 * 60 * LOOK_EVERY_MS;
    device.pass(-device.fastBy);
    expect(indianDay(clock.now())).toBe('2026-11-20');
    await Promise.resolve();
    expect(told).toEqual(['2026-11-21', '2026-11-20']);
    end();
  });

  it('lets a part be rendered again when what it says has changed, not each minute', () => {
    const { clock, pass } = aClock();
    let renders = 0;
    const Today = observer((): ReactElement => {
      renders += 1;
      return <p>{useNow(indianDay)}</p>;
    });
    renderWith(<Today />, { stores: new Map([[PageClock, clock]]) });
    act(() => pass(LOOK_EVERY_MS));
    expect([screen.getByText('2026-11-20').tagName, renders]).toEqual(['P', 1]);
    act(() => pass(LOOK_EVERY_MS));
    expect([screen.getByText('2026-11-21').tagName, renders]).toEqual(['P', 2]);
  });
});
